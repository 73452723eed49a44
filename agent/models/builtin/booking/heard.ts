import type { OfferedService } from "#tools/booking/own/booking-tools.ts";
import { hearWhen, type When } from "#agent/models/builtin/hear/when.ts";
import { intentsOf, type Intent } from "./intents.ts";
import { hearPerson, type HeardPerson } from "./person.ts";
import { PATCH_VISIT } from "#tools/pricing/services/service-data.ts";
import { hearService, type HeardService } from "./service.ts";
import type { Asked } from "./words.ts";

/** Which of the offers, or where else to look. */
export type Pointed =
  | { kind: "nth"; index: number }
  | {
      kind:
        | "any"
        | "yes"
        | "no"
        | "others"
        | "earlier"
        | "later"
        | "sooner"
        | "soonest"
        | "other_day";
    };

/** What one message of a client says. */
export type HeardMessage = {
  intents: Intent[];
  when: When | undefined;
  service: HeardService | undefined;
  person: HeardPerson;
  pointed: Pointed | undefined;
  /** The sentence about an allergy or the like, as it was typed. */
  note: string | undefined;
  /** Wants to book, though nothing says what or when. */
  wants: boolean;
};

/** A message that says nothing. */
export const NOTHING_HEARD: HeardMessage = {
  intents: [],
  when: undefined,
  service: undefined,
  person: {},
  pointed: undefined,
  note: undefined,
  wants: false,
};

