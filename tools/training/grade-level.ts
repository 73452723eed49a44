import { levelName, pigmentAt, source } from "#tools/colour/science.ts";
import { depthOf } from "./grade-bowls.ts";
import type { Case, Verdict } from "./grade-case.ts";
import { objectionsTo, verdictOf } from "./grade-findings.ts";

/** Levels beside an accepted depth that are still right, and still close. */
const near = { right: 0.6, close: 1.3 } as const;

/** Whether the bowls arrive at the level that today can have: what lifts, and how deep the colour lies. */
export function judgeLevel(asked: Case): Verdict {
  const { bowls, findings, said } = asked;
  const colours = bowls.filter(({ act }) => act === "colour");
  const opened = bowls.some(({ act }) => act === "open");
  if (colours.length === 0 && !opened) {
    if (asked.held && said.refuses) return holds(asked, "right");
    return missing("No shade could be read, so there is no level to judge.");
  }
  return (
    wayUp(asked, opened) ??
    oneForAll(asked) ??
    verdictOf(objectionsTo(findings, "level")) ??
    depth(
      asked,
      colours.flatMap((bowl) => depthOf(bowl) ?? []),
      opened,
    )
  );
}

/** What stands between the hair and a lighter level. */
function wayUp(asked: Case, opened: boolean): Verdict | undefined {
  const { d, engine, goal, said, held } = asked;
  if (held) return opened ? holds(asked, "wrong") : undefined;
  if (d.lift === 0)
    return opened &&
      !engine.steps.some(({ purpose }) => purpose === "lighten" || purpose === "remove")
      ? {
          verdict: "wrong",
          reason: `The target is no lighter than the hair (level ${d.current}): nothing has to be lightened or taken out.`,
          source: source.lightener,
        }
      : undefined;
  const opens = engine.steps.some(({ purpose }) => purpose === "lighten" || purpose === "remove");
  if (opens && !opened)
    return {
      verdict: "wrong",
      reason:
        d.canvas === "virgin"
          ? `Level ${d.current} to ${d.desired} is ${d.lift} levels, more than any tint lifts on virgin hair: lighten first, to level ${goal} today, then tone.`
          : `Color does not lift color: from level ${d.current} to ${d.desired} something has to come out or be lightened first.`,
      source: d.canvas === "virgin" ? source.lightener : source.removal,
    };
  const own = asked.bowls.filter(({ act }) => act === "colour");
  const lifting = ["permanent", "high-lift", undefined];
  if (
    !opened &&
    own.every(({ type }) => !lifting.includes(type)) &&
    engine.steps.some(({ type }) => lifting.includes(type))
  )
    return {
      verdict: "wrong",
      reason: `This deposits and does not lift: the hair stays at level ${d.current}. ${d.lift} level${d.lift === 1 ? "" : "s"} up takes a permanent color with a developer that lifts.`,
      source: source.wheel,
    };
  if (engine.sessions[0] > 1 && !said.visits)
    return {
      verdict: "close",
      reason: `Level ${d.current} to ${d.desired} takes ${span(engine.sessions)} visits. Stop at about level ${goal} today, and write down when the next one is.`,
      source: source.lightener,
    };
  return undefined;
}

/** One bowl over a head whose parts lie apart. */
function oneForAll({ d, engine, bowls }: Case): Verdict | undefined {
  const levels = Object.values(d.zones ?? {}).flatMap(({ level }) => level ?? []);
  const parts = bowls.filter(({ act }) => act === "colour" || act === "open");
  const apart = Math.max(...levels) - Math.min(...levels);
  if (levels.length < 2 || apart < 2 || parts.length > 1 || engine.steps.length < 2)
    return undefined;
  return {
    verdict: "wrong",
    reason: `One bowl over levels ${levels.toSorted((a, b) => a - b).join(", ")} lands at ${levels.length} different levels and keeps the bands: give each part its own, the darkest first.`,
    source: source.practice,
  };
}

function depth(asked: Case, levels: readonly number[], opened: boolean): Verdict {
  const { d, goal, depths } = asked;
  if (levels.length === 0)
    return opened
      ? {
          verdict: "close",
          reason: `Lightening alone leaves level ${goal} with its ${pigmentAt(goal)} showing: a toner belongs to it.`,
          source: source.pigments,
        }
      : missing(
          "The shade's level could not be read: write it as the line prints it, such as 7N or 7/0.",
        );
  // a deposit at the level, or one darker to cancel; porous hair takes it one level deeper
  const around = d.porosity === "high" ? [goal, goal + 1] : [goal, goal - 1];
  const accepted = [...around, ...depths];
  const off = Math.max(
    ...levels.map((level) => Math.min(...accepted.map((each) => Math.abs(each - level)))),
  );
  const shown = [...new Set(levels.map((level) => Math.round(level * 2) / 2))].join(" and ");
  if (off <= near.right)
    return {
      verdict: "right",
      reason: `Level ${shown} lands at ${goal}, ${levelName(goal).toLowerCase()}${
        d.porosity === "high" ? ": porous hair takes it a level deeper" : ""
      }.`,
      source: source.wheel,
    };
  const far = levels.find(
    (level) => !accepted.some((each) => Math.abs(each - level) <= near.right),
  );
  return {
    verdict: off <= near.close ? "close" : "wrong",
    reason: `Level ${Math.round((far ?? goal) * 2) / 2} is ${(far ?? goal) > goal ? "lighter" : "darker"} than what is wanted: today's level is ${goal}.`,
    source: source.wheel,
  };
}

function holds({ d }: Case, verdict: "right" | "wrong"): Verdict {
  return {
    verdict,
    reason:
      verdict === "right"
        ? `Right: this hair stays at level ${d.current} today, whatever was wished for.`
        : `Level ${d.desired} cannot be promised: this hair stays at level ${d.current} today.`,
    source: source.relaxer,
  };
}

function missing(reason: string): Verdict {
  return { verdict: "missing", reason, source: null };
}

const span = ([least, most]: readonly [number, number]) =>
  least === most ? `${least}` : `${least} to ${most}`;
