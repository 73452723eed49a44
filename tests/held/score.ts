import { findTool } from "#tools/registry.ts";
import type { Arg, Expected, ExpectedCall, Phrasing } from "./entry.ts";

/** A call that was made in reply, with its arguments as the model gave them. */
export type Call = { tool: string; input: unknown };

/** What came in reply to the last message: calls in their order, and the words. */
export type Reply = { calls: readonly Call[]; text: string };

/**
 * What stands behind an id, which is in small letters: of visits, timers, tests, consultations and those who wait the client's
 * name, of a formula the client's or its own, of an order its supplier, of a block its reason, of a post its words, of anything
 * else its name. An id that is not among them is read as nothing.
 */
export type Names = Readonly<Record<string, string>>;

export type Score = {
  /** What was expected came, and no act besides. */
  right: boolean;
  /** A tool that must not be called was, or an act that nobody expected. */
  wrong: boolean;
  /** An act that was expected was called with other facts. */
  astray: boolean;
};

const UUID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/gi;
const WHEN = /^(\d{4}-\d\d-\d\d|\d\d:\d\d)$/;
const SAYS_NO =
  /\b(cannot|can['’]?t|unable|not able|do not|don['’]t|did not|didn['’]t|is not|isn['’]t|no|none|nothing|nobody)\b/i;
const NOT_UNDERSTOOD =
  /\b(did not|didn['’]t|do not|don['’]t|could not|couldn['’]t) (quite )?(understand|follow|catch|get that)|not sure what/i;

/** Judges a reply. An act is a tool that writes or asks for a tap; `names` says whom the ids of the calls stand for. */
export function scoreReply(
  { expect, lost, may = [], never }: Phrasing,
  { calls, text }: Reply,
  names: Names = {},
): Score {
  const ways = [expect].flat() as readonly Expected[];
  const expected = ways.flatMap(callsOf);
  const known = new Set<string>([...expected.flatMap(({ tool }) => tool), ...may]);
  const acts = calls.filter(({ tool }) => isAct(tool));
  const isExpected = (call: Call) => expected.some((wanted) => isCall(wanted, call, names));
  const wrong =
    calls.some(({ tool }) => never.some((each) => each === tool)) ||
    acts.some(({ tool }) => !known.has(tool));
  const astray = acts.some(
    (call) => known.has(call.tool) && !may.some((each) => each === call.tool) && !isExpected(call),
  );
  const isOpen = lost === true || !NOT_UNDERSTOOD.test(text);
  const came = ways
    .filter((way) => isOpen || callsOf(way).length > 0)
    .some((way) => cameTrue(way, { calls, text }, names));
  return { right: came && !wrong && !astray, wrong, astray };
}

function cameTrue(way: Expected, { calls, text }: Reply, names: Names): boolean {
  if ("asks" in way || "answers" in way) {
    const words = fold(text);
    const isAsked =
      text.includes("?") ||
      SAYS_NO.test(text) ||
      calls.some(({ tool }) => tool === "offer_choices");
    return (
      words.trim() !== "" &&
      ("answers" in way || isAsked) &&
      !calls.some(({ tool }) => isAct(tool)) &&
      (way.mentions?.some((each) => words.includes(fold(each))) ?? true)
    );
  }
  return callsOf(way).every((wanted) => calls.some((call) => isCall(wanted, call, names)));
}

function callsOf(way: Expected): readonly ExpectedCall[] {
  if ("all" in way) return way.all;
  return "tool" in way ? [way] : [];
}

function isCall({ tool, args = {}, about = [] }: ExpectedCall, call: Call, names: Names): boolean {
  if (![tool].flat().some((each) => each === call.tool)) return false;
  const written = fold(spoken(JSON.stringify(call.input ?? {}), names));
  return fits(args, call.input ?? {}, names) && about.every((each) => written.includes(fold(each)));
}

function fits(wanted: Arg, given: unknown, names: Names): boolean {
  if (wanted === null || typeof wanted === "boolean") return given === wanted;
  if (typeof wanted === "number") {
    const isSaid = typeof given === "number" || (typeof given === "string" && given.trim() !== "");
    return isSaid && Math.abs(Number(given) - wanted) < 1e-6;
  }
  if (typeof wanted === "string") {
    if (typeof given !== "string" && typeof given !== "number") return false;
    if (WHEN.test(wanted)) return String(given).startsWith(wanted);
    return fold(spoken(String(given), names)).includes(fold(wanted));
  }
  if (isList(wanted)) {
    return (
      Array.isArray(given) &&
      wanted.every((each) => given.some((one: unknown) => fits(each, one, names)))
    );
  }
  const { any } = wanted;
  if (any !== undefined && isList(any)) return any.some((each) => fits(each, given, names));
  if (typeof given !== "object" || given === null) return false;
  const fields = new Map<string, unknown>(Object.entries(given));
  return Object.entries(wanted).every(([field, each]) => fits(each, fields.get(field), names));
}

const isList = (arg: Arg): arg is readonly Arg[] => Array.isArray(arg);

/** What is said of safety is heard beside whatever is asked, and changes no record. */
const isAct = (tool: string) => tool !== "note_safety" && findTool(tool)?.effect !== "read";

const spoken = (text: string, names: Names) =>
  text.replace(UUID, (id) => names[id.toLowerCase()] ?? "");

/** Without case, accents, apostrophes and hyphens, which people leave out. */
const fold = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{M}|['’]/gu, "")
    .replaceAll("-", " ")
    .toLowerCase();
