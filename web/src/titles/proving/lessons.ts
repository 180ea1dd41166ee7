/**
 * The first match, in five lessons. Every throw is known beforehand: the seeds are in games/proving/lessons.py, and a test
 * plays these very answers and checks that what the words promise comes true.
 */
import type { Line, Now } from "../../lib/wire";
import type { Lesson, Step } from "..";

const answersIn = (lines: Line[]): number => lines.filter((line) => typeof line.by === "number").length;

/** Under the clock the player goes on alone: the lesson waits until the round is over, however it ended. */
const nextRound = (now: Now): boolean => now.view["round"] > 1 || now.result !== null;

/** An answer is asked for when the table has heard all those before it, and only then: not again after a step too far. */
function lesson(title: string, steps: Step[]): Lesson {
  let asked = 0;
  const timed = steps.map((step): Step => {
    const before = asked;
    if (step.expect === undefined) return { when: (_now, lines) => answersIn(lines) >= before, ...step };
    asked += 1;
    return { when: (_now, lines) => answersIn(lines) === before, ...step };
  });
  return { title, steps: timed };
}

export const lessons: Lesson[] = [
  lesson("lesson-roll", [
    { text: "lesson-roll-start", expect: "start", point: "clock" },
    { text: "lesson-roll-set", expect: "reroll 5", point: "set.5" },
    { text: "lesson-roll-company", expect: "reroll 4", point: "set.4" },
    { text: "lesson-roll-stop", expect: "stop", point: "slot.3" },
    { text: "lesson-roll-moved", point: "slot.6" },
    { text: "lesson-roll-end" },
  ]),
  lesson("lesson-track", [
    { text: "lesson-track-start", expect: "start", point: "slot.3" },
    { text: "lesson-track-colour", expect: "reroll 5", point: "set.5" },
    { text: "lesson-track-yellow", expect: "reroll 6", point: "set.6" },
    { text: "lesson-track-stop", expect: "stop", point: "slot.1" },
    { text: "lesson-track-exhaust", expect: "exhaust W2", point: "die.W2" },
    { text: "lesson-track-again", expect: "start", point: "exhaustion" },
    { text: "lesson-track-hunt", expect: "reroll 6", point: "set.6" },
    { text: "lesson-track-last", expect: "reroll 5", point: "set.5" },
    { text: "lesson-track-strike", expect: "stop", point: "slot.3" },
    { text: "lesson-track-fallen", point: "slot.3" },
    { text: "lesson-track-stack", point: "stack" },
  ]),
  lesson("lesson-clock", [
    { text: "lesson-clock-start", expect: "start", point: "clock" },
    { text: "lesson-clock-first", expect: "reroll 2", point: "set.2" },
    { text: "lesson-clock-lock", expect: "reroll 5", point: "set.5" },
    { text: "lesson-clock-free" },
    { text: "lesson-clock-zero", when: nextRound },
    { text: "lesson-clock-calm", when: nextRound },
  ]),
  lesson("lesson-dragon", [
    { text: "lesson-dragon-start", expect: "start", point: "clock" },
    { text: "lesson-dragon-flies", expect: "reroll 1 dragon", point: "die.D" },
    { text: "lesson-dragon-weakness", expect: "stop", point: "slot.5" },
    { text: "lesson-dragon-joins", expect: "dragon 5", point: "slot.5" },
    { text: "lesson-dragon-shield", expect: "start", point: "slot.6" },
    { text: "lesson-dragon-chaos", expect: "reroll 4 dragon", point: "set.4" },
    { text: "lesson-dragon-wing", expect: "stop", point: "die.D" },
    { text: "lesson-dragon-cushion", expect: "dragon 1", point: "slot.1" },
    { text: "lesson-dragon-broken", point: "slot.6" },
    { text: "lesson-dragon-end" },
  ]),
  lesson("lesson-arena", [
    { text: "lesson-arena-dial", expect: "rotate 4", point: "slot.4" },
    { text: "lesson-arena-chariot", expect: "start", point: "chariot.rattlebones" },
    { text: "lesson-arena-chances", expect: "reroll 1", point: "set.1" },
    { text: "lesson-arena-place", expect: "place rattlebones G1", point: "chariot.rattlebones" },
    { text: "lesson-arena-stop", expect: "stop", point: "slot.2" },
    { text: "lesson-arena-sun", expect: "sun B2", point: "die.B2" },
    { text: "lesson-arena-moon", point: "slot.1" },
    { text: "lesson-arena-fern", point: "conspirator.fern" },
    { text: "lesson-arena-help" },
    { text: "lesson-arena-play" },
  ]),
];
