/**
 * Rows of `n` slots with `m` beads: 1 where there is a bead, and 0 where not.
 *
 * ```
 * let beads = widgets::Beads::new(6, 3)?;
 * let row = [0, 1, 0, 1, 0, 1];
 * assert_eq!(beads.rank(&row)?, 14.0);
 * assert_eq!(beads.left(&row)?, [0, 1, 1, 2, 2, 3]);
 * assert_eq!(beads.added(&row)?, [0.0, 1.0, 0.0, 3.0, 0.0, 10.0]);
 * # Ok::<(), String>(())
 * ```
 */
export class Beads {
    __destroy_into_raw() {
        const ptr = this.__wbg_ptr;
        this.__wbg_ptr = 0;
        BeadsFinalization.unregister(this);
        return ptr;
    }
    free() {
        const ptr = this.__destroy_into_raw();
        wasm.__wbg_beads_free(ptr, 0);
    }
    /**
     * For each slot, what its bead adds to the rank, and 0 where there is none.
     *
     * # Errors
     * As [`rank`](Self::rank).
     * @param {Uint8Array | number[]} row
     * @returns {Float64Array}
     */
    added(row) {
        const ptr0 = passArray8ToWasm0(row, wasm.__wbindgen_malloc);
        const len0 = WASM_VECTOR_LEN;
        const ret = wasm.beads_added(this.__wbg_ptr, ptr0, len0);
        if (ret[3]) {
            throw takeFromExternrefTable0(ret[2]);
        }
        var v2 = getArrayF64FromWasm0(ret[0], ret[1]).slice();
        wasm.__wbindgen_free(ret[0], ret[1] * 8, 8);
        return v2;
    }
    /**
     * The row of slots with a rank.
     *
     * # Errors
     * If there is no such row.
     * @param {number} rank
     * @returns {Uint8Array}
     */
    at(rank) {
        const ret = wasm.beads_at(this.__wbg_ptr, rank);
        if (ret[3]) {
            throw takeFromExternrefTable0(ret[2]);
        }
        var v1 = getArrayU8FromWasm0(ret[0], ret[1]).slice();
        wasm.__wbindgen_free(ret[0], ret[1] * 1, 1);
        return v1;
    }
    /**
     * How many rows there are.
     * @returns {number}
     */
    count() {
        const ret = wasm.beads_count(this.__wbg_ptr);
        return ret;
    }
    /**
     * For each slot, how many beads are in it and to its left: the column of the path in the
     * slot's line of the triangle.
     *
     * # Errors
     * As [`rank`](Self::rank).
     * @param {Uint8Array | number[]} row
     * @returns {Uint8Array}
     */
    left(row) {
        const ptr0 = passArray8ToWasm0(row, wasm.__wbindgen_malloc);
        const len0 = WASM_VECTOR_LEN;
        const ret = wasm.beads_left(this.__wbg_ptr, ptr0, len0);
        if (ret[3]) {
            throw takeFromExternrefTable0(ret[2]);
        }
        var v2 = getArrayU8FromWasm0(ret[0], ret[1]).slice();
        wasm.__wbindgen_free(ret[0], ret[1] * 1, 1);
        return v2;
    }
    /**
     * `m` beads in `n` slots.
     *
     * # Errors
     * If they do not fit, or there are more than 64 slots.
     * @param {number} n
     * @param {number} m
     */
    constructor(n, m) {
        const ret = wasm.beads_new(n, m);
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        this.__wbg_ptr = ret[0];
        BeadsFinalization.register(this, this.__wbg_ptr, this);
        return this;
    }
    /**
     * The rank of a row of slots, from 0.
     *
     * # Errors
     * If it has other slots, or more or fewer beads.
     * @param {Uint8Array | number[]} row
     * @returns {number}
     */
    rank(row) {
        const ptr0 = passArray8ToWasm0(row, wasm.__wbindgen_malloc);
        const len0 = WASM_VECTOR_LEN;
        const ret = wasm.beads_rank(this.__wbg_ptr, ptr0, len0);
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return ret[0];
    }
}
if (Symbol.dispose) Beads.prototype[Symbol.dispose] = Beads.prototype.free;

/**
 * Arrays of the orientations of `n` pieces, each of which has `v` orientations.
 *
 * ```
 * let free = widgets::Dials::new(3, 3, false)?;
 * assert_eq!((free.rank(&[1, 0, 2])?, free.places()?), (11.0, vec![9.0, 3.0, 1.0]));
 *
 * let zero = widgets::Dials::new(3, 3, true)?;
 * assert_eq!((zero.rank(&[1, 0, 2])?, zero.places()?), (3.0, vec![3.0, 1.0]));
 * assert_eq!(zero.follow(&[1, 0])?, [1, 0, 2]);
 * # Ok::<(), String>(())
 * ```
 */
export class Dials {
    __destroy_into_raw() {
        const ptr = this.__wbg_ptr;
        this.__wbg_ptr = 0;
        DialsFinalization.unregister(this);
        return ptr;
    }
    free() {
        const ptr = this.__destroy_into_raw();
        wasm.__wbg_dials_free(ptr, 0);
    }
    /**
     * The array of orientations with a rank.
     *
     * # Errors
     * If there is no such row.
     * @param {number} rank
     * @returns {Uint8Array}
     */
    at(rank) {
        const ret = wasm.dials_at(this.__wbg_ptr, rank);
        if (ret[3]) {
            throw takeFromExternrefTable0(ret[2]);
        }
        var v1 = getArrayU8FromWasm0(ret[0], ret[1]).slice();
        wasm.__wbindgen_free(ret[0], ret[1] * 1, 1);
        return v1;
    }
    /**
     * How many rows there are.
     * @returns {number}
     */
    count() {
        const ret = wasm.dials_count(this.__wbg_ptr);
        return ret;
    }
    /**
     * The given orientations of the first `n - 1` pieces, followed by the orientation of the last
     * piece that makes the sum 0 mod `v`.
     *
     * # Errors
     * If they are not the first `n - 1` of a row.
     * @param {Uint8Array | number[]} first
     * @returns {Uint8Array}
     */
    follow(first) {
        const ptr0 = passArray8ToWasm0(first, wasm.__wbindgen_malloc);
        const len0 = WASM_VECTOR_LEN;
        const ret = wasm.dials_follow(this.__wbg_ptr, ptr0, len0);
        if (ret[3]) {
            throw takeFromExternrefTable0(ret[2]);
        }
        var v2 = getArrayU8FromWasm0(ret[0], ret[1]).slice();
        wasm.__wbindgen_free(ret[0], ret[1] * 1, 1);
        return v2;
    }
    /**
     * The arrays of `n` orientations, each below `v`: all of them, or if `zero` is true those whose
     * sum is 0 mod `v`.
     *
     * # Errors
     * If there are no such arrays, or too many.
     * @param {number} n
     * @param {number} v
     * @param {boolean} zero
     */
    constructor(n, v, zero) {
        const ret = wasm.dials_new(n, v, zero);
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        this.__wbg_ptr = ret[0];
        DialsFinalization.register(this, this.__wbg_ptr, this);
        return this;
    }
    /**
     * The place value of each piece: what a turn by one adds to the rank; without the last
     * piece if it is determined by the others.
     *
     * # Errors
     * If pieces cannot be turned, as with `v = 1`.
     * @returns {Float64Array}
     */
    places() {
        const ret = wasm.dials_places(this.__wbg_ptr);
        if (ret[3]) {
            throw takeFromExternrefTable0(ret[2]);
        }
        var v1 = getArrayF64FromWasm0(ret[0], ret[1]).slice();
        wasm.__wbindgen_free(ret[0], ret[1] * 8, 8);
        return v1;
    }
    /**
     * The rank of an array of orientations, from 0.
     *
     * # Errors
     * If it is not one of these rows.
     * @param {Uint8Array | number[]} row
     * @returns {number}
     */
    rank(row) {
        const ptr0 = passArray8ToWasm0(row, wasm.__wbindgen_malloc);
        const len0 = WASM_VECTOR_LEN;
        const ret = wasm.dials_rank(this.__wbg_ptr, ptr0, len0);
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return ret[0];
    }
    /**
     * The sum of a row mod `v`.
     *
     * # Errors
     * If an orientation does not exist.
     * @param {Uint8Array | number[]} row
     * @returns {number}
     */
    twist(row) {
        const ptr0 = passArray8ToWasm0(row, wasm.__wbindgen_malloc);
        const len0 = WASM_VECTOR_LEN;
        const ret = wasm.dials_twist(this.__wbg_ptr, ptr0, len0);
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return ret[0];
    }
}
if (Symbol.dispose) Dials.prototype[Symbol.dispose] = Dials.prototype.free;

