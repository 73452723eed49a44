import type {
  MessageSettingsView,
  Template,
  TemplateKind,
} from "#tools/messages/settings-schema.ts";
import { timeIn } from "./finders.ts";
import type { About, Ask, Input, Slots, Verb } from "./verb.ts";
import { numberIn } from "./words.ts";

const KINDS: [RegExp, TemplateKind][] = [
  [/\bconfirm/, "confirmation"],
  [/\b(?:patch)/, "patch_test"],
  [/\bremind/, "reminder"],
  [/\b(?:no[- ]?show|did not come|missed)/, "no_show"],
  [/\bwait/, "waitlist_offer"],
  [/\bcancel/, "cancellation"],
  [/\b(?:change|moved?|new time)\b/, "change"],
];
const KIND =
  "(?<kind>(booking )?confirmations?|patch test( reminders?)?|reminders?|no[- ]?shows?( notes?)?|wait(ing)? ?list( offers?)?|cancell?ations?|changes?)";
const MESSAGE = "( (mail|email|e-mail|text|sms|message|template|wording|words|letter|note))*";
/** Times of day, as they are said. */
const CLOCKS = /\b\d{1,2}(?::\d\d)? ?(?:am|pm)?\b|\bnoon\b|\bmidnight\b/g;
const ON_OFF = "(?<on>on|off)";

/** The kind of message that is meant; undefined where none is named. */
export const kindOf = (said: string) => KINDS.find(([sign]) => sign.test(said))?.[1];
const channelOf = (text: string) => (/\b(?:text|sms)\b/.test(text) ? "sms" : "mail");
const which = ({ kind = "" }: Slots, { text }: About) => ({
  kind: kindOf(kind) ?? "reminder",
  channel: channelOf(text),
});

const worded = (slots: Slots, about: About): Input | Ask =>
  slots["body"]
    ? { ...which(slots, about), body: slots["body"].replaceAll(/^["“]|["”]$/g, "") }
    : { ask: "In which words? Names go in double braces, such as {{clientName}}.", slot: "body" };

