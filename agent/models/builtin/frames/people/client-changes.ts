import { plain } from "#agent/models/builtin/hear/text.ts";
import { keptAs } from "#tools/clients/safety-rules.ts";
import type { Client } from "#tools/clients/schema.ts";
import { withoutOrder } from "#tools/colour/safety/around.ts";
import { hearSafety } from "#tools/colour/safety/hear.ts";
import { chronoDate } from "#agent/models/builtin/hear/when-dates.ts";
import { foundOf, todayOf } from "#agent/models/builtin/verbs/finders.ts";
import { card, client } from "#agent/models/builtin/verbs/finders-people.ts";
import type { About, Ask, Input, Slots } from "#agent/models/builtin/verbs/verb.ts";
import { named } from "#agent/models/builtin/verbs/words.ts";
import { somebody } from "#agent/models/builtin/frames/book/book-finders.ts";
import type { Frame } from "#agent/models/builtin/frames/frame.ts";
import { takenOff } from "./taken-off.ts";

const clientOf = (about: About) => foundOf(about, "card") as Client;
const added = (before: string | null, more: string): string =>
  [before?.trim(), more].filter(Boolean).join("\n");
const listed = (words: readonly string[]) => words.join("; ") || undefined;
const keptWith = (value: unknown) => `Kept with ${(value as Client).name}.`;

/** A note up to where its clause ends, where the words go on behind what was taken for it. */
function wholeOf(note: string, text: string): string {
  const own = plain(note);
  const at = text.indexOf(own);
  const [rest = ""] = at < 0 ? [] : (/^[^,.;!?]*/.exec(text.slice(at + own.length)) ?? []);
  const whole = withoutOrder(own + rest);
  return (whole === own ? note : whole).trim();
}

/** Where one thing that is told of somebody ends. */
const PIECES =
  / (?=(?:mum|mom|mother|dad|sister|brother|daughter|son|friend|wife|husband) of\b)|[,;:] ?|\. | and (?=(?:is|has|she|he|they|likes|loves|wants)\b)/;
const ALLERGIC = /\ballerg/i;

