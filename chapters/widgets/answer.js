// Judges what was typed below an exercise, by the exercise's own check. `theme/gods.js` calls
// `answer` when the form is sent.
import init, { judge } from "./gods_answers.js";

let ready;

export async function answer(form) {
  const status = form.querySelector("[role=status]");
  const say = (verdict, words) => {
    form.dataset.verdict = verdict;
    status.textContent = words;
  };
  const inputs = [...form.querySelectorAll("input")];
  const empty = inputs.find((input) => input.value.trim() === "");
  if (empty) {
    say("to-do", `${empty.name}() is still to do.`);
    return empty.focus();
  }
  say("", "Judging …");
  ready ??= init();
  await ready;
  // Some checks compute for a moment: what they do is said before.
  await new Promise((painted) => setTimeout(painted, 30));
  try {
    judge(form.dataset.exercise, inputs.map((input) => input.value));
    say("solved", "Solved.");
  } catch (why) {
    if (typeof why !== "string") throw why;
    say("wrong", why);
  }
}
