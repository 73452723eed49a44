import type { ScreenName } from "#tools/chats/screens-schema.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import type { Slots } from "#agent/models/builtin/verbs/verb.ts";
import type { Frame } from "./frame.ts";

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
const screenOf = (said: string | undefined): ScreenName | undefined =>
  CALLED.find(([sign]) => sign.test(plain(said ?? "")))?.[1];

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

const byName = ({ screen }: Slots) => {
  const named = screenOf(screen);
  const elsewhere = ELSEWHERE.find(([sign]) => sign.test(plain(screen ?? "")))?.[1];
  if (!named && elsewhere) return { say: elsewhere };
  return named ? { screen: named } : { say: "Which screen do you mean?" };
};

/** The way to screens, and to what is done there and never in a chat. */
export const OPEN_SCREEN: Frame = {
  id: "open_screen",
  slots: { screen: "word" },
  says: ["open the screen for {screen}"],
  input: byName,
  report: (value) => (value as { why?: string }).why ?? "Here it is.",
};
