/** What is wanted of mails and texts. `when` is heard later, by the salon's clock. */
export type TextWish =
  | { kind: "textDay"; when: string; body: string }
  | { kind: "readTexts"; who?: string; whose: "last_client" | "latest" }
  | { kind: "takeBack" }
  | { kind: "outbox"; failed: boolean };

const KINDS = new Set<string>([
  "textDay",
  "readTexts",
  "takeBack",
  "outbox",
] satisfies TextWish["kind"][]);

/** Whether a wish is one of mails and texts. */
export function isOfTexts(wish: { kind: string }): wish is TextWish {
  return KINDS.has(wish.kind);
}

const EVERYBODY = String.raw`(?:every ?(?:one|body)|all (?:of )?(?:my |the |(?:today|tomorrow)'s )?(?:clients|appointments|guests|people)|all (?:of )?them|my (?:whole day|clients|afternoon|morning|day)|(?:the )?(?:rest|others) (?:of (?:my|the) day)?|(?:today|tomorrow)'?s (?:clients|appointments|guests))`;
const TEXT_DAY = new RegExp(
  String.raw`\b(?:text|message|sms|tell|notify|write(?: to)?|let|warn|inform|send a (?:text|message) to)\b (${EVERYBODY}\b.*)$`,
  "is",
);
/** Where the words for the clients begin. */
const BODY =
  /^(.*?)(?:\s*[:,]\s*["“']?|\s+(?:that|saying|to say|know(?: that)?)\s+["“']?|\s+["“](?=\w)|\s+(?=(?:i'?m|i am|we'?re|we are|i run|we run|i'?ll|we'?ll|i will|we will)\s))(.+?)["”']?$/is;
const LATE =
  /\b(?:i|we)(?:'?m| am|'?re| are|'?ll be| will be)? ?(?:run(?:ning)?|am|are|be)?(?: about| around)? ?(?:(\d{1,3}) ?(?:minutes?|mins?|m)?|(half an hour|an hour|a quarter of an hour)) ?(?:minutes? |mins? )?(?:late|behind)\b/i;
const READ =
  /\bwhat (?:did|has|does) (.{2,60}?) (?:write|written|wrote|text(?:ed)?|say|said|send|sent|reply|replied|answer(?:ed)?)\b|\b(?:did|has) (.{2,60}?) (?:text|texted|message|messaged|write|written|reply|replied|answer|answered)(?: (?:me|us|back|yet))*\s*\??$|\b(?:show|read|open|see) (?:me )?(.{2,60}?)'?s? (?:last |latest |new )?(?:texts?|messages?|sms)\b/i;
const LATEST =
  /\b(?:any|new|latest|newest|last|unread) (?:new )?(?:texts?|messages?|sms)\b(?! back)|\bwho (?:texted|wrote|messaged)(?: me| us)?(?: last)?\b|\bdid any(?:one|body) (?:text|write|message)\b/i;
const TAKE_BACK =
  /\b(?:take|hold|call|pull) (?:it|them|that|those|these|(?:the|my|those) (?:texts?|messages?|sms)) back\b|\b(?:don'?t|do not) send (?:it|them|that|those|the (?:texts?|messages?))\b|\b(?:stop|hold) (?:those|the) (?:texts?|messages?)\b/i;
const OUTBOX =
  /\boutbox\b|\b(?:did|has|have|was|were)\b.*\b(?:mails?|e-?mails?|confirmation|reminders?|texts?)\b.*\b(?:go(?:ne)? out|been sent|sent|arrive[d]?|delivered|go through)\b|\b(?:failed|unsent|stuck|undelivered) (?:texts?|messages?|mails?|e-?mails?|sms|reminders?)\b|\b(?:texts?|messages?|mails?|reminders?) (?:that )?(?:have |has )?(?:failed|did ?n[o']t go out|got stuck)\b/i;

/** A wish about mails and texts; undefined when the sentence is none. `text` is plain, `typed` as written. */
export function hearTextWish(text: string, asTyped: string): TextWish | undefined {
  const typed = asTyped.replaceAll(/[’‘]/g, "'");
  if (TAKE_BACK.test(typed)) return { kind: "takeBack" };
  const many = TEXT_DAY.exec(typed);
  if (many?.[1]) return textDay(many[1]);
  if (OUTBOX.test(text))
    return { kind: "outbox", failed: /\b(?:fail|unsent|stuck|undelivered|did ?n)/.test(text) };
  const read = READ.exec(typed);
  const who = (read?.[1] ?? read?.[2] ?? read?.[3])?.trim();
  if (who) return whose(who, text);
  return LATEST.test(text) ? { kind: "readTexts", whose: "latest" } : undefined;
}

function textDay(said: string): TextWish {
  const [, when = said, rest = ""] = BODY.exec(said) ?? [];
  return { kind: "textDay", when, body: wordsFor(rest) };
}

/** What the clients read: of being late a whole sentence, of anything else what was said. */
export function wordsFor(said: string): string {
  const late = LATE.exec(said);
  if (late) {
    const long = late[1] ? `${late[1]} minutes` : late[2];
    return `We are running about ${long} late, so your appointment will begin a little later. Sorry for the wait.`;
  }
  const words = said.trim();
  if (words === "") return "";
  const sentence = `${words[0]?.toUpperCase()}${words.slice(1)}`;
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}

const NOT_A_NAME =
  /^(?:you|it|that|this|i|we|the formula|the (?:toner|developer|photo|mixture)|she|he|they)\b/i;

function whose(who: string, text: string): TextWish | undefined {
  if (/\b(?:last|previous) client\b/i.test(who)) return { kind: "readTexts", whose: "last_client" };
  if (/\b(?:any ?(?:one|body)|new|latest|last|my|the|unread|all)\b/i.test(who))
    return LATEST.test(text) || /\b(?:any ?(?:one|body))\b/i.test(who)
      ? { kind: "readTexts", whose: "latest" }
      : undefined;
  if (NOT_A_NAME.test(who) || !/^\p{Lu}/u.test(who)) return undefined;
  return { kind: "readTexts", who, whose: "latest" };
}
