import { findTool } from "#tools/registry.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import { again } from "#agent/models/builtin/verbs/cards.ts";
import type { HeardVerb } from "#agent/models/builtin/verbs/hear.ts";
import type { Turn } from "./thread.ts";

const LEAD = String.raw`^(?:(?:no|nope|actually|sorry|oops|wait|oh|i mean(?:t)?|correction|ok|and|but)[,.! ]+)*(?:(?:it|that|this|she|he)(?:'?s| is| was| should be)? )?(?:(?:on|the|her|his|at|to|a) )*`;
const THIS_NOT_THAT = new RegExp(
  String.raw`${LEAD}(?<now>[\w'/%. -]{2,40}?),? not (?:(?:on|the|her|his|at|to|a) )*(?<was>[\w'/%. -]{2,40}?)[.! ]*$`,
);
const NOT_THAT_BUT_THIS = new RegExp(
  String.raw`${LEAD}not (?:(?:on|the|her|his|at|to|a) )*(?<was>[\w'/%. -]{2,40}?)(?:,| but|,? it'?s)+ (?:(?:it'?s|on|the|her|his|at|to|a) )*(?<now>[\w'/%. -]{2,40}?)[.! ]*$`,
);

/** The words of somebody's own that were just written down, with one of them put right: "its the nape not the ears". */
export function putRight(
  text: string,
  { row, results }: Pick<Turn, "row" | "results">,
): HeardVerb | undefined {
  const said = plain(text);
  const { now, was } = (NOT_THAT_BUT_THIS.exec(said) ?? THIS_NOT_THAT.exec(said))?.groups ?? {};
  if (!now || !was) return undefined;
  const call = results.findLast(({ status }) => status === "left" || status === "ok");
  const input = (call?.input ?? {}) as Record<string, unknown>;
  if (!call || findTool(call.tool)?.effect === "read") return undefined;
  // what was made is not made twice
  if (call.status === "ok" && !("id" in input)) return undefined;
  const found = Object.entries(input).find(
    ([field, words]) =>
      OWN_WORDS.has(field) && typeof words === "string" && withIn(words, was) >= 0,
  );
  if (!found) return undefined;
  const [field, words] = found as [string, string];
  const at = withIn(words, was);
  const put = words.slice(0, at) + now + words.slice(at + was.length);
  const fresh = field === "name" ? asName(now.includes(" ") ? now : put) : put;
  const made = again({ ...call, input: { ...input, [field]: fresh } }, said);
  // the row itself knows what to say of it when it is done
  const { report, does } = row?.verb.tool === call.tool ? row.verb : made.verb;
  return { ...made, verb: { ...made.verb, ...(report && { report }), ...(does && { does }) } };
}

const asName = (said: string): string =>
  said.replaceAll(/(?<![\p{L}'])\p{L}/gu, (letter) => letter.toUpperCase());

/** Fields that hold words of somebody's own. */
const OWN_WORDS: ReadonlySet<string> = new Set([
  "notes",
  "note",
  "body",
  "caption",
  "mustKnow",
  "allergies",
  "reason",
  "label",
  "name",
]);

const withIn = (words: string, was: string): number => words.toLowerCase().lastIndexOf(was);
