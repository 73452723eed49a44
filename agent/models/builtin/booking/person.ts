/** What a client said of themselves. */
export type HeardPerson = { name?: string; email?: string; badEmail?: true; phone?: string };

const EMAIL = /[\p{L}\d._%+'-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/giu;
const SPELT =
  /\b([\w.+-]+) ?(?:\(at\)|\[at\]| at ) ?([\w-]+) ?(?:\.| dot |\(dot\)) ?(com|net|org|de|example|co\.uk|io|fr|es|eu|me)\b/gi;
const PHONE = /(?:\+|\b00|\(?\b0|\b)\d[\d ()/.-]{6,}\d/g;
const WORD = String.raw`\p{L}[\p{L}'’.-]*`;
const NAME = String.raw`(${WORD}(?: ${WORD}){0,3})`;
const SAID = new RegExp(
  String.raw`(?:\bmy name(?:'s| is)?(?: spell?ed| spelt)?|\bmy full name is|\bthe name(?:'s| is)|\bname:|\bname is|\bit'?s under|\bunder the name(?: of)?|\bput it under|\bunder|\bthis is|\bcall me|\bmein name ist|\bich hei(?:ss|ß)e|\bme llamo|\bmi nombre es|\bje m'appelle|\bit'?s for|\bspelled|\bspelt)[ :,]+${NAME}`,
  "iu",
);
const I_AM = new RegExp(
  String.raw`(?:\bi am|\bi'?m|\bich bin|\bsoy|\bje suis|\bit'?s|\bfor)[ ,]+${NAME}`,
  "iu",
);
/** Words that end a name, or are none. */
const NO_NAME =
  /^(?:and|my|the|a|an|email|e-mail|mail|phone|number|tel|mobile|is|at|with|to|on|for|from|looking|interested|free|available|not|new|so|just|allergic|pregnant|thinking|sorry|trying|going|in|ok|okay|good|fine|happy|flexible|open|busy|wondering|after|only|also|still|back|here|yes|no|yeah|yep|nope|sure|hello|hi|hey|thanks|thank|please|pls|what|when|how|where|why|who|which|can|could|do|does|you|your|it|that|this|me|i|im|we|monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tue|wed|thu|fri|sat|sun|tomorrow|today|next|morning|afternoon|evening|noon|colou?r|cut|haircut|trim|highlights|balayage|roots|hair|appointment|booking|book|first|second|third|last|any|anytime|whatever|later|earlier|cheaper|actually|wait|maybe|but|or|want|need|would|like|have|has|getting|had|very|really|too|all|if|be|will|same|there|of|as|one|two|three|idk|lol|nothing|none|never|mind|stop|cancel|help|great|perfect|cool|nice|see|bye|goodbye|old|worried|scared|coming|running|done|ready|definitely|sensitive|owner|manager|admin|staff|stylist|client|customer)$/i;

/** Name, e-mail address and phone number in a message; `asked` says what the question before it was. */
export function hearPerson(typed: string, asked: string | undefined): HeardPerson {
  const heard: HeardPerson = {};
  const spelt = typed.replace(SPELT, "$1@$2.$3");
  const emails = spelt.match(EMAIL);
  const email = emails?.at(-1)?.replace(/^['.]+|['.]+$/g, "");
  if (email) heard.email = email;
  else if (/\S@|@\S/.test(typed) || (asked === "email" && /\bgmail|\bhotmail|\.com\b/i.test(typed)))
    heard.badEmail = true;
  const withoutEmail = spelt.replace(EMAIL, " @ ");
  const phone = phoneIn(withoutEmail, asked);
  if (phone) heard.phone = phone;
  const name = nameIn(phone ? withoutEmail.replace(phone, " # ") : withoutEmail, asked);
  if (name) heard.name = name;
  return heard;
}

function phoneIn(text: string, asked: string | undefined): string | undefined {
  const told = /\b(?:phone|number|tel|mobile|cell|call|text|whatsapp|handy)\b/i.test(text);
  return (text.match(PHONE) ?? [])
    .find((found) => {
      const digits = found.replace(/\D/g, "").length;
      if (/^\d{4}-\d\d-\d\d|^\d{1,2}[./]\d{1,2}[./]\d/.test(found)) return false;
      return (
        digits >= (told || asked === "email" || asked === "name" || /^[+0(]/.test(found) ? 7 : 9) &&
        digits <= 15
      );
    })
    ?.trim();
}

function nameIn(text: string, asked: string | undefined): string | undefined {
  const said = trimmed(SAID.exec(text)?.[1]);
  if (said) return said;
  const iAm = trimmed(I_AM.exec(text)?.[1]);
  if (iAm && (asked === "name" || /^\p{Lu}/u.test(iAm)))
    return asked === "name" ? iAm : capital(iAm);
  // "Anna Kovac, anna@…": what stands before the address
  const before = new RegExp(
    String.raw`(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})[ ,;:|/-]*(?:e-?mail(?: is)?:? *)?@ `,
    "u",
  ).exec(text)?.[1];
  const beforeEmail = trimmed(before);
  if (beforeEmail) return beforeEmail;
  if (asked !== "name") return undefined;
  const bare = text
    .replace(/\b(?:e-?mail|mail|phone|tel|mobile|number)(?: is)?\b:?/gi, " ")
    .split(/[@#,;\n!?]|\band\b/)[0]
    ?.replace(/^\s*(?:ok(?:ay)?|sure|yes|yeah|oh|hi|well|um+|it'?s|that'?s|is)\b[ ,.:]*/i, "")
    .replace(/\b(?:please|thanks|thank you|pls)\b.*$/i, "")
    .trim()
    .replace(/[.]+$/, "");
  if (!bare || !new RegExp(String.raw`^${NAME}$`, "u").test(bare)) return undefined;
  const words = bare.split(" ");
  return words.some((word) => NO_NAME.test(word)) ? undefined : cased(bare);
}

/** Up to the first word that is no name; undefined when that is the first. */
function trimmed(found: string | undefined): string | undefined {
  const words: string[] = [];
  for (const word of found?.split(" ") ?? []) {
    if (NO_NAME.test(word.replace(/[.,]$/, ""))) break;
    words.push(word);
    if (/[.,]$/.test(word) && word.length > 3) break;
  }
  const name = words.join(" ").replace(/[.,-]+$/, "");
  return name.length > 1 ? cased(name) : undefined;
}

/** Only the words that are written as a name. */
function capital(name: string): string | undefined {
  const words = name.split(" ");
  const end = words.findIndex((word) => !/^\p{Lu}/u.test(word));
  return words.slice(0, end < 0 ? words.length : end).join(" ") || undefined;
}

const cased = (name: string) =>
  /\p{Lu}/u.test(name) ? name : name.replace(/(?:^|[ -])\p{L}/gu, (letter) => letter.toUpperCase());
