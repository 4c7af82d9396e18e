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
  // What is judged is what was sent; once it is changed, the verdict is of something else.
  const answers = inputs.map((input) => input.value);
  form.addEventListener("input", () => say("", ""), { once: true });
  const empty = inputs.find((input) => input.value.trim() === "");
  if (empty) {
    say("to-do", `${empty.name}() is still to do.`);
    return empty.focus();
  }
  say("", "Judging …");
  // Once it could not be had, it is asked for again.
  ready ??= init().catch((why) => {
    ready = undefined;
    throw why;
  });
  await ready;
  // Some checks compute for a moment: what they do is said before.
  await new Promise((painted) => setTimeout(painted, 30));
  try {
    judge(form.dataset.exercise, answers);
    say("solved", "Solved.");
  } catch (why) {
    if (typeof why !== "string") throw why;
    say("wrong", why);
  }
}
