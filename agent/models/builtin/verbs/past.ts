import { displayName } from "#tools/values/name-rules.ts";
import type { OpenedClient } from "#tools/clients/assistant-schema.ts";
import type { ClientEvent } from "#tools/history/schema.ts";
import type { ConsultationResult } from "#tools/consultations/schema.ts";
import type { Outcome, OutcomeReport } from "#tools/outcomes/schema.ts";
import { reportOpened } from "#agent/models/builtin/report.ts";
import type { Here } from "#agent/models/builtin/view.ts";
import { dayOf } from "#agent/models/builtin/wording.ts";
import { theirsOrNone } from "./finders-chair.ts";
import { client } from "./finders-people.ts";
import type { About, Say, Verb } from "./verb.ts";

/** Words with a gap for whoever is meant: a name, or a word that points at one. */
const ofWhom = (...words: string[]): string[] =>
  words.flatMap((each) => [
    each.replaceAll("WHO", "(?<client>she|he|they|her|him|them)"),
    `${NO_PERSON}${each.replaceAll("WHO", "{client:person}")}`,
  ]);

/** What work was done on or put somewhere, that is nobody. */
const NO_PERSON = String.raw`(?!.*\b(?:on|in|to|for|with) (?:the |my |our )?(?:menu|shelf|stock|order|list|book|diary|waitlist|library|posts?|insta(?:gram)?|website|card|hold|sale|(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|yesterday|tomorrow)\b)(?!.*\b(?:today|this (?:week|month)|yesterday|everyone|everybody|anyone|anybody|most|clients|salon)\b)`;

const LAST =
  "( (last|before|previously|last (time|visit|month|week|appointment)|the (last|other) (time|day)( (she|he|they) (was|were) (here|in))?|(at|on|in) (her|his|their|the) last (visit|appointment)))?";
const WORK =
  "(colour|toner|tone|formula|recipe|bowl|mix|shades?|developer|lightener|bleach|gloss|glaze|brand|line)";
const DID = "(mix|mixed|mix up|use|used|put|do|done|apply|applied|paint|make|made)";
const HAIR = "( (hair|roots|head|ends|lengths))?";
const COLOURS =
  "(colour|coloured|tone|toned|tint|tinted|bleach|bleached|lighten|lightened|gloss|glossed|mix|mixed)";

/** Services that colour hair, by what they are called. */
const COLOURING =
  /colou?r|balayage|light|foil|root|touch|gloss|ton(?:er|ing)|bleach|tint|ombre|glaze|correction|gr[ae]y|blond/i;

type Past = { at: string; what: string };

/** When somebody was last coloured, by what their record tells last. */
function lastColour({ client: of, last }: OpenedClient, here: Here | undefined): string {
  const now = here?.now.toISOString() ?? "";
  const [newest] = last.flatMap((event) => colouredIn(event, now));
  if (newest) return `${of.name}, ${dayOf(newest.at, here)}: ${newest.what}.`;
  const visit = of.lastVisitAt
    ? `The last visit was on ${dayOf(of.lastVisitAt, here)}.`
    : "There was no visit yet.";
  return `I see no colour among what ${of.name}'s record tells last. ${visit}`;
}

function colouredIn(event: ClientEvent, now: string): Past[] {
  const { kind, at } = event;
  if (at > now) return [];
  if (kind === "consultation" && !event.error)
    return [{ at, what: `the last formula was made, level ${levels(event)}` }];
  if (kind === "formula") return [{ at, what: `${event.formula.name} was the last formula` }];
  if (kind !== "visit" || event.status === "cancelled" || !COLOURING.test(event.serviceType))
    return [];
  return [{ at, what: `${event.serviceType} with ${event.stylistName}` }];
}

const levels = ({ currentLevel, desiredLevel }: { currentLevel: number; desiredLevel: number }) =>
  currentLevel === desiredLevel ? String(currentLevel) : `${currentLevel} to ${desiredLevel}`;

/** How the newest work came out, as it was told afterwards. */
function cameOut({ outcomes }: OutcomeReport, { found, here }: About): string {
  const name = found["client"]?.name.split(",")[0] ?? "";
  const [newest] = outcomes.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  if (!newest)
    return `Nobody has told yet how ${name}'s last colour came out. Tell me when you know: “${name} is happy, level 8”.`;
  return `${displayName(newest.clientName)}, ${dayOf(newest.createdAt, here)}: ${outcomeWords(newest)}.`;
}

const outcomeWords = ({ happy, levelReached, levelPlanned, tone, note }: Outcome) =>
  [
    happy ? "happy with it" : "not happy with it",
    ...(levelReached === null
      ? []
      : [
          `reached level ${levelReached}${levelPlanned === null ? "" : `, planned was ${levelPlanned}`}`,
        ]),
    ...(tone ? [`tone ${tone}`] : []),
    ...(note ? [`“${note}”`] : []),
  ].join(", ");

const nobodyMade = ({ found }: About): Say => ({
  say: `I find no formula that was made for ${found["client"]?.name ?? "this client"}. What came from elsewhere stands in the client's record.`,
});

