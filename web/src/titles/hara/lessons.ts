/**
 * The first Day, in three lessons. All luck is known beforehand: the seeds are in games/hara/lessons.py, and a test plays
 * these very answers and checks that what the words promise comes true.
 */
import type { Line } from "../../lib/wire";
import type { Lesson, Step } from "..";

const answersIn = (lines: Line[]): number => lines.filter((line) => typeof line.by === "number").length;

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
  lesson("lesson-dawn", [
    { text: "lesson-dawn-map", expect: "play dash", point: "ability.dash" },
    { text: "lesson-dawn-step", expect: "move dojo.6", point: "space.dojo.6" },
    { text: "lesson-dawn-friend", expect: "move drear.1", point: "space.drear.1" },
    { text: "lesson-dawn-free", expect: "help well_mannered_ghost", point: "space.drear.1" },
    { text: "lesson-dawn-tilted", expect: "play hold_the_gate", point: "ability.hold_the_gate" },
    { text: "lesson-dawn-skipped", expect: "move dojo.6", point: "space.dojo.6" },
    { text: "lesson-dawn-third", expect: "end", point: "ability.hold_the_gate" },
    { text: "lesson-dawn-board", expect: "play dash", point: "ability.dash" },
    { text: "lesson-dawn-event", expect: "move oppenheim.1", point: "space.oppenheim.1" },
    { text: "lesson-dawn-rhythm", point: "gauge.red" },
    { text: "lesson-dawn-plan", point: "ability.art_of_war" },
  ]),
  lesson("lesson-hunt", [
    { text: "lesson-hunt-start", expect: "play dash", point: "ability.dash" },
    { text: "lesson-hunt-range", expect: "move dojo.2", point: "space.dojo.2" },
    { text: "lesson-hunt-edge", expect: "stop", point: "space.dojo.2" },
    { text: "lesson-hunt-blow", expect: "play break_the_ranks", point: "ability.break_the_ranks" },
    { text: "lesson-hunt-target", expect: "hit salt_jackals", point: "space.arechi.1" },
    { text: "lesson-hunt-close", expect: "play hold_the_gate", point: "ability.hold_the_gate" },
    { text: "lesson-hunt-leave", expect: "move arechi.1", point: "space.arechi.1" },
    { text: "lesson-hunt-gold", expect: "gauge green", point: "gauge.green" },
    { text: "lesson-hunt-sting", expect: "end", point: "danger" },
    { text: "lesson-hunt-dusk", expect: "play hold_the_gate", point: "ability.hold_the_gate" },
    { text: "lesson-hunt-second", expect: "play break_the_ranks", point: "ability.break_the_ranks" },
    { text: "lesson-hunt-home", expect: "play dash", point: "ability.dash" },
    { text: "lesson-hunt-dojo", expect: "move dojo.3", point: "space.dojo.3" },
    { text: "lesson-hunt-rest", expect: "end", point: "space.dojo.3" },
    { text: "lesson-hunt-mended", point: "space.dojo.3" },
    { text: "lesson-hunt-defeat" },
  ]),
  lesson("lesson-shift", [
    { text: "lesson-shift-start", expect: "play dash", point: "ability.dash" },
    { text: "lesson-shift-way", expect: "move dojo.5", point: "space.dojo.5" },
    { text: "lesson-shift-lotte", expect: "move oppenheim.1", point: "space.oppenheim.1" },
    { text: "lesson-shift-help", expect: "help lotte_at_the_bellows", point: "space.oppenheim.1" },
    { text: "lesson-shift-gold", expect: "gauge red", point: "gauge.red" },
    { text: "lesson-shift-evening", expect: "end", point: "danger" },
    { text: "lesson-shift-rifts", expect: "play dash", point: "ability.dash" },
    { text: "lesson-shift-curtain", expect: "move oppenheim.2", point: "space.oppenheim.2" },
    { text: "lesson-shift-challenge", expect: "challenge red_curtain", point: "space.oppenheim.2" },
    { text: "lesson-shift-odds", expect: "spend 2", point: "spirit.2" },
    { text: "lesson-shift-closed", expect: "gauge red", point: "gauge.red" },
    { text: "lesson-shift-five", expect: "end", point: "gauge.red" },
    { text: "lesson-shift-learn", expect: "learn veterans_riposte", point: "ability.veterans_riposte" },
    { text: "lesson-shift-worlds", point: "space.oppenheim.2" },
    { text: "lesson-shift-morning", point: "danger" },
    { text: "lesson-shift-win", point: "gauge.red" },
    { text: "lesson-shift-play" },
  ]),
];
