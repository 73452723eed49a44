import { CLIENT_FIELD_NAMES, CLIENT_FIELDS, type ClientFieldName } from "#tools/clients/fields.ts";
import { foldName } from "#tools/values/name-rules.ts";
import type { Client, ClientRow, CreateClient } from "#tools/clients/schema.ts";
import { textDraft, typedOf, type TextDraft } from "#ui/lib/text-draft.ts";

/** What is typed of a client; who looks after them is chosen elsewhere. */
export type TypedField = Exclude<ClientFieldName, "preferredStylistId">;
const TYPED = CLIENT_FIELD_NAMES.filter((name) => name !== "preferredStylistId");

/** A client's form: everything as it is typed. */
export type ClientDraft = TextDraft<TypedField>;

/** The fields of who somebody is and how they are reached; the rest is written where it is read. */
export const CONTACT = TYPED.filter((name) => CLIENT_FIELDS[name].kind !== "text");
/** The fields of a form: all for a new record, its contact for one that is there. */
export const fieldsFor = (client: Client | undefined) => (client ? CONTACT : TYPED);

/** A record as its form holds it. */
export const draftOf = (client?: Client): ClientDraft => textDraft(TYPED, client);

/** What is sent for a new client; what was left empty is not. */
export function newClientOf(draft: ClientDraft): CreateClient {
  const told = Object.entries(typedOf(TYPED, draft)).filter(([, text]) => text !== null);
  return { name: draft.name.trim(), ...Object.fromEntries(told) };
}

/** What is sent for a changed contact. */
export const contactOfDraft = (draft: ClientDraft): Partial<CreateClient> => ({
  ...typedOf(CONTACT, draft),
  name: draft.name.trim(),
});

/** Why a record that was found may be the person who is being typed; empty when nothing says so. */
export function sameAs(draft: ClientDraft, row: ClientRow): ("name" | "email" | "phone")[] {
  const digits = digitsOf(draft.phone);
  return [
    foldName(draft.name) !== "" && foldName(draft.name) === foldName(row.name) && ("name" as const),
    draft.email.trim() !== "" &&
      draft.email.trim().toLowerCase() === row.email?.toLowerCase() &&
      ("email" as const),
    // a number is typed with and without its country: its end tells
    digits.length >= 7 &&
      digitsOf(row.phone ?? "").endsWith(digits.replace(/^0+/, "").slice(-9)) &&
      ("phone" as const),
  ].filter((each) => each !== false);
}

function digitsOf(phone: string): string {
  return phone.replaceAll(/\D/g, "");
}
