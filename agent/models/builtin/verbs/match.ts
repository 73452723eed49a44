import { foldName } from "#tools/values/name-rules.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import type { Result } from "#agent/models/builtin/view.ts";
import type { Found } from "./verb.ts";

const FILLER =
  /\b(?:the|a|an|my|our|your|her|his|their|this|that|one|ones|of|please|called|named|for|from|with|at|in|on|tubes?|bottles?|boxe?s?|packs?|stuff)\b/g;
/** Words that name nothing by themselves. */
const POINTS =
  /^(?:the|it|this|that|these|those|them|him|her|she|he|his|hers|they|one|this one|that one|the one|the (?:last|latest|newest) one|the last|again)$/;

/** Whether words only point at what was spoken of. */
export const pointsBack = (said: string | undefined): boolean =>
  said === undefined || said.trim() === "" || POINTS.test(plain(said));

/** Words of a name that are said in more than one way, one way. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/\bhair ?cuts?\b/g, "cut"],
  [/\bblow ?(?:outs?|waves?)\b/g, "blow dry"],
  [/\b(\d{1,2}) ?v(?:ol(?:ume)?s?)?\b/g, "$1 vol"],
];

/** Words of a name to compare by: folded, one way, without what names nothing, singular. */
function bare(name: string): string[] {
  const folded = SAME.reduce(
    (text, [sign, one]) => text.replaceAll(sign, one),
    foldName(plain(name).replaceAll(/[&+]/g, " and ").replaceAll("'", "")),
  );
  const kept =
    folded
      .replaceAll(FILLER, " ")
      .replaceAll(/[,.!?"]+(?=\s|$)|[()]/g, " ")
      .trim() || folded;
  return kept
    .split(/[\s-]+/)
    .map((word) => (word.length > 2 ? word.replace(/s$/, "") : word.replace(/^0(?=\d)/, "")));
}

const CODE = /^\d+[/.]\d+$/;

export type Match = { one: Found } | { several: Found[] } | { near: Found[] };

/** What a name means among what was found: one, several, or none with what comes nearest. */
export function meant(said: string, found: readonly Found[]): Match {
  const sought = bare(said);
  const whole = sought.join("");
  const exact = found.filter(({ name }) => bare(name).join("") === whole);
  if (exact.length > 0) return oneOf(exact);
  const holds = ({ name, also = "" }: Found, same: (word: string, part: string) => boolean) => {
    const words = bare(`${name} ${also}`);
    return sought.every((part) => words.some((word) => same(word, part)));
  };
  const full = found.filter((one) => holds(one, (word, part) => word === part));
  if (full.length > 0) return oneOf(full);
  // 9/1 is not the beginning of 9/16
  const begins = (word: string, part: string) => word.startsWith(part) && !CODE.test(part);
  const begun = found.filter((one) => holds(one, begins));
  if (begun.length > 0) return oneOf(begun);
  const near = found.filter((one) => holds(one, slipped));
  return { near };
}

const oneOf = (found: Found[]): Match => {
  const [one, another] = found;
  return one && !another ? { one } : { several: found };
};

/** One letter more, less or other, or two changed round, in a word long enough for it to be a slip. */
function slipped(word: string, part: string): boolean {
  if (word === part || word.startsWith(part)) return true;
  if (part.length < 4 || Math.abs(word.length - part.length) > 1) return false;
  let at = 0;
  while (word[at] === part[at] && at < part.length) at += 1;
  const [a, b] = [word.slice(at), part.slice(at)];
  return (
    a.slice(1) === b.slice(1) ||
    a.slice(1) === b ||
    a === b.slice(1) ||
    (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  );
}

/** The one of these that the thread spoke of last: the newest call or answer that names exactly one of them. */
export function spokenOf(
  found: readonly Found[],
  earlier: readonly Result[],
  recordId: string | undefined,
): Found | undefined {
  for (const { input, value, status } of earlier.toReversed()) {
    if (status !== "ok") continue;
    for (const part of [input, value]) {
      const words = JSON.stringify(part) ?? "";
      const named = found.filter(
        ({ id, name }) => words.includes(id) || words.includes(JSON.stringify(name)),
      );
      const owned = found.filter(({ whose }) => whose && words.includes(whose));
      const [one, another] = named.length > 0 ? named : owned;
      if (one) return another ? undefined : one;
    }
  }
  return found.find(({ id }) => id === recordId);
}
