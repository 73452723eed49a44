import { keptAs } from "#tools/clients/safety-rules.ts";
import type { Client } from "#tools/clients/schema.ts";
import { hearSafety } from "#tools/colour/safety/hear.ts";
import { tellsHair } from "#agent/models/builtin/hear/beside-safety.ts";
import { chronoDate } from "#agent/models/builtin/hear/when-dates.ts";
import { todayOf } from "./finders.ts";
import { card, client } from "./finders-people.ts";
import type { About, Ask, Input, Slots, Verb } from "./verb.ts";
import { named } from "./words.ts";

const RECORD = "(file|record|card|profile|details|client card|client file)";
const PHOTOS = "(photos|pictures|pics|shots|before and afters?|befores? and afters?)";
/** A name alone, without what is to be done for whoever bears it. */
const NAME = String.raw`(?!.*\b(?:today|tomorrow|tonight|now|level|wants?|needs?|natural|blonde?|brunette|for|balayage|gloss|cut|colour|foils?|roots?|with|who|has|is|at|on|in|next|mon|tues?|wed|thu|fri|sat|sun)(?:day|s)?\b)[^\d@:;()]+?`;
const PHONE = String.raw`(?<phone>(?:\+|\x28)?\d[\d ()./-]{5,})`;
const EMAIL = String.raw`(?<email>\S+@\S+\.[a-z]{2,})`;
const clientOf = ({ found }: About): Client => found["card"]?.of as Client;
const added = (before: string | null, more: string): string =>
  [before?.trim(), more].filter(Boolean).join("\n");
const sentence = (said = "") => said.trim().replace(/^that /, "");

/** Where a name ends and something is told of whoever bears it; "Dr. Lee" is one name. */
const NAME_ENDS = /[,;:] ?|(?<=[\p{L}]{4})\. /u;

/** A new record from a name and whatever was said after it: what tells of safety goes where the record keeps it. */
function newClient({ name: said = "", more = "", phone, email }: Slots): Input | Ask {
  const [called = "", ...told] = said.replaceAll(/^["“]|["”,:]$/g, "").split(NAME_ENDS);
  const name = named(called);
  if (!name) return { ask: "What is the client called?", slot: "name" };
  const rest = more.replace(new RegExp(`${PHONE}|${EMAIL}`, "gi"), "").replace(/^[\s,.;]+/, "");
  const { allergies, mustKnow } = keptAs(hearSafety([...told, rest].join(". "), "said"));
  const notes = told.filter((each) => hearSafety(each, "said").length === 0);
  return {
    name,
    phone: (phone ?? new RegExp(PHONE).exec(more)?.["1"])?.trim(),
    email: email ?? new RegExp(EMAIL, "i").exec(more)?.["1"],
    allergies: listed(allergies),
    mustKnow: listed(mustKnow),
    notes: listed(notes),
  };
}

const listed = (words: readonly string[]) => words.join("; ") || undefined;

/** What is written down of a new client, so that whoever said it sees that it is kept. */
function writtenDown(value: unknown): string {
  const { name, allergies, mustKnow } = value as Client;
  return [
    `${name} is written down.`,
    allergies && `Allergies: ${allergies}.`,
    mustKnow && `To know: ${mustKnow}.`,
  ]
    .filter(Boolean)
    .join(" ");
}

const BEGINS = `(add|create|save|new|make|set up|register|put in|enter) ~(new |brand new )?(client|guest)( record)?:? (called |named |by the name of )?`;
/** Where something is told of a client right after the name. */
const TELLS = String.raw`(?:[,.;:]+|(?= (?:she|he|they|who|with|has|had|is|allergic|sensitive|pregnant|severe|reacts?|reacted)\b))`;

/** Whoever was spoken of, or sits in the chair. */
const SOMEBODY =
  "(?:(?<client>she|he|they)|(?:(?:my|the|this|our) )?(?:client|lady|guest)(?: (?:in|on) (?:my|the) chair)?)";
/** What is in colour speaks against the colour that is being made: the formula hears it as well. */
const NO_DYE = String.raw`(?!.*\b(?:ppd|p-?phenylene\w*|dyes?|tints?|colou?rs?|bleach|lightener|ammonia|peroxide|henna|developer|toner)\b)`;
const TOO =
  "( too| as well| btw| by the way| fyi)?[,.;]?( (and )?(please )?(add|note|put|save|write|pop|stick)( (that|it|this))?( down)?( (on|in|to) (her|his|their|the) (record|file|card|notes))?)?";

const ALLERGY = {
  finds: [client, card],
  input: ({ allergy = "" }: Slots, about: About): Input => ({
    id: about.found["client"]?.id,
    allergies: [clientOf(about).allergies, allergy.trim()].filter(Boolean).join(", "),
  }),
  report: (value: unknown) =>
    `Allergies of ${(value as Client).name}: ${(value as Client).allergies ?? ""}.`,
} satisfies Partial<Verb>;