const NAME = /^(?!.*\b(?:and|also|the|not|no|she|he)\b)[\p{L}'’. -]{2,40}$/u;

/** A new record: an allergy and what else tells of safety go where the record keeps it, wherever in the words they stand. */
function newClient({ name: said, phone, email, note = "" }: Slots, { text }: About): Input | Ask {
  const name = named(said);
  if (!name) return { ask: "What is the client called?", slot: "name", takes: NAME };
  // as it was typed: a record keeps "PPD" as it was written
  const typed = (piece: string) => {
    const at = note.toLowerCase().indexOf(piece.toLowerCase());
    return at < 0 ? piece : note.slice(at, at + piece.length);
  };
  const rest = [phone, email].reduce<string>(
    (words, part) => (part ? words.replace(plain(part), " ") : words),
    text,
  );
  const told = rest.split(name.toLowerCase()).flatMap((each) => each.split(PIECES));
  const { allergies, mustKnow } = keptAs(hearSafety(told.join(". "), "said"));
  const safety = [...allergies, ...mustKnow];
  const others = told.filter(
    (each) => ALLERGIC.test(each) && !safety.some((kept) => kept.includes(each.trim())),
  );
  const notes = note
    .split(PIECES)
    .filter((each) => !ALLERGIC.test(each) && hearSafety(each, "said").length === 0);
  return {
    name,
    phone: phone?.trim(),
    email,
    allergies: listed([...allergies, ...others.map((each) => each.trim())].map(typed)),
    mustKnow: listed(mustKnow.map(typed)),
    notes: listed([...new Set(notes.map((each) => each.trim()))]),
  };
}

/** What a client is allergic to, with one more, and nothing twice. */
function withAllergy(known: string, told: string): string {
  const all = known.split(/,\s*/).filter(Boolean);
  return all.some((each) => plain(each) === plain(told)) ? known : [...all, told].join(", ");
}

/** An allergy that is said to be none is taken off by hand alone: words were misheard before. */
function stays(allergies: string, text: string): string {
  const wrong = /\bnot (?:to )?(\w+)/.exec(text)?.[1];
  return wrong && plain(allergies).includes(wrong)
    ? ` ${named(wrong)} stays until you take it off on the record.`
    : "";
}

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

/** How a client is reached. */
const reached = (by: "phone" | "email", says: string, asked: Ask): Frame => ({
  id: `save_client.${by}`,
  slots: { client: "client", [by]: by },
  says: [says],
  does: "change a client's number or address",
  despite: ["hearsay"],
  finds: [client],
  input: ({ [by]: said }, { found }) =>
    said ? { id: found["client"]?.id, [by]: said.trim() } : asked,
  report: keptWith,
});

const pictures = (way: string, says: string, portfolioConsent: boolean): Frame => ({
  id: `save_client.${way}`,
  slots: { client: "client" },
  says: [says],
  does: "write down whether a client's pictures may be shown",
  despite: ["hearsay", "negated"],
  finds: [client],
  input: (_slots, { found }) => ({ id: found["client"]?.id, portfolioConsent }),
  report: (value) =>
    (value as Client).portfolioConsentAt
      ? `${(value as Client).name}'s pictures may be shown.`
      : `${(value as Client).name}'s pictures are not shown.`,
});

const renamed = (
  way: string,
  says: string,
  made: (name: string, before: string | undefined) => string,
): Frame => ({
  id: `save_client.${way}`,
  slots: { client: "client", name: "name" },
  says: [says],
  does: "change a client's name",
  finds: [client],
  input: ({ name: said }, { found }) => {
    const name = named(said);
    return name
      ? { id: found["client"]?.id, name: made(name, found["client"]?.name) }
      : { ask: "What is the name now?", slot: "name" };
  },
  report: (value) => `The record is ${(value as Client).name}'s now.`,
});

/** How an allergy is written down, and none itself. */
const AS_ALLERGIC =
  /^(?:(?:down|as|being|is|that|she|he)\b[ ']?s? ?)*(?:allergic to|an allergy to) /i;

/** Records of clients: made and changed. */
export const CLIENT_CHANGES: readonly Frame[] = [
  {
    id: "save_client.new",
    slots: { name: "name", phone: "phone", email: "email", note: "text" },
    says: ["add a new client[ called {name}][, phone {phone}][, email {email}]"],
    does: "write a new client down",
    despite: ["hearsay"],
    input: newClient,
    rest: "note",
    report: writtenDown,
  },
  reached("phone", "change {client}'s number to {phone}", {
    ask: "What is the number?",
    slot: "phone",
    takes: /\d{3}/,
  }),
  reached("email", "change {client}'s email to {email}", {
    ask: "What is the address?",
    slot: "email",
    takes: /\S@\S/,
  }),
  {
    id: "save_client.allergy",
    slots: { client: "client", allergy: "text" },
    says: ["note that {client} is allergic to {allergy}"],
    does: "write an allergy into a client's record",
    despite: ["hearsay"],
    finds: [client, card],
    input: ({ allergy }, about) =>
      // a phone number is no allergen
      allergy && !/\d{3}/.test(allergy)
        ? {
            id: about.found["client"]?.id,
            allergies: withAllergy(
              clientOf(about).allergies ?? "",
              allergy.replace(AS_ALLERGIC, "").trim(),
            ),
          }
        : { ask: "Allergic to what?", slot: "allergy" },
    report: (value, _slots, { text }) => {
      const { name, allergies } = value as Client;
      return `Allergies of ${name}: ${allergies ?? ""}.${stays(allergies ?? "", text)}`;
    },
  },
  {
    id: "save_client.note",
    slots: { client: "client", note: "text" },
    says: ["add a note to {client}'s record[: {note}]"],
    does: "write a note into a client's record",
    despite: ["hearsay"],
    finds: [client, card],
    input: ({ note }, about) =>
      note
        ? {
            id: about.found["client"]?.id,
            notes: added(clientOf(about).notes, wholeOf(note, about.text).replace(/^that /, "")),
          }
        : { ask: "What shall I note?", slot: "notes" },
    report: (value) => `Noted in ${(value as Client).name}'s record.`,
  },
  {
    id: "save_client.off",
    slots: { client: "client", note: "text" },
    says: ["take the note[ about {note}] off {client}'s record"],
    does: "take a note off a client's record",
    despite: ["hearsay", "negated", "told"],
    finds: [client, card],
    input: ({ note }, about) => takenOff(clientOf(about), note, about.text),
    report: (value) => `It is off ${(value as Client).name}'s record.`,
  },
  {
    id: "save_client.must_know",
    slots: { client: "client", must: "text" },
    says: ["everybody must know of {client}: {must}"],
    does: "write down what everybody must know of a client",
    despite: ["hearsay"],
    finds: [client, card],
    input: ({ must }, about) =>
      must
        ? {
            id: about.found["client"]?.id,
            mustKnow: added(clientOf(about).mustKnow, must.trim()),
          }
        : { ask: "What must everybody know?", slot: "must" },
    report: (value) => `To know of ${(value as Client).name}: ${(value as Client).mustKnow ?? ""}.`,
  },
  {
    id: "save_client.birthday",
    slots: { client: "client", date: "date" },
    says: ["{client}'s birthday is {date}"],
    does: "write a client's birthday down",
    despite: ["hearsay"],
    finds: [client],
    input: ({ date = "" }, { found, here, text }) => {
      const said = [date, text].find((each) => /\b(?:19|20)\d\d\b/.test(each));
      const birthDate = said && here ? chronoDate(said, todayOf(here)) : undefined;
      return birthDate
        ? { id: found["client"]?.id, birthDate }
        : { ask: "Which date, with the year?", slot: "date", takes: /\d{4}/ };
    },
    report: keptWith,
  },
  {
    id: "save_client.stylist",
    slots: { client: "client", stylist: "stylist" },
    says: ["make {stylist} the preferred stylist of {client}"],
    does: "change whom a client comes to",
    finds: [client, somebody],
    input: (_slots, { found, here }) => ({
      id: found["client"]?.id,
      preferredStylistId: found["stylist"]?.id ?? here?.stylistId,
    }),
    report: (value, _slots, { found }) =>
      `${(value as Client).name} comes to ${found["stylist"]?.name ?? "you"} from now on. Visits in the book stay with whom they are.`,
  },
  pictures("photos_ok", "{client} agreed to photo consent", true),
  pictures("photos_no", "stop posting {client}'s photos", false),
  renamed("name", "rename client {client} to {name}", (name) => name),
  renamed("surname", "change {client}'s last name to {name}", (name, before) =>
    [before?.split(" ")[0], name].join(" "),
  ),
];