const NTH: [RegExp, number][] = [
  [
    /\b(?:the )?(?:first|1st)(?: one| option| slot| time)?\b(?! (?:time (?:here|client|visit|coming)|thing|available|visit|of\b))|\b(?:option|number|slot|nr|#) ?1\b|^1$/i,
    0,
  ],
  [
    /\b(?:the )?(?:second|2nd|middle)(?: one| option| slot| time)?\b(?! (?:visit|of\b))|\b(?:option|number|slot|nr|#) ?2\b/i,
    1,
  ],
  [
    /\b(?:the )?(?:third|3rd)(?: one| option| slot| time)\b|\b(?:option|number|slot|nr|#) ?3\b|^third\b/i,
    2,
  ],
  [
    /\b(?:the )?(?:fourth|4th)(?: one| option| slot| time)\b|\b(?:option|number|slot|nr|#) ?4\b/i,
    3,
  ],
  [
    /\b(?:the )?(?:last|latest|latter)(?: one| option| slot| time)?\b(?! (?:time|week|month|visit|minute))/i,
    -1,
  ],
  [/\bthe (?:earliest|former)(?: one| of)?\b/i, 0],
];
const POINTED: [Exclude<Pointed["kind"], "nth">, RegExp][] = [
  [
    "others",
    /\b(?:anything|something|any other|what) else\b|\bother (?:times?|slots?|options?)\b|\bnone of (?:them|these|those)\b|\b(?:those|these|they|that|it|neither|none) (?:don'?t|doesn'?t|won'?t|do(?:es)? not)?\s?(?:work|suit|fit)s?(?: for me)? ?(?:not)?\b(?<=n'?t (?:work|suit|fit)(?: for me)?|neither works?|none works?|not (?:work|suit|fit))|\bmore (?:times|options|slots)\b|\bdifferent time\b|\bcan'?t (?:make|do) (?:any|those|these|that|it)\b/i,
  ],
  ["other_day", /\b(?:another|a different|other|different) (?:day|date)s?\b/i],
  [
    "soonest",
    /\b(?:asap|a\.s\.a\.p|soonest|as soon as(?: possible)?|first available|next available|(?:the )?next (?:free |open )?(?:slot|time|appointment|opening)|earliest (?:possible|available|slot|time|appointment|you)|(?:any ?time|whenever|any day|any date)|i'?m (?:flexible|free|open)|no preference|don'?t mind|so bald wie moglich|when(?:'s| is| are)? (?:the |your )?(?:next|first|earliest)|when (?:can|could) (?:i|you)|when (?:are|is) (?:you|she|maren) (?:free|available|next)|when do you have)\b/i,
  ],
  [
    "sooner",
    /\b(?:any(?:thing)?|something)? ?(?:sooner|quicker)\b|\bearlier (?:day|date|this|in the (?:week|month))\b/i,
  ],
  ["earlier", /\bearlier\b|\bfruher\b/i],
  ["later", /\blater\b(?! (?:this|in the|than))|\bspater\b/i],
  [
    "any",
    /\b(?:any(?: one)?|either|whichever|whatever|both|you (?:choose|pick|decide)|surprise me|doesn'?t matter|don'?t care|egal)\b/i,
  ],
  [
    "yes",
    /^(?:oh )?(?:yes|yeah|yep|yup|ya|sure|ok|okay|okey|k|perfect|great|sounds (?:good|great|perfect)|that (?:works|suits|would|one|is (?:fine|good|great|perfect))|that'?s (?:fine|good|great|perfect|ok)|works(?: for me)?|please do|go ahead|go for it|book (?:it|that|me)|do it|do that|fine|let'?s (?:do (?:it|that)|go)|i'?ll take (?:it|that)|take it|lovely|wonderful|brilliant|awesome|cool|good|deal|ja|gerne|passt|si|claro|oui|d'accord|👍|please|correct|right|y)\b|^👍|^(?:i'?ll take (?:it|that)|it does|it would)/i,
  ],
  ["no", /^(?:no|nope|nah|nein|non|not really|n)\b/i],
];
const WANTS =
  /\b(?:book|booking|appointment|appt|reserve|schedule|come in|see (?:you|maren)|slot|opening|termin|cita|rendez-?vous|rdv|visit|get (?:in|my hair)|availab\w*|free|fit me in|squeeze me in|(?:do|have) you (?:have|got)|any (?:times?|space|openings?))\b/i;

/** Reads one message; `asked` is what the reply before it asked for, and `offered` whether it named times. */
export function hearMessage(
  typed: string,
  context: {
    menu: readonly OfferedService[];
    asked: Asked | undefined;
    offered: boolean;
    timeZone: string;
    now: Date;
  },
): HeardMessage {
  const { menu, asked, timeZone, now } = context;
  const text = typed.replace(/[‘’`´]/g, "'").trim();
  const plain = text.normalize("NFD").replace(/[\u0300-\u036f]/g, "");
  const intents = intentsOf(text);
  if (intents.includes("hostile") || intents.includes("own_visit"))
    return { ...NOTHING_HEARD, intents };
  const person = hearPerson(text, asked);
  const left = withoutPerson(text, person);
  const answersPerson =
    (asked === "name" || asked === "email") &&
    Object.keys(person).length > 0 &&
    !/\b(?:actually|instead|wait|rather|change|no)\b/i.test(left) &&
    left.replace(/\W/g, "").length < 12;
  const bare =
    context.offered ||
    asked === "day" ||
    asked === "pick" ||
    /\b(?:make it|actually|instead|rather)\b/i.test(left);
  // the day of a test that was had is none that is wished for
  const isOver = answersPerson || intents.includes("had_test");
  const when = isOver ? undefined : hearWhen(left, { timeZone, now, bare });
  const service = answersPerson
    ? undefined
    : hearService(left, wantsTest(left) ? menu : withoutTest(menu));
  return {
    intents,
    when,
    service,
    person,
    pointed: answersPerson ? undefined : pointedIn(withoutPerson(plain, person), context.offered),
    note: intents.includes("allergy") ? noteIn(text) : undefined,
    wants: WANTS.test(left),
  };
}

function pointedIn(text: string, offered: boolean): Pointed | undefined {
  const said = text.trim();
  if (offered) {
    const nth = NTH.find(([pattern]) => pattern.test(said));
    if (nth && !/\bnone\b/i.test(said)) return { kind: "nth", index: nth[1] };
  }
  const found = POINTED.filter(([, pattern]) => pattern.test(said)).map(([kind]) => kind);
  const [first] = found;
  return first && { kind: first };
}

function withoutPerson(text: string, { name, email, phone }: HeardPerson): string {
  let left = text;
  for (const part of [email, phone, name]) if (part) left = left.replace(part, " ");
  return left.replace(/\s+/g, " ").trim();
}

function noteIn(text: string): string {
  const sentences = text.match(/[^.!?\n]+[.!?]?/g) ?? [text];
  const about = sentences.filter((sentence) => intentsOf(sentence).includes("allergy"));
  return (about.join(" ") || text).replace(/\s+/g, " ").trim().slice(0, 300);
}

/** Whoever only asks about a test, or says that they had one, wants no visit for it. */
const wantsTest = (words: string) =>
  /\bbook\b/i.test(words) ||
  !/\?|\b(?:need|needs|had|have|having|no|without|require[ds]?|why|what|does|do)\b/i.test(words);

const withoutTest = (menu: readonly OfferedService[]) =>
  menu.filter(({ name }) => name !== PATCH_VISIT);