/** What of the settings a sentence changes. */
function changed({ on, hours, off }: Slots, { text, here }: About): Input | Ask {
  const is = on !== undefined ? on !== "off" : off === undefined;
  if (
    !/\bremind/.test(text) &&
    /\bquiet\b|\bnight\b|\btexts? (?:after|before|between)\b|\b(?:after|before|between) \d|\bstop going out\b/.test(
      text,
    )
  ) {
    const [from, to] = (text.match(CLOCKS) ?? []).map((said) => timeIn(said, here));
    if (!from) return { ask: "From when to when is it quiet?", slot: "span", takes: /\d/ };
    if (to) return { quietFrom: from, quietTo: to };
    return from < "12:00" ? { quietTo: from } : { quietFrom: from };
  }
  if (/\bdigest\b|\bdaily (?:mail|email|summary)\b/.test(text)) {
    const hour = /\bat (\d{1,2})\b/.exec(text)?.[1];
    return hour ? { dailyDigest: true, digestHour: Number(hour) } : { dailyDigest: is };
  }
  if (/\bno[- ]?shows?\b|\bdid(?:n't| not) (?:come|show)\b/.test(text))
    return { noShowFollowUp: is };
  if (/\bremind/.test(text)) {
    const days = /\b(\d+) days?\b|\b(a|the) day\b/.exec(text);
    const at = hours ?? /\b(\d+) ?h(?:ou)?rs?\b/.exec(text)?.[1];
    const before = days ? Number(days[1] ?? 1) * 24 : numberIn(at);
    if (before !== undefined) return { reminderHours: [before] };
    return /\b(?:mail|email|e-mail)\b/.test(text) ? { reminderByMail: is } : { reminderBySms: is };
  }
  return { smsOn: is };
}

/** How the salon writes, and in which words. */
export const MESSAGE_SETTINGS: readonly Verb[] = [
  {
    tool: "set_message_settings",
    does: "change how the salon writes to clients",
    hears: [
      `(turn|switch) ${ON_OFF} ~(sms|texts|texting|text messages|(text |sms |mail |email )?reminders( by (texts?|sms|e-?mails?|mail))?|daily (digest|mail|email|summary)|digest|no[- ]?show (follow[- ]?ups?|messages?|notes?|texts?))`,
      `(turn|switch) ~(sms|texts|texting|text messages|(text |sms |mail |email )?reminders( by (texts?|sms|e-?mails?|mail))?|daily (digest|mail|email|summary)|digest|no[- ]?show (follow[- ]?ups?|messages?|notes?|texts?)) ${ON_OFF}`,
      "(?<off>(stop|don't|disable|no more) (send |sending )?~(sms|texts to clients|all texts|(text |sms |mail |email )?reminders( by (texts?|sms|e-?mails?|mail))?|daily (digest|mail|email|summary)|no[- ]?show (follow[- ]?ups?|messages?|notes?)))",
      "(send|set|make|put|move|change) ~reminders?( out| go out| to)* ?(a |the )?({hours:n} ?(hours?|hrs?|h|days?)|day|2 days) (before|ahead|in advance|earlier)( .*)?",
      "(remind) ~clients? (a |the )?({hours:n} ?(hours?|hrs?|h|days?)|day) (before|ahead|in advance)( .*)?",
      "(set|make|change|put|move) ~quiet (hours|time)( to| from| between)?:? ?.*\\d.*",
      "(no|don't send|never send|stop|don't text|don't message|never text) (any )?(texts|messages|sms|texting|texting clients|anyone|anybody|clients|people|out)?( texts)? ?(after|before|between|from) .*\\d.*",
      "(send|set|put|move) ~(daily )?digest( to| out)? ?(at|for) .*\\d.*",
      "(start|enable) (sending )?~(sms|texts to clients|(text |sms |mail |email )?reminders|daily (digest|mail|email|summary)|no[- ]?show (follow[- ]?ups?|messages?|notes?))",
    ],
    despite: ["negated"],
    input: changed,
    report: () => "Changed.",
  },
  {
    tool: "get_message_settings",
    hears: [
      "(what time|when|how late|how early) (do|does|are|is) (texts?|messages|sms|reminders|quiet hours|the quiet hours|our texts|the texts)( (stop|start|end|begin|go out|going out|sent|be sent|stop going out|start going out|set to go out|get sent|on))*( (at|in) ~(night|nite|morning|evening|am))?",
      "(what are|what's|whats|show|show me|see|check) ~(message|messaging|text|texting|reminder|sms|quiet) ?(settings|hours|rules|times)( .*)?",
      "(how many|how long) (hours|days)? ?(before|ahead) (do|are|is) ~(reminders?|clients reminded)( (sent|go out|go|reminded))?",
      "(are|is) ~(texts|sms|reminders|text reminders|daily digest|digest|texting|texts to clients) (on|off|turned on|turned off|switched on|running)",
      "(do|does) (we|the salon|it) (send|text) (reminders|clients|sms|texts)( .*)?",
    ],
    report: (value) => settled(value as MessageSettingsView),
  },
  {
    tool: "preview_template",
    hears: [
      `(preview|show me how|how does|how would) ~${KIND}${MESSAGE}( look| looks| read| reads| sound)*( as| with| like| if it said| saying)?[,:]? ?{body:all}`,
      `preview ~${KIND}${MESSAGE}`,
    ],
    input: worded,
    report: () => "It would read like this.",
  },
  {
    tool: "reset_template",
    does: "give a message its first words again",
    hears: [
      `(reset|restore|go back to|put back|revert) ~(default |first |original |standard )?(words|wording|text|template)? ?(of|for)? ?~${KIND}${MESSAGE}( to (the )?(default|original|standard|first words|how it was))?`,
      `(reset|restore|revert) ~${KIND}${MESSAGE}( to (the )?(default|original|standard).*)?`,
    ],
    input: which,
    report: () => "It has its first words again.",
  },
  {
    tool: "change_template",
    does: "word a message of the salon anew",
    hears: [
      `(change|reword|rewrite|set|update|edit|make) ~${KIND}${MESSAGE} (to|to say|say|so it says|into|as)[,:]? {body:all}`,
      `(change|reword|rewrite|edit|update) ~(words|wording|text) (of|for) ~${KIND}${MESSAGE}( to( say)?[,:]? {body:all})?`,
      `(change|reword|rewrite|edit|update) (?!.*\\b(?:appointment|visit)\\b)~${KIND}( (mail|email|e-mail|text|sms|message|template|wording|words|letter|note))+`,
    ],
    despite: ["negated", "conditional", "mused", "hearsay"],
    input: worded,
    report: () => "These words go out from now on.",
  },
  {
    tool: "list_templates",
    hears: [
      "(show|list|see|open|what are)( me)? ~(message |text |mail |email |reminder )*(templates?|wordings?|standard messages)",
      `(what does|what do) ~${KIND}${MESSAGE} say`,
      "(what|which) (do|words do|messages do) (we|you|clients) (send|get)( .*)?",
    ],
    report: (value) => {
      const { templates } = value as { templates: Template[] };
      const own = templates.filter((each) => each.own).length;
      return own === 0
        ? "All of them have the words they came with."
        : `${own} have words of your own.`;
    },
  },
];

const settled = ({ quietFrom, quietTo, smsOn, reminderHours }: MessageSettingsView) =>
  `Texts are ${smsOn ? "on" : "off"}; nothing goes out from ${quietFrom} to ${quietTo}, and reminders go ${reminderHours.join(" and ")} hours before.`;
