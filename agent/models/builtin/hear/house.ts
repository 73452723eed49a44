import type { ReportName } from "#tools/reports/schema.ts";
import { MONTHS } from "./calendar-names.ts";
import { namesIn } from "./calendar-words.ts";
import { withNames } from "./people.ts";

/** What is wanted of the salon's figures, of what waits for somebody, of a move from another system, or of the log. */
export type HouseWish =
  | { kind: "figures"; report: ReportName; when: string; whose?: string }
  | { kind: "attention" }
  | { kind: "moves" }
  | { kind: "importSheet" }
  | { kind: "undoImport" }
  | { kind: "stopImport" }
  | { kind: "renameChat"; title: string }
  | { kind: "archiveChat" }
  | { kind: "whoDid"; about: string };

const KINDS = new Set<string>([
  "figures",
  "attention",
  "moves",
  "importSheet",
  "undoImport",
  "stopImport",
  "renameChat",
  "archiveChat",
  "whoDid",
] satisfies HouseWish["kind"][]);

/** Whether a wish is one of the house. */
export function isOfHouse(wish: { kind: string }): wish is HouseWish {
  return KINDS.has(wish.kind);
}

const ATTENTION =
  /\bneeds? (?:my |our )?(?:attention|doing|to be done|looking after)\b|\bwhat(?:'s| is| are)? (?:there )?(?:left )?to do\b|\bto-?do(?: list)?\b|\banything (?:urgent|pending|i (?:should|need to)|waiting)\b|\bwhat (?:should|do) i (?:need to )?(?:do|take care of|look after)(?: (?:now|next|today))?[?.! ]*$|\bwhat(?:'s| is) (?:waiting|pending|urgent)\b/;
