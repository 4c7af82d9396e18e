//! `gods table`, on the pocket cube.
use cli::puzzles::chart::{self, Page};
use gods_algorithm::puzzle::catalog;
use gods_algorithm::puzzle::{Count, Metric};
use serde_json::Value;

use super::{json, prints};

const TABLE_KEYS: [&str; 12] = [
    "version",
    "puzzle",
    "metric",
    "positions",
    "depth",
    "mean",
    "layers",
    "published",
    "engine",
    "threads",
    "bytes",
    "seconds",
];

#[test]
fn a_table_as_json_has_the_published_layers() {
    let choice = catalog::find("pocket-cube").unwrap();
    for published in choice.family.published {
        let metric = published.metric.unwrap().name();
        let text = prints(&["table", "pocket-cube", "--metric", metric, "--json"]);
        let table = json(&text, &TABLE_KEYS);
        assert_eq!(table["puzzle"], "pocket-cube");
        assert_eq!(table["metric"], metric);
        assert_eq!(table["positions"], 3_674_160);
        let Count::Layers(layers) = published.count else { panic!("no layers") };
        assert_eq!(table["layers"], Value::from(layers));
        assert_eq!(
            (&table["version"], &table["depth"]),
            (&1.into(), &(layers.len() - 1).into())
        );
        let moves: u64 =
            (0..).zip(layers).map(|(depth, count): (u64, _)| depth * count).sum();
        let mean = table["mean"].as_f64().unwrap() - moves as f64 / 3_674_160.0;
        assert!(mean.abs() < 1e-12, "{table}");
        let compared = serde_json::json!(
            { "source": published.source, "compared": "layers", "same": true }
        );
        assert_eq!(table["published"], compared);
        assert_eq!(table["engine"], "rows");
        assert_eq!(table["threads"], 1);
        // Twice a bit for up to eight positions, which mirrors make of each other, and more.
        let bytes = table["bytes"].as_u64().unwrap();
        assert!((3_674_160 / 32..3_674_160 / 8).contains(&bytes), "{bytes}");
        assert!(table["seconds"].as_f64().unwrap() > 0.0);
    }
}

/// All boards of three rows of four: what a scan takes minutes for.
#[test]
fn the_layers_of_a_large_board_are_the_published_ones() {
    let choice = catalog::find("sliding-3x4").unwrap();
    let Count::Layers(layers) = choice.published(None).unwrap().count else {
        panic!("no layers")
    };
    assert_eq!((layers.len(), layers[53]), (54, 18));
    let table = json(&prints(&["table", "sliding-3x4", "--json"]), &TABLE_KEYS);
    assert_eq!(table["layers"], Value::from(layers));
    assert!(
        prints(&["table", "sliding-3x4"]).contains("published  the same, OEIS A090166")
    );
}

/// Every field is in the help, in order, and nothing else is.
#[test]
fn the_fields_of_a_table_are_documented() {
    let help = prints(&["table", "--help"]);
    let (_, fields) = help.split_once("in version 1 of them:\n").unwrap();
    let (fields, _) = fields.split_once("\n\n").unwrap();
    let named = |depth: &str| -> Vec<String> {
        let lines = fields.lines().filter_map(|line| line.strip_prefix(depth));
        let lines = lines.filter(|line| !line.starts_with(' '));
        lines.map(|line| line.split(' ').next().unwrap().to_owned()).collect()
    };
    assert_eq!(named("  "), TABLE_KEYS);
    let inner = named("               ");
    assert_eq!(inner[inner.len() - 3..], ["source", "compared", "same"], "{inner:?}");
}

