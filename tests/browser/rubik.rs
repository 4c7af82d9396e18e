//! Rubik's cube in its page: turned, set up, solved and replayed, and painted.

use anyhow::{Result, ensure};

use crate::browser::Browser;
use crate::input::Action::{Focus, Key, Press};
use crate::input::InputDevice::{Keyboard, Pointer};
use crate::input::OpenWidget;
use crate::site::Site;
use crate::{WIDTHS, students_book};

const SOLVED: &str = "UUUUUUUUURRRRRRRRRFFFFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB";
const SWAPPED: &str = "the edges are an odd permutation and the corners an even one, and a turn \
    changes both: two pieces are swapped";
const WRONG_COUNTS: &str = "colors are on a wrong number of facelets: 'U' on 10, 'F' on 8; each \
    must be on 9";

#[tokio::test]
#[ignore = "needs chromium and chromedriver"]
async fn rubik_is_solved_and_painted() -> Result<()> {
    let site = Site::serve(students_book()?)?;
    let browser = Browser::start().await?;
    browser.set_width(WIDTHS[1]).await?;
    let url = site.url("two-phase.html");
    let widget = OpenWidget { browser: &browser, name: "rubik" };
    browser.open(&url).await?;
    widget.scroll_near().await?;
    let drawn = "return it.querySelector('figure').textContent";
    let drawn = widget.run_script("", drawn).await?;
    ensure!(
        drawn.contains(&facelets(&widget).await?),
        "it begins otherwise than drawn"
    );

    browser.open(&format!("{url}?scramble=R+U+F2")).await?;
    widget.scroll_near().await?;
    walk_solution(&widget).await?;
    solve_random(&widget).await?;
    turn_middle_layer(&widget).await?;
    browser.check_console().await?;
    paint(&browser, &widget).await?;
    browser.check_console().await?;
    browser.quit().await
}

/// The steps of a solution are walked through, by buttons or by hand.
async fn walk_solution(widget: &OpenWidget<'_>) -> Result<()> {
    press(widget, "[data-do='solve']").await?;
    widget.wait_for_values(&[("solution", "F2 U' R'"), ("step", "0 of 3")]).await?;
    press(widget, "[data-do='forward']").await?;
    widget.wait_for_values(&[("step", "1 of 3"), ("made", "F2")]).await?;
    let current = widget.run_script("[aria-current]", "return it.textContent").await?;
    ensure!(current == "U'", "the current turn is {current}");
    press(widget, "[data-do='end']").await?;
    widget.wait_for_values(&[("step", "3 of 3")]).await?;
    ensure!(facelets(widget).await? == SOLVED, "the solution does not solve");
    press(widget, "[data-do='back']").await?;
    widget.wait_for_values(&[("step", "2 of 3"), ("made", "F2 U'")]).await?;
    press(widget, "[data-do='start']").await?;
    widget.wait_for_values(&[("step", "0 of 3"), ("made", "none")]).await?;
    press(widget, "[data-do='F2']").await?;
    widget.wait_for_values(&[("step", "1 of 3")]).await?;
    press(widget, "[data-do='D']").await?;
    widget.wait_for_values(&[("step", "other turns")]).await?;
    press(widget, "[data-do='undo']").await?;
    widget.wait_for_values(&[("step", "1 of 3")]).await
}

/// A random cube is solved by its solution.
async fn solve_random(widget: &OpenWidget<'_>) -> Result<()> {
    press(widget, "[data-do='scramble']").await?;
    widget.wait_for_values(&[("made", "none"), ("solution", "none yet")]).await?;
    ensure!(facelets(widget).await? != SOLVED, "it is not scrambled");
    press(widget, "[data-do='solve']").await?;
    press(widget, "[data-do='end']").await?;
    let is_at_end = "const [made, all] = it.textContent.split(' of '); \
                     return String(made === all)";
    for _ in 0..400 {
        if widget.run_script("[data-value='step']", is_at_end).await? == "true" {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    ensure!(facelets(widget).await? == SOLVED, "the solution does not solve");
    Ok(())
}

/// A drag on a middle row turns it; the cube that is then held otherwise is solved, too.
async fn turn_middle_layer(widget: &OpenWidget<'_>) -> Result<()> {
    press(widget, "[data-do='solved']").await?;
    press(widget, "[data-do='R']").await?;
    widget.wait_for_values(&[("made", "R")]).await?;
    widget.scroll_to("canvas").await?;
    let (x, y) = widget.center("canvas").await?;
    widget.drag((x - 35, y + 45), (x + 10, y + 47)).await?;
    widget.wait_for_values(&[("made", "R E")]).await?;
    press(widget, "[data-do='solve']").await?;
    press(widget, "[data-do='end']").await?;
    widget.wait_for_values(&[("step", "3 of 3")]).await?;
    let facelets = facelets(widget).await?;
    let mut faces = facelets.as_bytes().chunks(9);
    ensure!(faces.all(|face| face == [face[0]; 9]), "the solution makes {facelets}");
    Ok(())
}

/// Stickers are painted in the unfolded cube, by key and in the drawing, and what cannot be is
/// not solved.
async fn paint(browser: &Browser, widget: &OpenWidget<'_>) -> Result<()> {
    press(widget, "[data-do='solved']").await?;
    press(widget, "[data-do='paint-F']").await?;
    press(widget, "[data-do='sticker-R2']").await?;
    widget.perform(Keyboard, Focus("[data-do='sticker-F1']")).await?;
    for key in ["ArrowRight", "r"] {
        widget.perform(Keyboard, Key(key)).await?;
    }
    widget.wait_for_values(&[("fault", SWAPPED), ("made", "none")]).await?;
    let cannot =
        widget.run_script("[data-do='solve']", "return it.ariaDisabled").await?;
    ensure!(cannot == "true", "an impossible cube can be solved");
    let axe = browser.axe().await?;
    ensure!(axe.is_empty(), "with an impossible cube: {}", axe.join("; "));

    // The middle of the face F, in the drawing.
    press(widget, "[data-do='paint-U']").await?;
    widget.scroll_to("canvas").await?;
    let (x, y) = widget.center("canvas").await?;
    widget.drag((x - 45, y + 32), (x - 45, y + 32)).await?;
    widget.wait_for_values(&[("fault", WRONG_COUNTS)]).await?;
    let link = widget.run_script("[data-do='link']", "return it.href").await?;
    let painted = facelets(widget).await?;
    browser.open(&link).await?;
    widget.scroll_near().await?;
    widget.wait_for_values(&[("fault", WRONG_COUNTS)]).await?;
    ensure!(facelets(widget).await? == painted, "the link leads to another cube");
    press(widget, "[data-do='clear']").await?;
    widget.wait_for_values(&[("fault", "48 stickers have no color yet")]).await
}

async fn press(widget: &OpenWidget<'_>, css: &'static str) -> Result<()> {
    widget.perform(Pointer, Press(css)).await
}

/// Returns the letters of the unfolded cube.
async fn facelets(widget: &OpenWidget<'_>) -> Result<String> {
    let letters = "return [...it.querySelectorAll('button')].map((it) => it.textContent).join('')";
    widget.run_script(".widget-net", letters).await
}