/**
 * A puzzle that can be played, with its distances once they were searched.
 *
 * ```
 * let mut board = widgets::Play::new("8-puzzle", "")?;
 * let rank = board.scramble("DRU")?;
 * assert_eq!((board.text(rank).as_str(), board.distance(rank)), ("1 2 3 4 8 5 7 0 6", None));
 * assert_eq!(board.search()?.len(), 32);
 * assert_eq!((board.distance(rank), board.next(rank)), (Some(3), Some(1)));
 * # Ok::<(), String>(())
 * ```
 */
export class Play {
    __destroy_into_raw() {
        const ptr = this.__wbg_ptr;
        this.__wbg_ptr = 0;
        PlayFinalization.unregister(this);
        return ptr;
    }
    free() {
        const ptr = this.__destroy_into_raw();
        wasm.__wbg_play_free(ptr, 0);
    }
    /**
     * The rank after each move, and −1 where it cannot be done.
     *
     * # Panics
     * If there is no such position.
     * @param {number} rank
     * @returns {Float64Array}
     */
    after(rank) {
        const ret = wasm.play_after(this.__wbg_ptr, rank);
        var v1 = getArrayF64FromWasm0(ret[0], ret[1]).slice();
        wasm.__wbindgen_free(ret[0], ret[1] * 8, 8);
        return v1;
    }
    /**
     * The distance of a position; `None` before [`search`](Self::search), or if it cannot be
     * solved.
     *
     * # Panics
     * If there is no such position.
     * @param {number} rank
     * @returns {number | undefined}
     */
    distance(rank) {
        const ret = wasm.play_distance(this.__wbg_ptr, rank);
        return ret === Number.MAX_SAFE_INTEGER ? undefined : ret;
    }
    /**
     * Whether the complete table fits in a page.
     * @returns {boolean}
     */
    fits() {
        const ret = wasm.play_fits(this.__wbg_ptr);
        return ret !== 0;
    }
    /**
     * The names of the moves.
     * @returns {string[]}
     */
    names() {
        const ret = wasm.play_names(this.__wbg_ptr);
        var v1 = getArrayJsValueFromWasm0(ret[0], ret[1]);
        wasm.__wbindgen_free(ret[0], ret[1] * 4, 4);
        return v1;
    }
    /**
     * The puzzle with this name, its moves counted in this metric: `half-turn`,
     * `quarter-turn`, `clockwise`, or as it is usual if nothing is said.
     *
     * # Errors
     * If there is no such puzzle or metric.
     * @param {string} name
     * @param {string} metric
     */
    constructor(name, metric) {
        let ptr0, len0, ptr1, len1;
        try {
            ptr0 = passStringToWasm0(name, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
            len0 = WASM_VECTOR_LEN;
            ptr1 = passStringToWasm0(metric, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
            len1 = WASM_VECTOR_LEN;
        } catch (e) {
            if (ptr1) { wasm.__wbindgen_free(ptr1, len1 * 1, 1); }
            if (ptr0) { wasm.__wbindgen_free(ptr0, len0 * 1, 1); }
            throw e;
        }
        const ret = wasm.play_new(ptr0, len0, ptr1, len1);
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        this.__wbg_ptr = ret[0];
        PlayFinalization.register(this, this.__wbg_ptr, this);
        return this;
    }
    /**
     * The first move that leads nearer to solved, if there is one.
     *
     * # Panics
     * If there is no such position.
     * @param {number} rank
     * @returns {number | undefined}
     */
    next(rank) {
        const ret = wasm.play_next(this.__wbg_ptr, rank);
        return ret === Number.MAX_SAFE_INTEGER ? undefined : ret;
    }
    /**
     * How many positions there are.
     * @returns {number}
     */
    positions() {
        const ret = wasm.play_positions(this.__wbg_ptr);
        return ret;
    }
    /**
     * The rank of the position that a text describes.
     *
     * # Errors
     * A message that says what was found and what would be right.
     * @param {string} text
     * @returns {number}
     */
    read(text) {
        const ptr0 = passStringToWasm0(text, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
        const len0 = WASM_VECTOR_LEN;
        const ret = wasm.play_read(this.__wbg_ptr, ptr0, len0);
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return ret[0];
    }
    /**
     * The rank of the position after these moves from solved.
     *
     * # Errors
     * A message that names the first word that is no move, or the first move that is impossible.
     * @param {string} moves
     * @returns {number}
     */
    scramble(moves) {
        const ptr0 = passStringToWasm0(moves, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
        const len0 = WASM_VECTOR_LEN;
        const ret = wasm.play_scramble(this.__wbg_ptr, ptr0, len0);
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return ret[0];
    }
    /**
     * Finds the distance of every position, and says how many there are at each.
     *
     * # Errors
     * If there are too many for a page, or there is no memory for them.
     *
     * # Complexity
     * A byte for each position, and as long as `gods table` takes on one thread.
     * @returns {Float64Array}
     */
    search() {
        const ret = wasm.play_search(this.__wbg_ptr);
        if (ret[3]) {
            throw takeFromExternrefTable0(ret[2]);
        }
        var v1 = getArrayF64FromWasm0(ret[0], ret[1]).slice();
        wasm.__wbindgen_free(ret[0], ret[1] * 8, 8);
        return v1;
    }
    /**
     * The number of the solved position.
     * @returns {number}
     */
    solved() {
        const ret = wasm.play_solved(this.__wbg_ptr);
        return ret;
    }
    /**
     * A position as people write it.
     *
     * # Panics
     * If there is no such position.
     * @param {number} rank
     * @returns {string}
     */
    text(rank) {
        let deferred1_0;
        let deferred1_1;
        try {
            const ret = wasm.play_text(this.__wbg_ptr, rank);
            deferred1_0 = ret[0];
            deferred1_1 = ret[1];
            return getStringFromWasm0(ret[0], ret[1]);
        } finally {
            wasm.__wbindgen_free(deferred1_0, deferred1_1, 1);
        }
    }
}
if (Symbol.dispose) Play.prototype[Symbol.dispose] = Play.prototype.free;

/**
 * A breadth-first search from a board to the solved one, which can be interrupted and
 * continued. A board is compared with the goal when it is dequeued.
 *
 * ```
 * let mut search = widgets::Queue::new("1 2 3 4 5 6 0 7 8")?;
 * search.step(1000);
 * assert!(search.is_found());
 * assert_eq!(search.depth(), 2);
 * # Ok::<(), String>(())
 * ```
 */
export class Queue {
    __destroy_into_raw() {
        const ptr = this.__wbg_ptr;
        this.__wbg_ptr = 0;
        QueueFinalization.unregister(this);
        return ptr;
    }
    free() {
        const ptr = this.__destroy_into_raw();
        wasm.__wbg_queue_free(ptr, 0);
    }
    /**
     * How many moves the board that was taken out last is from the start.
     * @returns {number}
     */
    depth() {
        const ret = wasm.queue_depth(this.__wbg_ptr);
        return ret >>> 0;
    }
    /**
     * How many boards were found, the start among them.
     * @returns {number}
     */
    found() {
        const ret = wasm.queue_found(this.__wbg_ptr);
        return ret >>> 0;
    }
    /**
     * Whether the goal was taken out.
     * @returns {boolean}
     */
    is_found() {
        const ret = wasm.queue_is_found(this.__wbg_ptr);
        return ret !== 0;
    }
    /**
     * How many boards were found at each distance from the start.
     * @returns {Float64Array}
     */
    layers() {
        const ret = wasm.queue_layers(this.__wbg_ptr);
        var v1 = getArrayF64FromWasm0(ret[0], ret[1]).slice();
        wasm.__wbindgen_free(ret[0], ret[1] * 8, 8);
        return v1;
    }
    /**
     * A search with only the start in the queue.
     *
     * # Errors
     * If this is no board of nine cells. One that cannot be solved is searched as well: in
     * the end the queue is empty.
     * @param {string} board
     */
    constructor(board) {
        const ptr0 = passStringToWasm0(board, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
        const len0 = WASM_VECTOR_LEN;
        const ret = wasm.queue_new(ptr0, len0);
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        this.__wbg_ptr = ret[0];
        QueueFinalization.register(this, this.__wbg_ptr, this);
        return this;
    }
    /**
     * Dequeues and expands `boards` boards, or fewer if the goal is among them or the queue
     * is empty.
     *
     * # Complexity
     * A hash map look-up for each neighbor of each board.
     * @param {number} boards
     */
    step(boards) {
        wasm.queue_step(this.__wbg_ptr, boards);
    }
    /**
     * How many boards were taken out of the queue.
     * @returns {number}
     */
    taken() {
        const ret = wasm.queue_taken(this.__wbg_ptr);
        return ret >>> 0;
    }
    /**
     * How many boards wait in the queue.
     * @returns {number}
     */
    waiting() {
        const ret = wasm.queue_waiting(this.__wbg_ptr);
        return ret >>> 0;
    }
}
if (Symbol.dispose) Queue.prototype[Symbol.dispose] = Queue.prototype.free;

/**
 * Four cards in a ring, and the bits visited by a search in rows.
 *
 * ```
 * let ring = widgets::Ring::new()?;
 * assert_eq!(ring.layers()[..4], [1.0, 3.0, 5.0, 8.0]);
 * assert_eq!((ring.target(2, 0), ring.vector(2, 0)), (6, vec![2, 1, 0]));
 * assert_eq!(ring.digits(5), [2, 1, 0]);
 * assert_eq!(ring.word(6, 1), 1 << 5); // after one step, the exchange is visited
 * # Ok::<(), String>(())
 * ```
 */
export class Ring {
    __destroy_into_raw() {
        const ptr = this.__wbg_ptr;
        this.__wbg_ptr = 0;
        RingFinalization.unregister(this);
        return ptr;
    }
    free() {
        const ptr = this.__destroy_into_raw();
        wasm.__wbg_ring_free(ptr, 0);
    }
    /**
     * How cards 0, 1 and 2 are turned in a column.
     *
     * # Panics
     * If there is no such column.
     * @param {number} place
     * @returns {Uint8Array}
     */
    digits(place) {
        const ret = wasm.ring_digits(this.__wbg_ptr, place);
        var v1 = getArrayU8FromWasm0(ret[0], ret[1]).slice();
        wasm.__wbindgen_free(ret[0], ret[1] * 1, 1);
        return v1;
    }
    /**
     * How many positions there are at each distance.
     * @returns {Float64Array}
     */
    layers() {
        const ret = wasm.ring_layers(this.__wbg_ptr);
        var v1 = getArrayF64FromWasm0(ret[0], ret[1]).slice();
        wasm.__wbindgen_free(ret[0], ret[1] * 8, 8);
        return v1;
    }
    /**
     * Searches all positions of the ring.
     *
     * # Errors
     * If there is no memory for its 648 positions.
     *
     * # Complexity
     * A few milliseconds and kilobytes.
     */
    constructor() {
        const ret = wasm.ring_new();
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        this.__wbg_ptr = ret[0];
        RingFinalization.register(this, this.__wbg_ptr, this);
        return this;
    }
    /**
     * The order of the cards in a row.
     *
     * # Panics
     * If there is no such row.
     * @param {number} row
     * @returns {Uint8Array}
     */
    order(row) {
        const ret = wasm.ring_order(this.__wbg_ptr, row);
        var v1 = getArrayU8FromWasm0(ret[0], ret[1]).slice();
        wasm.__wbindgen_free(ret[0], ret[1] * 1, 1);
        return v1;
    }
    /**
     * The row that a move (0 is down, 1 up, 2 the exchange) makes of a row.
     *
     * # Panics
     * If there is no such move or row.
     * @param {number} m
     * @param {number} row
     * @returns {number}
     */
    target(m, row) {
        const ret = wasm.ring_target(this.__wbg_ptr, m, row);
        return ret >>> 0;
    }
    /**
     * What a move adds to the digits of all columns of a row.
     *
     * # Panics
     * If there is no such move or row.
     * @param {number} m
     * @param {number} row
     * @returns {Uint8Array}
     */
    vector(m, row) {
        const ret = wasm.ring_vector(this.__wbg_ptr, m, row);
        var v1 = getArrayU8FromWasm0(ret[0], ret[1]).slice();
        wasm.__wbindgen_free(ret[0], ret[1] * 1, 1);
        return v1;
    }
    /**
     * The visited columns of a row after `steps` steps of the search, as bits: bit `p` is column
     * `p`.
     *
     * # Panics
     * If there is no such row.
     * @param {number} row
     * @param {number} steps
     * @returns {number}
     */
    word(row, steps) {
        const ret = wasm.ring_word(this.__wbg_ptr, row, steps);
        return ret >>> 0;
    }
}
if (Symbol.dispose) Ring.prototype[Symbol.dispose] = Ring.prototype.free;

/**
 * The record of a scan, step by step. A step is a cell that the scan expands: its label is
 * that of the current pass.
 *
 * ```
 * let scan = widgets::Scan::new()?;
 * assert_eq!(scan.steps(), 24);
 * assert_eq!((scan.cell(2), scan.pass(2)), (2, 2)); // after cells 0 and 1
 * assert_eq!(scan.neighbors(1), [7, 4, 0]);
 * assert_eq!(scan.labels(0).iter().filter(|&&label| label == -1).count(), 23);
 * # Ok::<(), String>(())
 * ```
 */
export class Scan {
    __destroy_into_raw() {
        const ptr = this.__wbg_ptr;
        this.__wbg_ptr = 0;
        ScanFinalization.unregister(this);
        return ptr;
    }
    free() {
        const ptr = this.__destroy_into_raw();
        wasm.__wbg_scan_free(ptr, 0);
    }
    /**
     * The cell that a step expands.
     *
     * # Panics
     * If there is no such step.
     * @param {number} step
     * @returns {number}
     */
    cell(step) {
        const ret = wasm.scan_cell(this.__wbg_ptr, step);
        return ret >>> 0;
    }
    /**
     * The labels after `steps` steps, and −1 for each cell without a label.
     *
     * # Panics
     * If there are fewer steps.
     * @param {number} steps
     * @returns {Int8Array}
     */
    labels(steps) {
        const ret = wasm.scan_labels(this.__wbg_ptr, steps);
        var v1 = getArrayI8FromWasm0(ret[0], ret[1]).slice();
        wasm.__wbindgen_free(ret[0], ret[1] * 1, 1);
        return v1;
    }
    /**
     * How many cells there are at each distance.
     * @returns {Float64Array}
     */
    layers() {
        const ret = wasm.scan_layers(this.__wbg_ptr);
        var v1 = getArrayF64FromWasm0(ret[0], ret[1]).slice();
        wasm.__wbindgen_free(ret[0], ret[1] * 8, 8);
        return v1;
    }
    /**
     * Where the three moves lead from a cell.
     *
     * # Panics
     * If there is no such cell.
     * @param {number} cell
     * @returns {Uint32Array}
     */
    neighbors(cell) {
        const ret = wasm.scan_neighbors(this.__wbg_ptr, cell);
        var v1 = getArrayU32FromWasm0(ret[0], ret[1]).slice();
        wasm.__wbindgen_free(ret[0], ret[1] * 4, 4);
        return v1;
    }
    /**
     * Scans the 24 orders of four cards.
     *
     * # Errors
     * If there is no memory for them.
     *
     * # Complexity
     * 24 cells, in seven passes.
     */
    constructor() {
        const ret = wasm.scan_new();
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        this.__wbg_ptr = ret[0];
        ScanFinalization.register(this, this.__wbg_ptr, this);
        return this;
    }
    /**
     * The order of the cards in a cell.
     *
     * # Panics
     * If there is no such cell.
     * @param {number} cell
     * @returns {Uint8Array}
     */
    order(cell) {
        const ret = wasm.scan_order(this.__wbg_ptr, cell);
        var v1 = getArrayU8FromWasm0(ret[0], ret[1]).slice();
        wasm.__wbindgen_free(ret[0], ret[1] * 1, 1);
        return v1;
    }
    /**
     * In which pass over the table a step is, from 1. New labels in this pass are this number.
     *
     * # Panics
     * If there is no such step.
     * @param {number} step
     * @returns {number}
     */
    pass(step) {
        const ret = wasm.scan_pass(this.__wbg_ptr, step);
        return ret >>> 0;
    }
    /**
     * How many cells the scan expands, one in each step.
     * @returns {number}
     */
    steps() {
        const ret = wasm.scan_steps(this.__wbg_ptr);
        return ret >>> 0;
    }
}
if (Symbol.dispose) Scan.prototype[Symbol.dispose] = Scan.prototype.free;

/**
 * The square of a coordinate. Positions are the numbers that [`Play`](crate::Play) has for
 * the pocket cube, and moves are those of the half-turn metric.
 *
 * ```
 * let order = widgets::CommutingSquare::new("order")?;
 * let u = widgets::Play::new("pocket-cube", "half-turn")?.scramble("U")?;
 * assert_eq!(order.rank(u)?, 2160);
 * assert_eq!((order.ranked(u, 3)?, order.looked_up(2160, 3)?), (2891, 2891)); // R
 * assert!(order.clash().is_empty());
 * # Ok::<(), String>(())
 * ```
 */
export class Square {
    __destroy_into_raw() {
        const ptr = this.__wbg_ptr;
        this.__wbg_ptr = 0;
        SquareFinalization.unregister(this);
        return ptr;
    }
    free() {
        const ptr = this.__destroy_into_raw();
        wasm.__wbg_square_free(ptr, 0);
    }
    /**
     * Empty if the coordinate is well defined. Otherwise: two positions, the move, the rank of
     * both before it, and their two ranks after it.
     * @returns {Float64Array}
     */
    clash() {
        const ret = wasm.square_clash(this.__wbg_ptr);
        var v1 = getArrayF64FromWasm0(ret[0], ret[1]).slice();
        wasm.__wbindgen_free(ret[0], ret[1] * 8, 8);
        return v1;
    }
    /**
     * How many ranks the coordinate has: the number of rows of its transition table.
     * @returns {number}
     */
    count() {
        const ret = wasm.square_count(this.__wbg_ptr);
        return ret >>> 0;
    }
    /**
     * The other path: looks up the move in the row of a rank.
     *
     * # Errors
     * If there is no such line or move.
     * @param {number} rank
     * @param {number} m
     * @returns {number}
     */
    looked_up(rank, m) {
        const ret = wasm.square_looked_up(this.__wbg_ptr, rank, m);
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return ret[0] >>> 0;
    }
    /**
     * `order` and `twist` of all corners; `places`, the slots of the pieces 0, 1 and 2;
     * and two that are not well defined: `pieces`, what the slots 0, 1 and 2 hold, and
     * `set`, the same in any order.
     *
     * # Errors
     * If there is no such coordinate.
     *
     * # Complexity
     * At most 5040 times 9 products and ranks.
     * @param {string} name
     */
    constructor(name) {
        const ptr0 = passStringToWasm0(name, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
        const len0 = WASM_VECTOR_LEN;
        const ret = wasm.square_new(ptr0, len0);
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        this.__wbg_ptr = ret[0];
        SquareFinalization.register(this, this.__wbg_ptr, this);
        return this;
    }
    /**
     * The coordinate's rank of a position.
     *
     * # Errors
     * If there is no such position.
     * @param {number} position
     * @returns {number}
     */
    rank(position) {
        const ret = wasm.square_rank(this.__wbg_ptr, position);
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return ret[0] >>> 0;
    }
    /**
     * One path in the square: moves the position, then ranks it.
     *
     * # Errors
     * If there is no such position or move.
     * @param {number} position
     * @param {number} m
     * @returns {number}
     */
    ranked(position, m) {
        const ret = wasm.square_ranked(this.__wbg_ptr, position, m);
        if (ret[2]) {
            throw takeFromExternrefTable0(ret[1]);
        }
        return ret[0] >>> 0;
    }
}
if (Symbol.dispose) Square.prototype[Symbol.dispose] = Square.prototype.free;

/**
 * The symmetries of a cube, and the images of a pocket cube whose corner DBL is fixed.
 *
 * Symmetry 0 is the identity. Steps generate the others: step 0 rotates the whole cube as U
 * turns its upper half, step 1 as R turns its right half, and step 2 reflects left and right.
 *
 * ```
 * let twins = widgets::PocketCubeSymmetries::new();
 * let cube = widgets::Play::new("pocket-cube", "")?;
 * let mirror = twins.after(0, 2);
 * assert_eq!(twins.image(mirror, cube.scramble("R")?), cube.scramble("R'")?);
 * assert_eq!(twins.moves(mirror), ["U'", "R'", "F'"]);
 * # Ok::<(), String>(())
 * ```
 */
export class Twins {
    __destroy_into_raw() {
        const ptr = this.__wbg_ptr;
        this.__wbg_ptr = 0;
        TwinsFinalization.unregister(this);
        return ptr;
    }
    free() {
        const ptr = this.__destroy_into_raw();
        wasm.__wbg_twins_free(ptr, 0);
    }
    /**
     * The product of symmetry `s` and a step, in this order.
     *
     * # Panics
     * If there is no such symmetry or step.
     * @param {number} s
     * @param {number} step
     * @returns {number}
     */
    after(s, step) {
        const ret = wasm.twins_after(this.__wbg_ptr, s, step);
        return ret >>> 0;
    }
    /**
     * How many symmetries there are.
     * @returns {number}
     */
    count() {
        const ret = wasm.twins_count(this.__wbg_ptr);
        return ret >>> 0;
    }
    /**
     * The image of a position under a symmetry, both as ranks.
     *
     * # Panics
     * If there is no such symmetry or position.
     * @param {number} s
     * @param {number} rank
     * @returns {number}
     */
    image(s, rank) {
        const ret = wasm.twins_image(this.__wbg_ptr, s, rank);
        return ret;
    }
    /**
     * The images of the moves U, R and F under a symmetry.
     *
     * # Panics
     * If there is no such symmetry.
     * @param {number} s
     * @returns {string[]}
     */
    moves(s) {
        const ret = wasm.twins_moves(this.__wbg_ptr, s);
        var v1 = getArrayJsValueFromWasm0(ret[0], ret[1]);
        wasm.__wbindgen_free(ret[0], ret[1] * 4, 4);
        return v1;
    }
    /**
     * Computes the products of the symmetries.
     *
     * # Complexity
     * A moment's time.
     */
    constructor() {
        const ret = wasm.twins_new();
        this.__wbg_ptr = ret;
        TwinsFinalization.register(this, this.__wbg_ptr, this);
        return this;
    }
}
if (Symbol.dispose) Twins.prototype[Symbol.dispose] = Twins.prototype.free;

/**
 * Whether moves lead from a board of the 8-puzzle to the solved one.
 *
 * # Errors
 * If this is no board of nine cells.
 *
 * # Complexity
 * O(cells²) time.
 *
 * # Examples
 * ```
 * assert!(!widgets::board_can_be_solved("1 3 2 4 5 6 7 8 0")?);
 * # Ok::<(), String>(())
 * ```
 * @param {string} board
 * @returns {boolean}
 */
export function board_can_be_solved(board) {
    const ptr0 = passStringToWasm0(board, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
    const len0 = WASM_VECTOR_LEN;
    const ret = wasm.board_can_be_solved(ptr0, len0);
    if (ret[2]) {
        throw takeFromExternrefTable0(ret[1]);
    }
    return ret[0] !== 0;
}

/**
 * The number of inversions of a board: pairs of tiles in the wrong order.
 *
 * # Errors
 * If this is no board of nine cells.
 *
 * # Complexity
 * O(cells²) time.
 *
 * # Examples
 * ```
 * assert_eq!(widgets::board_inversions("1 3 2 4 5 6 7 8 0")?, 1);
 * # Ok::<(), String>(())
 * ```
 * @param {string} board
 * @returns {number}
 */
export function board_inversions(board) {
    const ptr0 = passStringToWasm0(board, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
    const len0 = WASM_VECTOR_LEN;
    const ret = wasm.board_inversions(ptr0, len0);
    if (ret[2]) {
        throw takeFromExternrefTable0(ret[1]);
    }
    return ret[0] >>> 0;
}

/**
 * Counts the boards of the 8-puzzle by bound and distance: for each pair that occurs, the
 * bound, the distance, how many boards have them, and the number of the first.
 *
 * # Errors
 * If there is no such bound.
 *
 * # Complexity
 * The complete table: 181,440 boards, a byte each.
 *
 * # Examples
 * ```
 * let grid = widgets::bound_against_distance("manhattan")?;
 * assert_eq!(grid[..4], [0.0, 0.0, 1.0, 0.0]);
 * # Ok::<(), String>(())
 * ```
 * @param {string} bound_name
 * @returns {Float64Array}
 */
export function bound_against_distance(bound_name) {
    const ptr0 = passStringToWasm0(bound_name, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
    const len0 = WASM_VECTOR_LEN;
    const ret = wasm.bound_against_distance(ptr0, len0);
    if (ret[3]) {
        throw takeFromExternrefTable0(ret[2]);
    }
    var v2 = getArrayF64FromWasm0(ret[0], ret[1]).slice();
    wasm.__wbindgen_free(ret[0], ret[1] * 8, 8);
    return v2;
}

/**
 * The pieces of a position in their slots, 0 to 6, and then how each is turned.
 *
 * # Errors
 * If there is no such position.
 *
 * # Complexity
 * O(1).
 *
 * # Examples
 * ```
 * let r = widgets::Play::new("pocket-cube", "")?.scramble("R")?;
 * assert_eq!(widgets::corners(r)?, [4, 1, 2, 0, 6, 5, 3, 2, 0, 0, 1, 1, 0, 2]);
 * # Ok::<(), String>(())
 * ```
 * @param {number} position
 * @returns {Uint8Array}
 */
export function corners(position) {
    const ret = wasm.corners(position);
    if (ret[3]) {
        throw takeFromExternrefTable0(ret[2]);
    }
    var v1 = getArrayU8FromWasm0(ret[0], ret[1]).slice();
    wasm.__wbindgen_free(ret[0], ret[1] * 1, 1);
    return v1;
}

/**
 * The limit of the next round, when a round with a limit has found nothing: the smallest
 * sum that was cut. `None` if it has found the goal.
 *
 * # Errors
 * As [`tree`].
 *
 * # Complexity
 * As [`tree`].
 *
 * # Examples
 * ```
 * assert_eq!(widgets::next_limit("5 2 3 1 4 6 7 8 0", 4, "manhattan")?, Some(6));
 * assert_eq!(widgets::next_limit("5 2 3 1 4 6 7 8 0", 10, "manhattan")?, None);
 * # Ok::<(), String>(())
 * ```
 * @param {string} board
 * @param {number} limit
 * @param {string} bound_name
 * @returns {number | undefined}
 */
export function next_limit(board, limit, bound_name) {
    const val3 = +limit;
    let ptr0, len0, ptr1, len1;
    try {
        ptr0 = passStringToWasm0(board, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
        len0 = WASM_VECTOR_LEN;
        ptr1 = passStringToWasm0(bound_name, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
        len1 = WASM_VECTOR_LEN;
    } catch (e) {
        if (ptr1) { wasm.__wbindgen_free(ptr1, len1 * 1, 1); }
        if (ptr0) { wasm.__wbindgen_free(ptr0, len0 * 1, 1); }
        throw e;
    }
    const ret = wasm.next_limit(ptr0, len0, val3, ptr1, len1);
    if (ret[2]) {
        throw takeFromExternrefTable0(ret[1]);
    }
    return ret[0] === Number.MAX_SAFE_INTEGER ? undefined : ret[0];
}

/**
 * The permutation of `n` pieces with a rank in lexicographic order.
 *
 * # Errors
 * If there is no such rank.
 *
 * # Complexity
 * O(n²) time, n bytes.
 *
 * # Examples
 * ```
 * assert_eq!(widgets::order_at(10.0, 4)?, [1, 3, 0, 2]);
 * assert!(widgets::order_at(24.0, 4).is_err());
 * # Ok::<(), String>(())
 * ```
 * @param {number} rank
 * @param {number} n
 * @returns {Uint8Array}
 */
export function order_at(rank, n) {
    const ret = wasm.order_at(rank, n);
    if (ret[3]) {
        throw takeFromExternrefTable0(ret[2]);
    }
    var v1 = getArrayU8FromWasm0(ret[0], ret[1]).slice();
    wasm.__wbindgen_free(ret[0], ret[1] * 1, 1);
    return v1;
}

/**
 * For each slot, the number of smaller pieces to its right.
 *
 * # Errors
 * If this is no permutation of pieces.
 *
 * # Complexity
 * O(n²) time, n bytes.
 *
 * # Examples
 * ```
 * assert_eq!(widgets::order_digits(&[1, 3, 0, 2])?, [1, 2, 0, 0]);
 * assert_eq!(widgets::order_digits(&[1, 1]).unwrap_err(), "piece 1 stands twice, in slots 0 and 1");
 * # Ok::<(), String>(())
 * ```
 * @param {Uint8Array | number[]} order
 * @returns {Uint8Array}
 */
export function order_digits(order) {
    const ptr0 = passArray8ToWasm0(order, wasm.__wbindgen_malloc);
    const len0 = WASM_VECTOR_LEN;
    const ret = wasm.order_digits(ptr0, len0);
    if (ret[3]) {
        throw takeFromExternrefTable0(ret[2]);
    }
    var v2 = getArrayU8FromWasm0(ret[0], ret[1]).slice();
    wasm.__wbindgen_free(ret[0], ret[1] * 1, 1);
    return v2;
}

/**
 * Whether a permutation is even.
 *
 * # Errors
 * If this is no permutation of pieces.
 *
 * # Complexity
 * O(n²) time, n bytes.
 *
 * # Examples
 * ```
 * assert!(!widgets::order_is_even(&[1, 3, 0, 2])?);
 * # Ok::<(), String>(())
 * ```
 * @param {Uint8Array | number[]} order
 * @returns {boolean}
 */
export function order_is_even(order) {
    const ptr0 = passArray8ToWasm0(order, wasm.__wbindgen_malloc);
    const len0 = WASM_VECTOR_LEN;
    const ret = wasm.order_is_even(ptr0, len0);
    if (ret[2]) {
        throw takeFromExternrefTable0(ret[1]);
    }
    return ret[0] !== 0;
}

/**
 * The rank of a permutation in lexicographic order, from 0.
 *
 * # Errors
 * If this is no permutation of at most 20 pieces.
 *
 * # Complexity
 * O(n²) time, n bytes.
 *
 * # Examples
 * ```
 * assert_eq!(widgets::order_rank(&[1, 3, 0, 2])?, 10.0);
 * # Ok::<(), String>(())
 * ```
 * @param {Uint8Array | number[]} order
 * @returns {number}
 */
export function order_rank(order) {
    const ptr0 = passArray8ToWasm0(order, wasm.__wbindgen_malloc);
    const len0 = WASM_VECTOR_LEN;
    const ret = wasm.order_rank(ptr0, len0);
    if (ret[2]) {
        throw takeFromExternrefTable0(ret[1]);
    }
    return ret[0];
}

/**
 * For each symmetry, the number of colorings that it fixes; then the sum of these numbers,
 * and last the number of classes, by Burnside's lemma.
 *
 * # Complexity
 * O(colorings · symmetries) images.
 *
 * # Examples
 * ```
 * assert_eq!(widgets::square_burnside(), [16, 2, 4, 2, 8, 4, 8, 4, 48, 6]);
 * ```
 * @returns {Uint32Array}
 */
export function square_burnside() {
    const ret = wasm.square_burnside();
    var v1 = getArrayU32FromWasm0(ret[0], ret[1]).slice();
    wasm.__wbindgen_free(ret[0], ret[1] * 4, 4);
    return v1;
}

/**
 * For each coloring, the representative of its class, which is the smallest.
 *
 * # Complexity
 * O(colorings · symmetries) images.
 *
 * # Examples
 * ```
 * let first = widgets::square_classes();
 * assert_eq!((first[0b1100], first[0b1010]), (0b0011, 0b0101));
 * ```
 * @returns {Uint32Array}
 */
export function square_classes() {
    const ret = wasm.square_classes();
    var v1 = getArrayU32FromWasm0(ret[0], ret[1]).slice();
    wasm.__wbindgen_free(ret[0], ret[1] * 4, 4);
    return v1;
}

/**
 * The images of a coloring under the eight symmetries.
 *
 * # Panics
 * If there is no such coloring.
 *
 * # Complexity
 * O(1) time.
 *
 * # Examples
 * ```
 * // One filled corner is mapped to each of the four by two symmetries.
 * assert_eq!(widgets::square_images(1), [1, 8, 4, 2, 1, 2, 4, 8]);
 * ```
 * @param {number} coloring
 * @returns {Uint32Array}
 */
export function square_images(coloring) {
    const ret = wasm.square_images(coloring);
    var v1 = getArrayU32FromWasm0(ret[0], ret[1]).slice();
    wasm.__wbindgen_free(ret[0], ret[1] * 4, 4);
    return v1;
}

/**
 * Runs one round of IDA* from a board of the 8-puzzle. Returns four numbers for each position, in
 * the order of the visits: its depth, the sum of depth and bound, the move to it (−1 for the
 * start), and its state: 0 if it is expanded, 1 if it is pruned, 2 if it is solved. A move that
 * would undo the one before is listed with state 3 and no sum.
 *
 * # Errors
 * If there is no such board or bound, or the tree is too large to be drawn.
 *
 * # Complexity
 * O(positions) time and memory, a few hundred at most.
 *
 * # Examples
 * ```
 * let tree = widgets::tree("1 2 3 4 5 6 7 0 8", 1, "manhattan")?;
 * assert_eq!(tree[..4], [0, 1, -1, 0]);
 * assert_eq!(tree[tree.len() - 4..], [1, 1, 2, 2]);
 * # Ok::<(), String>(())
 * ```
 * @param {string} board
 * @param {number} limit
 * @param {string} bound_name
 * @returns {Int32Array}
 */
export function tree(board, limit, bound_name) {
    const val3 = +limit;
    let ptr0, len0, ptr1, len1;
    try {
        ptr0 = passStringToWasm0(board, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
        len0 = WASM_VECTOR_LEN;
        ptr1 = passStringToWasm0(bound_name, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
        len1 = WASM_VECTOR_LEN;
    } catch (e) {
        if (ptr1) { wasm.__wbindgen_free(ptr1, len1 * 1, 1); }
        if (ptr0) { wasm.__wbindgen_free(ptr0, len0 * 1, 1); }
        throw e;
    }
    const ret = wasm.tree(ptr0, len0, val3, ptr1, len1);
    if (ret[3]) {
        throw takeFromExternrefTable0(ret[2]);
    }
    var v4 = getArrayI32FromWasm0(ret[0], ret[1]).slice();
    wasm.__wbindgen_free(ret[0], ret[1] * 4, 4);
    return v4;
}

/**
 * The steps that add `by` to digit `j` of all columns in a row of 27 bits: the bits
 * that the first mask picks, by how much they go up, and where they are then; the bits
 * that the second picks, by how much they come down, and where they are then; and the
 * word that both make.
 *
 * # Panics
 * If `j` or `by` is not below 3.
 *
 * # Complexity
 * O(1) time: the masks are made each time, and the words are 27 bits.
 *
 * # Examples
 * ```
 * // Places 0 and 8: digit 1 of the one is 0, of the other 2.
 * let done = widgets::turn_digit(1 << 0 | 1 << 8, 1, 1);
 * assert_eq!(done, [1 << 0, 3, 1 << 3, 1 << 8, 6, 1 << 2, 1 << 2 | 1 << 3]);
 * ```
 * @param {number} word
 * @param {number} j
 * @param {number} by
 * @returns {Uint32Array}
 */
export function turn_digit(word, j, by) {
    const ret = wasm.turn_digit(word, j, by);
    var v1 = getArrayU32FromWasm0(ret[0], ret[1]).slice();
    wasm.__wbindgen_free(ret[0], ret[1] * 4, 4);
    return v1;
}

/**
 * The binomial coefficient: how many ways there are to choose `r` of `i` slots.
 *
 * # Errors
 * If the crate's table does not reach so far.
 *
 * # Complexity
 * O(1).
 *
 * # Examples
 * ```
 * assert_eq!(widgets::binomial(5, 3)?, 10.0);
 * assert_eq!(widgets::binomial(3, 4)?, 0.0);
 * # Ok::<(), String>(())
 * ```
 * @param {number} i
 * @param {number} r
 * @returns {number}
 */
export function ways(i, r) {
    const ret = wasm.ways(i, r);
    if (ret[2]) {
        throw takeFromExternrefTable0(ret[1]);
    }
    return ret[0];
}
function __wbg_get_imports() {
    const import0 = {
        __proto__: null,
        __wbg___wbindgen_throw_4c88d8bf264fd984: function(arg0, arg1) {
            throw new Error(getStringFromWasm0(arg0, arg1));
        },
        __wbindgen_generic_0000000000000001: function(arg0, arg1) {
            // Cast intrinsic for `Ref(String) -> Externref`.
            const ret = getStringFromWasm0(arg0, arg1);
            return ret;
        },
        __wbindgen_init_externref_table: function() {
            const table = wasm.__wbindgen_externrefs;
            table.set(0, undefined);
            table.set(1024, undefined);
            table.set(1025, null);
            table.set(1026, true);
            table.set(1027, false);
        },
    };
    return {
        __proto__: null,
        "./gods_widgets_bg.js": import0,
    };
}

const BeadsFinalization = (typeof FinalizationRegistry === 'undefined')
    ? { register: () => {}, unregister: () => {} }
    : new FinalizationRegistry(ptr => wasm.__wbg_beads_free(ptr, 1));
const DialsFinalization = (typeof FinalizationRegistry === 'undefined')
    ? { register: () => {}, unregister: () => {} }
    : new FinalizationRegistry(ptr => wasm.__wbg_dials_free(ptr, 1));
const PlayFinalization = (typeof FinalizationRegistry === 'undefined')
    ? { register: () => {}, unregister: () => {} }
    : new FinalizationRegistry(ptr => wasm.__wbg_play_free(ptr, 1));
const QueueFinalization = (typeof FinalizationRegistry === 'undefined')
    ? { register: () => {}, unregister: () => {} }
    : new FinalizationRegistry(ptr => wasm.__wbg_queue_free(ptr, 1));
const RingFinalization = (typeof FinalizationRegistry === 'undefined')
    ? { register: () => {}, unregister: () => {} }
    : new FinalizationRegistry(ptr => wasm.__wbg_ring_free(ptr, 1));
const ScanFinalization = (typeof FinalizationRegistry === 'undefined')
    ? { register: () => {}, unregister: () => {} }
    : new FinalizationRegistry(ptr => wasm.__wbg_scan_free(ptr, 1));
const SquareFinalization = (typeof FinalizationRegistry === 'undefined')
    ? { register: () => {}, unregister: () => {} }
    : new FinalizationRegistry(ptr => wasm.__wbg_square_free(ptr, 1));
const TwinsFinalization = (typeof FinalizationRegistry === 'undefined')
    ? { register: () => {}, unregister: () => {} }
    : new FinalizationRegistry(ptr => wasm.__wbg_twins_free(ptr, 1));

function getArrayF64FromWasm0(ptr, len) {
    ptr = ptr >>> 0;
    return getFloat64ArrayMemory0().subarray(ptr / 8, ptr / 8 + len);
}

function getArrayI32FromWasm0(ptr, len) {
    ptr = ptr >>> 0;
    return getInt32ArrayMemory0().subarray(ptr / 4, ptr / 4 + len);
}

function getArrayI8FromWasm0(ptr, len) {
    ptr = ptr >>> 0;
    return getInt8ArrayMemory0().subarray(ptr / 1, ptr / 1 + len);
}

function getArrayJsValueFromWasm0(ptr, len) {
    ptr = ptr >>> 0;
    const mem = getDataViewMemory0();
    const result = [];
    for (let i = ptr; i < ptr + 4 * len; i += 4) {
        result.push(wasm.__wbindgen_externrefs.get(mem.getUint32(i, true)));
    }
    wasm.__externref_drop_slice(ptr, len);
    return result;
}

function getArrayU32FromWasm0(ptr, len) {
    ptr = ptr >>> 0;
    return getUint32ArrayMemory0().subarray(ptr / 4, ptr / 4 + len);
}

function getArrayU8FromWasm0(ptr, len) {
    ptr = ptr >>> 0;
    return getUint8ArrayMemory0().subarray(ptr / 1, ptr / 1 + len);
}

let cachedDataViewMemory0 = null;
function getDataViewMemory0() {
    if (cachedDataViewMemory0 === null || cachedDataViewMemory0.buffer.detached === true || (cachedDataViewMemory0.buffer.detached === undefined && cachedDataViewMemory0.buffer !== wasm.memory.buffer)) {
        cachedDataViewMemory0 = new DataView(wasm.memory.buffer);
    }
    return cachedDataViewMemory0;
}

let cachedFloat64ArrayMemory0 = null;
function getFloat64ArrayMemory0() {
    if (cachedFloat64ArrayMemory0 === null || cachedFloat64ArrayMemory0.byteLength === 0) {
        cachedFloat64ArrayMemory0 = new Float64Array(wasm.memory.buffer);
    }
    return cachedFloat64ArrayMemory0;
}

let cachedInt32ArrayMemory0 = null;
function getInt32ArrayMemory0() {
    if (cachedInt32ArrayMemory0 === null || cachedInt32ArrayMemory0.byteLength === 0) {
        cachedInt32ArrayMemory0 = new Int32Array(wasm.memory.buffer);
    }
    return cachedInt32ArrayMemory0;
}

let cachedInt8ArrayMemory0 = null;
function getInt8ArrayMemory0() {
    if (cachedInt8ArrayMemory0 === null || cachedInt8ArrayMemory0.byteLength === 0) {
        cachedInt8ArrayMemory0 = new Int8Array(wasm.memory.buffer);
    }
    return cachedInt8ArrayMemory0;
}

function getStringFromWasm0(ptr, len) {
    ptr = ptr >>> 0;
    return decodeText(getUint8ArrayMemory0().subarray(ptr, ptr + len));
}

let cachedUint32ArrayMemory0 = null;
function getUint32ArrayMemory0() {
    if (cachedUint32ArrayMemory0 === null || cachedUint32ArrayMemory0.byteLength === 0) {
        cachedUint32ArrayMemory0 = new Uint32Array(wasm.memory.buffer);
    }
    return cachedUint32ArrayMemory0;
}

let cachedUint8ArrayMemory0 = null;
function getUint8ArrayMemory0() {
    if (cachedUint8ArrayMemory0 === null || cachedUint8ArrayMemory0.byteLength === 0) {
        cachedUint8ArrayMemory0 = new Uint8Array(wasm.memory.buffer);
    }
    return cachedUint8ArrayMemory0;
}

function passArray8ToWasm0(arg, malloc) {
    const ptr = malloc(arg.length * 1, 1) >>> 0;
    getUint8ArrayMemory0().set(arg, ptr / 1);
    WASM_VECTOR_LEN = arg.length;
    return ptr;
}

function passStringToWasm0(arg, malloc, realloc) {
    if (realloc === undefined) {
        const buf = cachedTextEncoder.encode(arg);
        const ptr = malloc(buf.length, 1) >>> 0;
        getUint8ArrayMemory0().subarray(ptr, ptr + buf.length).set(buf);
        WASM_VECTOR_LEN = buf.length;
        return ptr;
    }

    let len = arg.length;
    let ptr = malloc(len, 1) >>> 0;

    const mem = getUint8ArrayMemory0();

    let offset = 0;

    for (; offset < len; offset++) {
        const code = arg.charCodeAt(offset);
        if (code > 0x7F) break;
        mem[ptr + offset] = code;
    }
    if (offset !== len) {
        if (offset !== 0) {
            arg = arg.slice(offset);
        }
        ptr = realloc(ptr, len, len = offset + arg.length * 3, 1) >>> 0;
        const view = getUint8ArrayMemory0().subarray(ptr + offset, ptr + len);
        const ret = cachedTextEncoder.encodeInto(arg, view);

        offset += ret.written;
        ptr = realloc(ptr, len, offset, 1) >>> 0;
    }

    WASM_VECTOR_LEN = offset;
    return ptr;
}

function takeFromExternrefTable0(idx) {
    const value = wasm.__wbindgen_externrefs.get(idx);
    wasm.__externref_table_dealloc(idx);
    return value;
}

let cachedTextDecoder = new TextDecoder('utf-8', { ignoreBOM: true });
cachedTextDecoder.decode();
const MAX_SAFARI_DECODE_BYTES = 2146435072;
let numBytesDecoded = 0;
function decodeText(bytes) {
    numBytesDecoded += bytes.length;
    if (numBytesDecoded >= MAX_SAFARI_DECODE_BYTES) {
        cachedTextDecoder = new TextDecoder('utf-8', { ignoreBOM: true });
        cachedTextDecoder.decode();
        numBytesDecoded = bytes.length;
    }
    return cachedTextDecoder.decode(bytes);
}

const cachedTextEncoder = new TextEncoder();

if (!('encodeInto' in cachedTextEncoder)) {
    cachedTextEncoder.encodeInto = function (arg, view) {
        const buf = cachedTextEncoder.encode(arg);
        view.set(buf);
        return {
            read: arg.length,
            written: buf.length
        };
    };
}

let WASM_VECTOR_LEN = 0;

let wasmModule, wasmInstance, wasm;
function __wbg_finalize_init(instance, module) {
    wasmInstance = instance;
    wasm = instance.exports;
    wasmModule = module;
    cachedDataViewMemory0 = null;
    cachedFloat64ArrayMemory0 = null;
    cachedInt32ArrayMemory0 = null;
    cachedInt8ArrayMemory0 = null;
    cachedUint32ArrayMemory0 = null;
    cachedUint8ArrayMemory0 = null;
    wasm.__wbindgen_start();
    return wasm;
}

async function __wbg_load(module, imports) {
    if (typeof Response === 'function' && module instanceof Response) {
        if (!module.ok) {
            throw new Error(`failed to fetch Wasm: ${module.status} ${module.statusText} fetching '${module.url}'`);
        }

        if (typeof WebAssembly.instantiateStreaming === 'function') {
            try {
                return await WebAssembly.instantiateStreaming(module, imports);
            } catch (e) {
                const validResponse = expectedResponseType(module.type);

                if (validResponse && module.headers.get('Content-Type') !== 'application/wasm') {
                    console.warn("`WebAssembly.instantiateStreaming` failed because your server does not serve Wasm with `application/wasm` MIME type. Falling back to `WebAssembly.instantiate` which is slower. Original error:\n", e);

                } else { throw e; }
            }
        }

        const bytes = await module.arrayBuffer();
        return await WebAssembly.instantiate(bytes, imports);
    } else {
        const instance = await WebAssembly.instantiate(module, imports);

        if (instance instanceof WebAssembly.Instance) {
            return { instance, module };
        } else {
            return instance;
        }
    }

    function expectedResponseType(type) {
        switch (type) {
            case 'basic': case 'cors': case 'default': return true;
        }
        return false;
    }
}

function initSync(module) {
    if (wasm !== undefined) return wasm;


    if (module !== undefined) {
        if (Object.getPrototypeOf(module) === Object.prototype) {
            ({module} = module)
        } else {
            console.warn('using deprecated parameters for `initSync()`; pass a single object instead')
        }
    }

    const imports = __wbg_get_imports();
    if (!(module instanceof WebAssembly.Module)) {
        module = new WebAssembly.Module(module);
    }
    const instance = new WebAssembly.Instance(module, imports);
    return __wbg_finalize_init(instance, module);
}

let __wbg_init_promise;
async function __wbg_init(module_or_path) {
    if (wasm !== undefined) return wasm;
    if (__wbg_init_promise === undefined) {
        __wbg_init_promise = __wbg_init_once(module_or_path);
        __wbg_init_promise.catch(() => { __wbg_init_promise = undefined; });
    }
    return __wbg_init_promise;
}

async function __wbg_init_once(module_or_path) {

    if (module_or_path !== undefined) {
        if (Object.getPrototypeOf(module_or_path) === Object.prototype) {
            ({module_or_path} = module_or_path)
        } else {
            console.warn('using deprecated parameters for the initialization function; pass a single object instead')
        }
    }

    if (module_or_path === undefined) {
        module_or_path = new URL('gods_widgets_bg.wasm', import.meta.url);
    }
    const imports = __wbg_get_imports();

    if (typeof module_or_path === 'string' || (typeof Request === 'function' && module_or_path instanceof Request) || (typeof URL === 'function' && module_or_path instanceof URL)) {
        module_or_path = fetch(module_or_path);
    }

    const { instance, module } = await __wbg_load(await module_or_path, imports);

    return __wbg_finalize_init(instance, module);
}

export { initSync, __wbg_init as default };