#[test]
fn what_others_have_counted_is_compared_as_far_as_it_goes() {
    for (name, compared) in [("hanoi-3x3", "layers"), ("burnt-pancake-3", "depth")] {
        let table = json(&prints(&["table", name, "--json"]), &TABLE_KEYS);
        let source = catalog::find(name).unwrap().published(None).unwrap().source;
        let right = serde_json::json!(
            { "source": source, "compared": compared, "same": true }
        );
        assert_eq!(table["published"], right, "{name}");
        let depth = table["layers"].as_array().unwrap().len() - 1;
        assert_eq!(table["depth"], depth, "{name}");
    }
    let table = json(&prints(&["table", "twiddle", "--json"]), &TABLE_KEYS);
    assert_eq!((&table["published"], &table["metric"]), (&Value::Null, &Value::Null));
}

#[test]
fn each_engine_and_the_default_metric_can_be_chosen() {
    // One for the slow engines: the metric with the fewest moves.
    let cases = [
        ("tables", Metric::ALL.to_vec()),
        ("rows", Metric::ALL.to_vec()),
        ("hoisted", vec![Metric::Clockwise]),
        ("unrank", vec![Metric::Clockwise]),
    ];
    assert_eq!(cases.len(), gods_algorithm::table::ScanEngine::ALL.len() + 1); // and rows
    for (engine, metrics) in cases {
        for metric in metrics {
            let arguments = ["--engine", engine, "--metric", metric.name(), "--json"];
            let text = prints(&[&["table", "pocket-cube"], &arguments[..]].concat());
            let table = json(&text, &TABLE_KEYS);
            assert_eq!(
                (&table["engine"], &table["metric"]),
                (&engine.into(), &metric.name().into(),)
            );
            let layers = table["layers"].as_array().unwrap();
            let sum: u64 = layers.iter().map(|c| c.as_u64().unwrap()).sum();
            assert_eq!(sum, 3_674_160);
        }
    }
    let default = json(&prints(&["table", "pocket-cube", "--json"]), &TABLE_KEYS);
    assert_eq!(default["metric"], "half-turn");
}

#[test]
fn a_table_as_csv_is_a_line_a_layer() {
    let text = prints(&["table", "pocket-cube", "--csv"]);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[..4], ["depth,positions", "0,1", "1,9", "2,54"]);
    assert_eq!((lines.len(), lines[12]), (13, "11,2644"));
}

#[test]
fn a_table_for_people_is_80_wide_and_has_no_color_codes() {
    let text = prints(&["table", "pocket-cube"]);
    assert!(!text.contains('\x1b'));
    assert!(text.lines().all(|line| line.chars().count() <= 80), "{text}");
    for expected in [
        "    0          1   <0.01 %   <0.01 %  █",
        "    9  1,887,748   51.38 %   82.95 %  █",
        "   11      2,644    0.07 %     100 %  █",
        "positions  3,674,160\n",
        "farthest   11 moves\n",
        "mean       8.756 moves\n",
        "published  the same, OEIS A079761\n",
        "engine     rows, 1 thread\n",
        "memory     229,104 bytes\n",
        "time       ",
    ] {
        assert!(text.contains(expected), "{expected:?} is not in\n{text}");
    }
}

#[test]
fn bars_fill_the_page_and_are_colored_only_where_asked() {
    let layers = [1, 9, 54, 1000];
    for width in [50, 80, 200] {
        let plain = chart::layers(&layers, Page { width, color: false });
        let longest = plain.lines().map(|line| line.chars().count()).max();
        assert_eq!(longest, Some(width));
        let colored = chart::layers(&layers, Page { width, color: true });
        let stripped = colored.replace("\x1b[36m", "").replace("\x1b[0m", "");
        assert_ne!(colored, plain);
        assert_eq!(stripped, plain);
    }
    // Where there is no room for bars there are none.
    for width in [0, 20, 40] {
        let narrow = chart::layers(&layers, Page { width, color: true });
        assert!(!narrow.contains(['█', '\x1b']), "{narrow}");
        assert_eq!(narrow.lines().count(), 5);
    }
    // No layers, or only one: still a table.
    let page = Page { width: 80, color: false };
    assert_eq!(chart::layers(&[], page).lines().count(), 1);
    assert!(chart::layers(&[1], page).contains("1     100 %     100 %  █"));
}