/** What this chat has made is looked at again; to make it anew would cost an analysis. */
const SHOWN_AGAIN: Verb = {
  tool: "get_consultation",
  narrow: true,
  hears: [
    "((can|could) (i|we|you) |let me |i (want|need) to )?(show|see|open|read|repeat|give|get|pull up|bring up|look at)( me| us)?( out)? ~(whole |full )?(formula|mix|recipe)( (again|once more|back|one more time))?",
    "((can|could) (i|we|you) |let me |i (want|need) to )?(show|see|read|repeat|give|get)( me| us)? (that|this) (formula|mix|recipe)( (again|once more|back|one more time))?",
    "what('s| is| was) ~(formula|mix|recipe)( (again|once more))?",
    "what('s| is| was| goes| went) (in|into) ~(bowl|mix|formula)( again)?",
    "~(formula|mix|recipe) (again|once more)",
  ],
  input: (_slots, { made }) =>
    made
      ? { id: made.consultation.id }
      : {
          say: "No formula was made in this chat yet. Say whose last one you mean, or what the hair is like and what is wanted.",
        },
  report: (value, _slots, { here }) => reportOpened(value as ConsultationResult, here),
};

/** What was done for one client before: what was used, when it was, and how it came out. */
export const PAST: readonly Verb[] = [
  SHOWN_AGAIN,
  {
    tool: "outcome_report",
    narrow: true,
    hears: [
      ...ofWhom(
        `how (did|has) ~WHO('s)? (last |latest |previous )*(colour|formula|balayage|toner|gloss|foils|highlights|roots|bleach|visit|hair|appointment|correction) (turn|turned|come|came|work|worked|go|gone|went)( out)?${LAST}`,
        `how (did|has) (it|the colour|the toner|that) (go|gone|turn out|turned out|come out|came out|work|work out)( (with|for|on) WHO)${LAST}`,
        `how (was|were) ~WHO('s)? (last|latest|previous) (colour|formula|balayage|toner|gloss|visit|appointment|result)`,
        `(was|were) WHO (happy|pleased|satisfied)( with (it|the (colour|result|toner|balayage)|(her|his|their) (colour|hair|result|toner|balayage)))?${LAST}`,
        `did WHO (like|love) (it|the (colour|result|toner|balayage)|(her|his|their) (colour|hair|result|toner|balayage))${LAST}`,
      ),
      "how (did|has) (it|that) (go|gone|turn out|turned out|come out|work out)( with (her|him|them))? (last time|last visit|at the last visit)",
    ],
    finds: [theirsOrNone],
    input: (_slots, about) => {
      const { of, name } = about.found["client"] ?? {};
      return of
        ? { clientName: (of as { clientName?: string }).clientName ?? name }
        : nobodyMade(about);
    },
    report: (value, _slots, about) => cameOut(value as OutcomeReport, about),
  },
  {
    tool: "get_consultation",
    hears: [
      ...ofWhom(
        `what (did|have|had) (i|we|you) (last )?${DID} (for|on|with|in|into|to) ~WHO('s)?${HAIR}${LAST}`,
        `(what|which) ${WORK} (did|have|had) (i|we) (last )?${DID}( up)? (for|on|with|in|into) ~WHO('s)?${HAIR}${LAST}`,
        `(what|which)( ${WORK})? (was|were|got) (used|mixed|put|applied|made) (for|on|with|in|into) ~WHO('s)?${HAIR}${LAST}`,
        `(what|which)('s| is| was| were) ~WHO('s)? (last|latest|previous|old) ${WORK}( again)?`,
        `(remind me )?what (did )?WHO('s)? (have|had) (in|on) (her|his|their) (hair|roots|bowl)${LAST}`,
        `(show|open|give|get|pull up)( me)? (what|whatever) (i|we) ${DID} (for|on|with) WHO${LAST}`,
      ),
      "what (did|have) (i|we) (mix|use|mixed|used|put on) (last time|before|at the last visit)",
      "how did (i|we) (mix|do) (it|her|him|this|that) last time",
    ],
    finds: [theirsOrNone],
    input: (_slots, about) =>
      about.found["client"]?.of ? { id: about.found["client"].id } : nobodyMade(about),
    report: (value, _slots, { here }) => reportOpened(value as ConsultationResult, here),
  },
  {
    tool: "get_client",
    narrow: true,
    hears: ofWhom(
      `when (did|have|had) (i|we) (last|ever) ${COLOURS}( (something|anything|colour))?( (for|on|with))? ~WHO('s)?( (hair|roots|colour|ends|regrowth))?`,
      `when (did|have|had) (i|we) (last )(do|done|did|colour) ~WHO('s)? (colour|hair colour|roots|toner)`,
      `when (did|have|had) (i|we) ${COLOURS} ~WHO('s)?( (hair|roots|colour|ends))? last`,
      `when (was|were|did) ~WHO('s)?( hair)? (last |get |have )*(coloured|colour done|colour|toned|bleached|tinted)( done)?( last)?`,
      `when (was|were) ~WHO('s)? last (colour|formula|toner|gloss|roots?|tint)( (visit|appointment|done|made|mixed))?`,
      `how long (ago|since|is it since|has it been since)( did)? (i|we) (last )?${COLOURS} ~WHO('s)?( (hair|roots|colour))?( last)?`,
    ),
    finds: [client],
    input: (_slots, { found }) => ({ id: found["client"]?.id }),
    report: (value, _slots, { here }) => lastColour(value as OpenedClient, here),
  },
];
