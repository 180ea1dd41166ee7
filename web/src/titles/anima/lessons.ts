/**
 * Two beginnings, against Ruby. All luck and all of Ruby's answers are known beforehand: they are in games/anima/lessons.py, and
 * a test plays these very answers and checks that what the words promise comes true.
 */
import type { Line, Now } from "../../lib/wire";
import type { Lesson, Step } from "..";

const LEARNER = 0;

/** Own answers. Passes do not count: where there is nothing else to do, the table passes by itself. */
const answersIn = (lines: Line[]): number => lines.filter((line) => line.by === LEARNER).length;

const canSay = (now: Now, say: string): boolean => now.prompt?.options.some((option) => option.say === say) ?? false;

/** An answer is asked for when all those before it were heard and it can be given: while Ruby thinks, the trainer is silent. */
function lesson(title: string, steps: Step[]): Lesson {
  let asked = 0;
  const timed = steps.map((step): Step => {
    const { expect } = step;
    const before = asked;
    if (expect === undefined) return { when: (_now, lines) => answersIn(lines) >= before, ...step };
    asked += 1;
    return { when: (now, lines) => answersIn(lines) === before && canSay(now, expect), ...step };
  });
  return { title, steps: timed };
}

export const lessons: Lesson[] = [
  lesson("lesson-road", [
    { text: "lesson-road-call", expect: "keep duellist", point: "character.duellist" },
    { text: "lesson-road-hand", expect: "return salt_on_the_sill", point: "advantage.salt_on_the_sill" },
    { text: "lesson-road-order", expect: "end", point: "character.duellist" },
    { text: "lesson-road-go", expect: "go saint_vael_abbey", point: "area.saint_vael_abbey" },
    { text: "lesson-road-fight", expect: "use three_days_wages", point: "advantage.three_days_wages" },
    { text: "lesson-road-meet", expect: "end", point: "party.ruby" },
    { text: "lesson-road-explore", expect: "explore", point: "area.saint_vael_abbey" },
    { text: "lesson-road-recruit", expect: "claim recruit", point: "area.saint_vael_abbey" },
    { text: "lesson-road-betrayal", expect: "use betrayal", point: "advantage.betrayal" },
    { text: "lesson-road-wizard", expect: "choose wizard", point: "character.wizard" },
    { text: "lesson-road-three", expect: "end", point: "mission.follow_the_hart" },
    { text: "lesson-road-seek", expect: "seek", point: "deck.areas" },
    { text: "lesson-road-forest", expect: "explore", point: "area.glass_forest" },
    { text: "lesson-road-hart", expect: "claim follow_the_hart", point: "mission.follow_the_hart" },
    { text: "lesson-road-final", point: "mission.orb_on_the_throne" },
    { text: "lesson-road-win", point: "mission.orb_on_the_throne" },
  ]),
  lesson("lesson-company", [
    { text: "lesson-company-call", expect: "keep weapon_master", point: "character.weapon_master" },
    { text: "lesson-company-hand", expect: "return misdirection", point: "advantage.misdirection" },
    { text: "lesson-company-slow", expect: "end", point: "advantage.light_fingers" },
    { text: "lesson-company-go", expect: "go village_of_cornes", point: "area.village_of_cornes" },
    { text: "lesson-company-trade", expect: "trade ruby", point: "party.ruby" },
    { text: "lesson-company-give", expect: "give light_fingers", point: "advantage.light_fingers" },
    { text: "lesson-company-enough", expect: "enough" },
    { text: "lesson-company-take", expect: "take plot", point: "type.plot" },
    { text: "lesson-company-modest", expect: "enough" },
    { text: "lesson-company-send", expect: "send" },
    { text: "lesson-company-deal", expect: "end", point: "advantage.friend_at_court" },
    { text: "lesson-company-chest", expect: "use chest_was_open", point: "advantage.chest_was_open" },
    { text: "lesson-company-explore", expect: "explore", point: "area.village_of_cornes" },
    { text: "lesson-company-book", expect: "claim overdue_book", point: "mission.overdue_book" },
    { text: "lesson-company-open", expect: "end", point: "mission.overdue_book" },
    { text: "lesson-company-americh", expect: "go americh", point: "area.americh" },
    { text: "lesson-company-quiet", expect: "end", point: "party.ruby" },
    { text: "lesson-company-library", expect: "explore", point: "area.americh" },
    { text: "lesson-company-return", expect: "claim overdue_book", point: "mission.overdue_book" },
    { text: "lesson-company-done", point: "mission.mend_the_chain" },
    { text: "lesson-company-rest", point: "area.americh" },
    { text: "lesson-company-play" },
  ]),
];
