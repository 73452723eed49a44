import { isAhead } from "#agent/models/builtin/hear/services.ts";
import type { ZoneName } from "#tools/colour/words.ts";
import { PARTS } from "./words.ts";
import { LOVED, type Segment } from "./segments.ts";
import type { Zones } from "./zones.ts";

const ALL: readonly ZoneName[] = ["roots", "mids", "ends"];
const NAMED = PARTS.map(([words]) => `(?:${words})`).join("|");
const PART = String.raw`(?:the |her |his |those |all )?(?<part>${NAMED})`;
/** What is to stay as it is. */
const LEFT: readonly RegExp[] = [
  String.raw`(?:leave|leaving|not touching|don'?t (?:want to )?(?:touch|do)|nothing on|stay(?:ing)? off|skip(?:ping)?) ${PART}(?! (?:to|till|until|for (?:last|the end))\b)(?! \d)`,
  String.raw`${PART} (?:is|are|look|looks|came out|stays?|stay) (?:\w+ )?(?:fine|perfect|good|great|lovely|right|ok|okay|as (?:is|it is|they are)|alone|untouched)\b`,
  String.raw`${PART} (?:\w+ ){0,6}?(?:she|he)(?:'s| is) keeping (?:them|those|it)\b`,
  String.raw`${PART} (?:can |to )?stays?(?= ?(?:$|[,.;!?]))`,
  String.raw`keep(?:ing)? ${PART}(?: (?:as (?:is|it is|they are)|natural|alone|untouched|out of it))?(?= ?(?:$|[,.;!?]| and\b| but\b))`,
].map((words) => new RegExp(String.raw`\b${words}`, "g"));
/** Work on one part alone. */
const ONLY: readonly RegExp[] = [
  String.raw`(?:just|only) (?:on )?${PART}`,
  String.raw`${PART} (?:only|alone)\b`,
].map((words) => new RegExp(String.raw`\b${words}`, "g"));

/** "Ends copper please". */
const PLEASE = /\b(?:please|pls)\b/;

/** What is wished for single parts of the head: "wants roots 6 and ends 8 beige", "leave the ends", "just the temples". */
export function hearPartWishes(text: string, segments: readonly Segment[]): Zones {
  const zones: Zones = {};
  const put = (parts: readonly ZoneName[], wish: Partial<NonNullable<Zones["roots"]>>) => {
    for (const part of parts) zones[part] = { ...zones[part], ...wish };
  };
  for (const { wishOf, items, parts, role, text: said } of segments) {
    const level = items.find((item) => item.kind === "level");
    const tone = items.find((item) => item.kind === "tone");
    const isRefused = items.some(({ kind }) => kind === "not");
    if (level) put(wishOf, { desiredLevel: Math.min(10, level.value) });
    const isWish = wishOf.length > 0 || (role === "now" && !level && PLEASE.test(said));
    if (tone?.tone && !isRefused && isWish)
      put(wishOf.length > 0 ? wishOf : parts, { desiredTone: tone.tone });
  }
  segments.forEach(({ parts, text: said }, at) => {
    if (!LOVED.test(said.trim()) || parts.length === 0) return;
    const items = segments[at + 1]?.items ?? [];
    const level = items.find((item) => item.kind === "level");
    const tone = items.find((item) => item.kind === "tone")?.tone;
    put(
      parts,
      level ? { desiredLevel: level.value, ...(tone && { desiredTone: tone }) } : { isLeft: true },
    );
  });
  const isRoots = isAhead(text) && segments.some(({ parts }) => parts.includes("roots"));
  const only = isRoots ? (["roots"] as const) : partsIn(ONLY, text);
  const left =
    only.length > 0
      ? ALL.filter((part) => !only.some((each) => each === part))
      : partsIn(LEFT, text);
  put(
    left.filter((part) => zones[part] === undefined),
    { isLeft: true },
  );
  return zones;
}

const partsIn = (signs: readonly RegExp[], text: string): ZoneName[] =>
  signs.flatMap((sign) =>
    [...text.matchAll(sign)].flatMap(({ groups }) => {
      const said = groups?.["part"] ?? "";
      return PARTS.find(([words]) => new RegExp(`^(?:${words})`).test(said))?.[1] ?? [];
    }),
  );
