import type { Diagnosis } from "#tools/colour/diagnosis.ts";
import type { Step, Visit } from "#tools/colour/schema.ts";
import { levelName, pigmentAt, roadmapRule } from "#tools/colour/science.ts";

/** What a visit says in words: to the colourist, and to the client. */
export type VisitWords = Pick<
  Visit,
  "title" | "titleForClient" | "does" | "stopRules" | "stopsForClient" | "forClient"
>;

const elastic = "Stop if a wet strand does not spring back.";
const springsForClient =
  "If a wet strand no longer springs back, we stop for the day and care for your hair.";
const homeCare =
  "Home care until the next visit: bond mask weekly, mild shampoo, little heat, and a gloss after 3 to 4 weeks if it turns warm.";

/** Today's visit, as its bowls do it. */
export function todayWords(
  steps: readonly Step[],
  d: Diagnosis,
  from: number,
  reached: number,
  goal: number,
): VisitWords {
  const has = (purpose: Step["purpose"]) => steps.some((step) => step.purpose === purpose);
  if (steps.every((step) => step.purpose === "treat")) return restToday();
  if (has("lighten")) {
    const words = lightenWords(from, reached, goal, d);
    return has("remove")
      ? { ...words, does: ["Take the old dye out with a remover and rinse long.", ...words.does] }
      : words;
  }
  if (has("remove"))
    return {
      title: "Remove the old color",
      titleForClient: "Take the old color out",
      does: [
        "Take the old dye out with a remover, rinse long and look at the base.",
        `Tone the warm base at level ${reached}.`,
        homeCare,
      ],
      stopRules: [
        elastic,
        "If a second remover shows no change, do not take a third: reassess.",
        "If the color comes back with 10 vol on a strand, rinse longer before you tone.",
      ],
      stopsForClient: [
        springsForClient,
        "If the old color will not move any further, we leave it there and look for another way.",
      ],
      forClient:
        "We gently take out the old color and soften the warmth that shows underneath. It will be warmer than your goal for now.",
    };
  return {
    title: "Strengthen and tone",
    titleForClient: "Strength and a fresh tone",
    does: [
      "Bond treatment before and after.",
      `Tone at level ${reached}; no lift today.`,
      homeCare,
    ],
    stopRules: [elastic, "If the hair feels gummy when wet, rinse and leave it at the treatment."],
    stopsForClient: [
      springsForClient,
      "If your hair feels too soft when it is wet, it gets only care that day.",
    ],
    forClient:
      "Your hair needs strength before it can go lighter. Today we care for it and freshen the tone.",
  };
}

function restToday(): VisitWords {
  return {
    title: "Bond course, no color",
    titleForClient: "Care first, no color",
    does: ["Stand-alone bond treatment.", "Trim what is past help.", homeCare],
    stopRules: [elastic, "No color of any kind until the recheck says damage 2 or better."],
    stopsForClient: ["No color until your hair has recovered."],
    forClient:
      "Your hair comes first: today we strengthen it and trim the ends. Color waits until it has recovered.",
  };
}

/** A visit that lightens and tones. */
export function lightenWords(from: number, to: number, goal: number, d: Diagnosis): VisitWords {
  const stage = pigmentAt(to);
  const vivid = d.facts.services.includes("vivids") && to >= goal;
  return {
    title: `Lighten to level ${to}`,
    titleForClient: `Lighten to ${seen(to)}`,
    does: [
      "Bond additive in the lightener, bond treatment after it.",
      `Lighten from level ${from} to ${to}, when it shows ${stage}; only what is still too dark, no overlap on lighter hair.`,
      vivid ? "Direct dye on the clean, dry hair." : `Tone at level ${to}.`,
      ...(to < goal ? [homeCare] : ["Gloss every 4 to 6 weeks to keep it."]),
    ],
    stopRules: [
      elastic,
      to >= 10 ? "Stop at pale yellow, never past it." : `Stop at level ${to}, at ${stage}.`,
      `If the strand stays ${pigmentAt(Math.max(1, to - 1))} after 50 minutes do not reapply: tone and plan another visit.`,
    ],
    stopsForClient: [
      springsForClient,
      "If your hair gets no lighter that day, we tone what is there and plan another visit.",
    ],
    forClient:
      to < goal
        ? `We lighten to ${seen(to)} or near it and tone it so that you can wear it. It is a step on the way, a little warmer than your goal.`
        : `We lighten to ${seen(to)} and give it your tone.`,
  };
}

/** A visit without lift, between: strength first, and a look whether the plan goes on. */
export function rebuildWords(level: number, after: number): VisitWords {
  return {
    title: "Bond treatment and recheck",
    titleForClient: "Care, and a look together",
    does: [
      "Bond treatment; trim what is dry.",
      `Stretch a wet strand and judge the damage again; the plan goes on at damage ${after} or better.`,
      ...(after < 2 ? [`Gloss at level ${level} if it needs one.`] : []),
    ],
    stopRules: [
      elastic,
      `If the hair is not at damage ${after} or better, repeat the treatment and look again in ${roadmapRule.weeksRest.join(" to ")} weeks.`,
    ],
    stopsForClient: [
      springsForClient,
      "If your hair is not strong enough yet, we repeat the care and look again some weeks later.",
    ],
    forClient:
      "A visit for the strength of your hair. We look together whether it is ready for the next step.",
  };
}

/** The last visit, with a word on the goal: reached, or how far it goes and why. */
export function endWords(last: Visit, goal: number, d: Diagnosis): Visit {
  if (last.toLevel >= goal && d.damage < 3) return last;
  const why =
    d.damage === 3
      ? "Color is decided at this recheck, demi or gloss first; any lift is a new plan."
      : `The plan ends at level ${last.toLevel}: level ${goal} would ask more of this hair than is safe. Decide anew when it has grown out or recovered.`;
  return {
    ...last,
    does: [...last.does, why],
    forClient: `${last.forClient} ${
      d.damage === 3
        ? "Then we decide together which color is safe."
        : "This is as light as we can promise for now."
    }`,
  };
}

function seen(level: number) {
  return levelName(level).toLowerCase();
}
