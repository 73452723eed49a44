import { namesOf, type TextField } from "#tools/core/fields.ts";

/** A field of a client, with how it is kept from some, and what becomes of it when records are merged or brought along. */
export type ClientField = TextField & {
  /** Of the client's health or person: the reception neither reads nor writes it. */
  forColourists: boolean;
  /** What a formula rests on: a change judges the client's standing bowls again. */
  judgesFormulas: boolean;
  /** Of two records that become one: both texts under each other, or the kept record's own where it has one. */
  merged: "together" | "own first";
  /** What the notes say of the other record's value where it gave way; without it, nothing. */
  mergedAs?: (value: string) => string;
  /** How sheets of other systems head it, in small letters without accents; none where no column can fill it. */
  headings?: string;
};

/** Everything that is written of a client. Columns, form, card, approval, export, import, merging and erasing read it here. */
export const CLIENT_FIELDS = {
  name: {
    label: "Name",
    kind: "line",
    longest: 120,
    forColourists: false,
    judgesFormulas: false,
    merged: "own first",
    mergedAs: (name) => `also known as ${name}`,
  },
  email: {
    label: "Email",
    kind: "email",
    longest: 254,
    beside: true,
    forColourists: false,
    judgesFormulas: false,
    merged: "own first",
    mergedAs: (email) => email,
  },
  phone: {
    label: "Phone",
    kind: "phone",
    longest: 40,
    beside: true,
    forColourists: false,
    judgesFormulas: false,
    merged: "own first",
    mergedAs: (phone) => phone,
  },
  birthDate: {
    label: "Birth date",
    kind: "day",
    longest: 10,
    hint: "Under 16, oxidative color is refused.",
    forColourists: false,
    judgesFormulas: true,
    merged: "own first",
    mergedAs: (day) => `born ${day}`,
    headings: `
      birthday | birth date | birthdate | date of birth | dob | born | geburtstag | geburtsdatum |
      geboren | geb datum | fecha de nacimiento | cumpleanos | nacimiento | date de naissance |
      anniversaire | naissance`,
  },
  allergies: {
    label: "Allergies",
    kind: "text",
    longest: 2000,
    hint: "What the skin reacts to, and how. Any entry here counts as an allergy.",
    placeholder: "PPD, ammonia, nickel",
    forColourists: true,
    judgesFormulas: true,
    merged: "together",
    headings: `
      allergy | allergies | allergies and sensitivities | sensitivities | allergie | allergien |
      unvertraglichkeiten | alergia | alergias`,
  },
  mustKnow: {
    label: "Must know",
    kind: "text",
    longest: 300,
    hint: "One line to see before touching this head.",
    placeholder: "Pregnant until June; henna on the ends",
    forColourists: true,
    judgesFormulas: true,
    merged: "together",
    headings: `
      alert | alerts | red alert | warning | important | important note | achtung | wichtig |
      warnung | importante | aviso | attention`,
  },
  notes: {
    label: "Notes",
    kind: "text",
    longest: 5000,
    hint: "Coffee or tea, the dog's name, what was said.",
    forColourists: true,
    judgesFormulas: true,
    merged: "together",
  },
  preferredStylistId: {
    label: "Stylist",
    kind: "record",
    longest: 36,
    forColourists: false,
    judgesFormulas: false,
    merged: "own first",
  },
} as const satisfies Record<string, ClientField>;

export type ClientFieldName = keyof typeof CLIENT_FIELDS;

/** All of them, in the order in which they are asked. */
export const CLIENT_FIELD_NAMES = namesOf(CLIENT_FIELDS);

/** A record of which only the name is told. */
export const UNTOLD = Object.fromEntries(CLIENT_FIELD_NAMES.map((name) => [name, null])) as Record<
  Exclude<ClientFieldName, "name">,
  null
>;

/** What a sheet of another system may tell of a client besides the name. */
export type FillableField = Exclude<ClientFieldName, "name" | "preferredStylistId">;
export const FILLABLE_FIELDS = CLIENT_FIELD_NAMES.filter(
  (name): name is FillableField => name !== "name" && name !== "preferredStylistId",
);

/** What is kept from the reception. */
export type HiddenField = {
  [Name in ClientFieldName]: (typeof CLIENT_FIELDS)[Name]["forColourists"] extends true
    ? Name
    : never;
}[ClientFieldName];
export const HIDDEN_FIELDS = CLIENT_FIELD_NAMES.filter(
  (name): name is HiddenField => CLIENT_FIELDS[name].forColourists,
);