const MOVES =
  /\b(?:import|migration|migrating|move from|moving from|moved from|switch(?:ing)? (?:over )?from|come from|coming from|transfer from)\b.*\b(?:square|acuity|mindbody|vagaro|gloss ?genius|fresha|booksy|style ?seat|data|clients?|status|going|done|finished|old (?:system|software)|over)\b|\b(?:how(?:'s| is)|is) (?:the|my) (?:import|migration)\b|\bdata migration\b|\b(?:import|bring) (?:in |over )?(?:my |our |the |all )*(?:\w+ )?(?:clients|customers|data|appointments|book)\b/;
const IMPORT =
  "(?:the |that |this |my |our |last )*(?:import|migration|move|sheet|file|spreadsheet)";
const UNDO_IMPORT = new RegExp(
  `\\b(?:undo|take back|revert|reverse|roll back|remove) ${IMPORT}\\b|\\btake ${IMPORT} back\\b`,
);
const STOP_IMPORT = new RegExp(`\\b(?:stop|cancel|abort|halt) ${IMPORT}\\b`);
const IMPORT_SHEET = new RegExp(
  `^(?:(?:yes|ok|okay|please|now|go ahead|and|then|do)[, ]+)*(?:import|bring in|run|start) (?:it|them|everything|all(?: of (?:it|them))?|${IMPORT})(?: in)?(?: now| please)*[.! ]*$|^bring (?:it|them) in\\b`,
);
const THIS_CHAT = "(?:this|the) (?:chat|conversation|thread|talk)";
const RENAME = new RegExp(
  `^(?:please )?(?:re-?name|call|name|title) ${THIS_CHAT}(?: to| as)?:? "?(.+?)"?[.! ]*$`,
  "i",
);
const ARCHIVE = new RegExp(`^(?:please )?(?:archive|put away) ${THIS_CHAT}\\b`);
const WHO =
  /\bwho (?:has )?(?:changed|change|did|set|raised|lowered|cancelled|deleted|erased|refunded|invited|made|removed|released|exported|sent|touched)\b(.*)$/;
const LOG = /\baudit(?: log| trail)?\b|\bchange log\b|\bwhat has changed\b/;

const RATES: [RegExp, ReportName][] = [
  [
    /\b(?:re-?book(?:ing|ed|s)?(?: rate)?|retention|retained|returning (?:clients?|guests?)|new client(?:s| (?:rate|numbers?|count|share))|come back|came back|no-?show(?: rate|s)|cancel(?:lation)?s? rate|how many (?:visits|clients|guests|no-?shows|cancellations))\b/,
    "clients",
  ],
  [/\bhit rate\b|\bhow often (?:do|did|are|were) .*\bformulas?\b/, "formulas"],
  [
    /\b(?:product|colou?r|developer|tubes?|stock)\b.*\b(?:waste[ds]?|wasted|used|use|usage|thrown? away|consumption)\b|\b(?:waste[ds]?|wasted|thrown? away|throw away|left over)\b.*\b(?:product|colou?r|bowls?|grams?|money|month|week|year|today)\b|\bhow much (?:do|did) we (?:waste|mix|throw)\b/,
    "product",
  ],
  [
    /\b(?:revenue|turnover|sales|income|earnings|figures|numbers|report)\b|\b(?:best|top)(?:[- ](?:selling|earning|paid))? (?:services?|stylists?|sellers?)\b|\bwho (?:earns?|earned|makes?|made|brings?|brought|sold) (?:the )?most\b|\bhow (?:was|is|did) (?:the |my |our )?(?:business|salon|week|month|quarter|year)\b|\bhow (?:are|were|did) we do(?:ing)?\b/,
    "revenue",
  ],
];
/** Words of another matter: a client's file, a message, a lesson. */
const OTHER =
  /\b(?:formula for|numbers? (?:of|for) \p{L}+|phone|patch|strand|level \d|grey|toner|mix (?:me|up)|price of|post|caption|write)\b/u;
const WHOSE =
  /\b(?:for|of|by|from) (\p{L}[\p{L}'-]+)(?:'s)?[?.! ]*$|\b(\p{L}[\p{L}'-]+)'s (?:revenue|turnover|sales|figures|numbers|rebooking|hit rate)\b/iu;
const NO_NAME = new RegExp(
  `^(?:the|this|last|past|today|yesterday|us|me|my|our|month|week|year|quarter|salon|${MONTHS.join("|")}|colou?r|everyone|all)$`,
  "i",
);

/** A wish about the house; undefined when the sentence is none. `text` is plain, `typed` as written. */
export function hearHouseWish(text: string, typed: string): HouseWish | undefined {
  const title = RENAME.exec(typed.trim())?.[1];
  if (title) return { kind: "renameChat", title: title.slice(0, 120) };
  if (ARCHIVE.test(text)) return { kind: "archiveChat" };
  const who = WHO.exec(text);
  if (who && !/\bmost\b/.test(text)) return { kind: "whoDid", about: (who[1] ?? "").trim() };
  if (LOG.test(text)) return { kind: "whoDid", about: "" };
  if (UNDO_IMPORT.test(text)) return { kind: "undoImport" };
  if (STOP_IMPORT.test(text)) return { kind: "stopImport" };
  if (IMPORT_SHEET.test(text.trim())) return { kind: "importSheet" };
  if (MOVES.test(text)) return { kind: "moves" };
  if (ATTENTION.test(text)) return { kind: "attention" };
  if (OTHER.test(text)) return undefined;
  // grams of a bowl that are left over are weighed, and no figure
  if (/\b\d+ ?(?:g|gr|grams?)\b/.test(text)) return undefined;
  const report = RATES.find(([sign]) => sign.test(text))?.[1];
  if (!report) return undefined;
  const named = WHOSE.exec(typed.trim());
  const whose = named?.[1] ?? named?.[2] ?? namesIn(withNames(typed))[0];
  return {
    kind: "figures",
    report,
    when: text,
    ...(whose && !NO_NAME.test(whose) && { whose }),
  };
}
