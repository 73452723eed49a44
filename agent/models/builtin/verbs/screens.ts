import type { ScreenName } from "#tools/chats/screens-schema.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import type { Verb } from "./verb.ts";

/** Screens as they are called. */
const CALLED: [RegExp, ScreenName][] = [
  [/\bapi (?:access )?tokens?\b|\btokens?\b/, "api_tokens"],
  [
    /\b(?:api|ai|openai|gemini|claude|anthropic)\b.*\bkeys?\b|\bkey\b|\bai (?:provider|settings|model)\b/,
    "ai_key",
  ],
  [
    /\bcalendar (?:address|feed|link|on my phone)\b|\bical\b|\bgoogle calendar\b/,
    "calendar_address",
  ],
  [/\bexport\b|\b(?:my|our|your|all the) data\b|\bdownload (?:all|every)|\bback ?ups?\b/, "export"],
  [/\bstripe\b|\bpayments?\b|\bcard (?:reader|payments|machine)\b|\bdeposits?\b/, "payments"],
  [/\bsubscription\b|\bplans?\b|\bbilling\b/, "subscription"],
  [/\bswitch of lines\b|\bline switch\b|\bswitch lines\b/, "line_switch"],
  [/\bmigration\b|\bimport\b/, "migration"],
  [/\bteam\b|\bstylists\b|\bstaff\b/, "team"],
  [/\blicen[cs]es?\b|\bverif(?:ication|y)\b/, "licences"],
  [/\binsta(?:gram)?\b|\bfacebook\b|\bfb\b|\bsocials?\b/, "social_accounts"],
  [/\blibrary\b|\bformula sheets?\b/, "library"],
  [/\bclients?\b/, "clients"],
  [/\bhistory\b|\bconsult(?:ation)?s?\b/, "history"],
  [/\bappointments?\b|\bcalendar\b|\bbook\b|\bschedule\b|\bdiary\b/, "appointments"],
  [/\binventory\b|\bstock\b/, "inventory"],
  [/\bmessages?\b|\btexts?\b|\binbox\b/, "messages"],
  [/\bpassword\b|\bsign[- ]?in\b|\blog[- ]?in\b|\baccount\b|\bsettings\b|\bprofile\b/, "sign_in"],
];
export const screenOf = (said: string | undefined): ScreenName | undefined =>
  CALLED.find(([sign]) => sign.test(plain(said ?? "")))?.[1];

const NAMES =
  "(?<screen>(inventory|stock|library|history|clients?|client list|appointments?|calendar|book|messages|inbox|settings|account|profile|payments?|payment settings|subscription|billing|data migration|migration|team|stylists?|staff|social media|social|instagram|facebook|verification|licences?|export|ai key|ai settings|ai provider|api keys?|api tokens?|tokens|line switch|switch of lines|password|calendar feed)( (screen|page|tab|section|settings))*)";

/** What is set in a place that no chat opens. */
const ELSEWHERE: [RegExp, string][] = [
  [
    /\b(?:dark|light|theme|mode|appearance)\b/,
    "Dark and light are in the menu under your name, and in the settings under Appearance.",
  ],
  [
    /\b(?:shades?|shelf|brands?|lines?|tubes)\b/,
    "Your brands, their lines and what stands on the shelf are in the settings under Color Brand Preferences. Or tell me here which line or shades you have.",
  ],
];

const byName = ({ screen }: { screen?: string | undefined }) => {
  const named = screenOf(screen);
  const elsewhere = ELSEWHERE.find(([sign]) => sign.test(plain(screen ?? "")))?.[1];
  if (!named && elsewhere) return { say: elsewhere };
  return named ? { screen: named } : { say: "Which screen do you mean?" };
};

/** The way to screens, and what is done there and never in a chat. */
export const SCREEN_ROWS: readonly Verb[] = [
  {
    tool: "open_screen",
    hears: [
      `(take|bring|get|lead) me (back )?to ~${NAMES}`,
      `(go|jump|navigate|switch|head)( over| back)? to ~${NAMES}`,
      `(open|show( me)?|pull up|bring up|where('s| is| are)|find) ~${NAMES} (screen|page|tab|section)`,
      "(open|go to|where('s| is| are)|bring up|pull up) ~(?<screen>settings|inventory|library|history|appointments|messages|inbox|data migration|social media|payment settings|billing|account|profile)( page| screen)?",
    ],
    input: byName,
    report: (value) => (value as { why?: string }).why ?? "Here it is.",
  },
  {
    tool: "open_screen",
    hears: [
      "(change|reset|update|forgot|set|i forgot) ~(?<screen>password|login|sign-?in)",
      "(connect|link|hook up|add|set up) ~(?<screen>instagram|insta|facebook|fb|stripe|card reader|card payments|google calendar|ical|calendar feed)( account| page| feed)?",
      "(make|create|give me|new|generate|get|issue) ~(new )?(?<screen>api token|access token|token|calendar feed|calendar link|ical link|calendar address)",
      "(enter|add|change|set|paste|update|put in|here is|here's) ~(?<screen>(openai |gemini |claude |anthropic |google |ai |api )+key)( .*)?",
      "(upload|give|import|drop|add) ~(?<screen>formula sheet|sheet of formulas|formula file)( .*)?",
      "(?<screen>export|download|back ?up|take out) (all |everything|my data|our data|all data|the data|all my data|all our data).*",
      "where (do|can) (i|we) (change|find|set|see|enter|put|add|connect|manage|export|download) ~(?<screen>password|login|api key|ai key|key|token|tokens|payments|stripe|subscription|billing|plan|instagram|facebook|data|calendar feed|team|licences?|messages|history|library|stock|inventory|sheet of formulas)( .*)?",
      "(switch|change) ~(all |every )*formulas? (over )?to (another|a different|the new) (?<screen>line|brand)",
    ],
    input: ({ screen }) => {
      if (/^(?:line|brand)$/.test(screen ?? "")) return { screen: "line_switch" };
      if (/insta|^fb$/i.test(screen ?? "")) return { screen: "social_accounts" };
      if (/card/.test(screen ?? "")) return { screen: "payments" };
      if (/^(?:download|back|take|export)/i.test(screen ?? "")) return { screen: "export" };
      return byName({ screen: /data/.test(screen ?? "") ? "export" : screen });
    },
    report: (value) => (value as { why?: string }).why ?? "Here it is.",
  },
  {
    tool: "open_screen",
    hears: ["open ~screen( (for|of) {screen})?"],
    input: byName,
    report: (value) => (value as { why?: string }).why ?? "Here it is.",
  },
  {
    tool: "undo_last",
    does: "take back the last thing that was done here",
    hears: [
      "((no|oops|wait|shit|crap|damn|ugh|sorry),? )*(undo|revert|reverse)( (that|it|this|what you( just)? did|the last( one| thing| action| change| act)?|last( thing| action| change)?|everything you just did))?",
      "((no|oops|wait|sorry),? )*put (that|it|this) back( (how|the way) it was)?",
      "((no|oops|wait|sorry),? )*(change|set|put) (it|that) back( to (what|how) it was)?",
      "((no|oops|wait|sorry),? )*go back( on that)?",
    ],
    input: () => ({}),
    report: () => "It is taken back.",
  },
];