/** Records of clients: opened, made, changed, merged, erased. */
export const CLIENTS: readonly Verb[] = [
  {
    tool: "save_client",
    does: "write a new client down",
    hears: [`${BEGINS}{name:person}${TELLS} (?<more>.+)`],
    fits: ({ more = "" }) => hearSafety(more, "said").length > 0 && !tellsHair(more),
    despite: ["hearsay", "negated"],
    input: newClient,
    report: writtenDown,
  },
  {
    tool: "save_client",
    does: "write a new client down",
    hears: [
      `${BEGINS}{name}[,:]? (?<more>((phone|number|mobile|cell|email|tel)\\b|(\\+|\\x28)?\\d[\\d ()./-]{5,}|\\S+@).*)`,
      `${BEGINS}${"(?<name>" + NAME + ")"}`,
      `(add|save|enter|register|put) {name} (as|in as|down as) ~(new )?(client|guest)[,:]? ?(?<more>.*)`,
      `(add|create|make|set up|new) ~(new )?(client|guest)( record)?`,
    ],
    input: newClient,
    mends: [
      ["phone", /^(\+?\d[\d ()./-]{5,})$/],
      ["email", /^(\S+@\S+)$/],
    ],
    report: writtenDown,
  },
  {
    tool: "save_client",
    does: "change a client's number or address",
    hears: [
      `~{client:person}('s)? (new |mobile |cell )*(number|phone|mobile|cell|phone number)( number)?( is| changed to| has changed to|:| =)*( now)?:? ${PHONE}( now)?`,
      `(change|set|update|put|save|make) ~{client:person}('s)? (new |mobile |cell )*(number|phone|mobile|cell|phone number)( number)? (to|as|is|in as):? ${PHONE}`,
      `(new|save|add|put) ~(number|phone|mobile|cell)( number)? (for|to|of) {client:person}( is|:)? ${PHONE}`,
      `~{client:person}('s)? (new )?(e-?mail|mail)( address)?( is| changed to|:| =)*( now)?:? ${EMAIL}( now)?`,
      `(change|set|update|put|save|make) ~{client:person}('s)? (new )?(e-?mail|mail)( address)? (to|as):? ${EMAIL}`,
      `(new|save|add|put) ~(e-?mail|mail)( address)? (for|to|of) {client:person}( is|:)? ${EMAIL}`,
      `{client:person} (has|got|has got) ~new (number|phone|mobile|e-?mail)( number| address)?[,:]? (it's |its )?(?:${PHONE}|${EMAIL})`,
    ],
    despite: ["hearsay"],
    finds: [client],
    input: ({ phone, email }, { found }) => ({
      id: found["client"]?.id,
      phone: phone?.trim(),
      email,
    }),
    mends: [
      ["phone", /^(\+?\d[\d ()./-]{5,})$/],
      ["email", /^(\S+@\S+)$/],
    ],
    report: (value) => `Kept with ${(value as Client).name}.`,
  },
  {
    tool: "save_client",
    does: "write an allergy into a client's record",
    narrow: true,
    hears: [
      `${SOMEBODY}( (just )?(says|said|told me|tells me|mentioned|tells us|told us))?( that)?( (she|he|they))?('s|s|'re| is| are| might be)? ${NO_DYE}(?:(?:very|really|badly|also|so|quite) )*allergic to {allergy:thing}${TOO}`,
      `${SOMEBODY}( (just )?(says|said|told me|tells me|mentioned))?( that)?( (she|he|they))? (has|have|got|has got|have got|might have)( got)? ${NO_DYE}(a |an )?(bad |severe |slight )?{allergy:thing} allerg(y|ies)${TOO}`,
    ],
    despite: ["hearsay"],
    ...ALLERGY,
  },
  {
    tool: "save_client",
    does: "write an allergy into a client's record",
    hears: [
      "(add|put|note|save|record)( down)? (that )?{client:person}('s| is| has)? (is )?allergic to {allergy}( (on|in|to) (her|his|their|the) (record|file|card))?",
      "(?!(?:is|are|was|does|what|who|how|has|if|note|add|put|save|write|record|new|next) ){client:person} (says |said |told me |tells me )?(that )?((she|he|they)('s|s| is|'re| are)? |is |'s |s )?allergic to {allergy:w}( allergy)?[,.]?( (btw|by the way|fyi|too|as well))?[,.]? ?(now )?(and )?((please )?(add|note|put|save|write|pop|stick)( (that|it|this))?( down)?( (on|in|to) (her|his|their|the) (record|file|card|notes))?)?",
      "(add|put|note|save)( down)? ~{allergy} allergy (to|for|on|in) {client:person}('s)?( (record|file|card))?",
      "{client:person} has ~{allergy:w} allergy",
    ],
    despite: ["hearsay"],
    ...ALLERGY,
  },
  {
    tool: "save_client",
    does: "write a note into a client's record",
    hears: [
      `(add|make|put|leave|write|take|save)? ?~note (on|to|for|in|about|into|against) ~{client:person}('s)? ${RECORD}[,:]? {note:all}`,
      "(add|make|put|leave|write|take|save)? ?~note (on|to|for|in|about|into|against) (?!(?:it|this|that|these|those|them)\\b)~{client:person}(: | - |, | that |'s that ){note:all}",
      "(add|make|put|leave|write|take|save)? ?~note (on|to|for|in|about|into|against) (?!(?:it|this|that|these|those|them)\\b)~{client:w} {note:all}",
      "note( down)? (that )?{client:w} (?<note>(likes|loves|hates|wants|prefers|takes|has|had|is|can't|needs|uses|doesn't|only|always|never|drinks|was) .+)",
      `(write|put|add) (?<note>.+) (in|on|to|into) ~{client:person}('s)? (notes|${RECORD})`,
      "remember( that)? {client:w} (?<note>(likes|loves|hates|wants|prefers|takes|has|had|is|can't|needs|uses|only|always|never|drinks) .+)",
    ],
    // what is noted may hold any of these words
    despite: ["hearsay", "negated", "conditional", "mused"],
    finds: [client, card],
    input: ({ note }, about) => ({
      id: about.found["client"]?.id,
      notes: added(clientOf(about).notes, sentence(note)),
    }),
    report: (value) => `Noted in ${(value as Client).name}'s record.`,
  },
  {
    tool: "save_client",
    does: "write a client's birthday down",
    hears: [
      "~{client:person}('s)? (birthday|birth date|date of birth|dob|bday|b-day)( is|:)? (on )?{day:all}",
      "(set|add|put|save|note) ~{client:person}('s)? (birthday|birth date|date of birth|dob)( to| as|:)? {day:all}",
    ],
    despite: ["hearsay"],
    finds: [client],
    input: ({ day = "" }, { found, here }) => {
      const date =
        /\b(?:19|20)\d\d\b/.test(day) && here ? chronoDate(day, todayOf(here)) : undefined;
      return date
        ? { id: found["client"]?.id, birthDate: date }
        : { ask: "Which date, with the year?", slot: "day", takes: /\d{4}/ };
    },
    report: (value) => `Kept with ${(value as Client).name}.`,
  },
  {
    tool: "save_client",
    does: "write down whether a client's pictures may be shown",
    hears: [
      `{client:person} (is|'s|s)? ?(ok|okay|fine|happy|good|cool) (with|for) (us |me )?(to )?(showing|posting|using|share|show|post|use|sharing)( of)? ~${PHOTOS}( on .+)?`,
      `{client:person} (agreed|agrees|consented|consents|said yes|signed)( to| for)? (us |me )?(to )?(showing|posting|using|share|show|post|use|sharing|having)?( of)? ?~(${PHOTOS}|photo consent|picture consent)( .*)?`,
      `(?<no>{client:person} (doesn't|don't|won't|does not|no longer) (want|wants|agree|agrees|like|likes|allow|allows)( us)?( to)? ?(show|showing|post|posting|use|using|share|sharing|having)?( to)? ?~${PHOTOS}( to be)?( shown| posted| used| shared| online)?( .*)?)`,
      `(?<no>(stop|never) (showing|posting|using|sharing) ~{client:person}('s)? ${PHOTOS})`,
    ],
    despite: ["hearsay", "negated"],
    finds: [client],
    input: ({ no }, { found }) => ({
      id: found["client"]?.id,
      portfolioConsent: no === undefined,
    }),
    report: (value) =>
      (value as Client).portfolioConsentAt
        ? `${(value as Client).name}'s pictures may be shown.`
        : `${(value as Client).name}'s pictures are not shown.`,
  },
  {
    tool: "save_client",
    does: "change a client's name",
    hears: [
      "(rename|change the name of|change name of) (client )?{client:person} (to|into|as) {name:all}",
      "(change|set|update|correct) ~{client:person}('s)? (last |first |full |sur)?name to {name:all}",
      "{client:person}('s)? (got married[,]? |has a new name[,]? )(she's |he's |it's |now |is |called )*{name:all}",
    ],
    finds: [client],
    input: ({ name }, { found, text }) => {
      const said = named(name) ?? "";
      const last = /\b(?:last |sur)name\b/.test(text)
        ? found["client"]?.name.split(" ")[0]
        : undefined;
      return { id: found["client"]?.id, name: last ? `${last} ${said}` : said };
    },
    report: (value) => `The record is ${(value as Client).name}'s now.`,
  },
];
