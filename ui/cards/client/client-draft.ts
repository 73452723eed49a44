import { CLIENT_FIELD_NAMES, CLIENT_FIELDS, type ClientFieldName } from "#tools/clients/fields.ts";
import { foldName } from "#tools/clients/name-rules.ts";
import type { Client, ClientRow, CreateClient } from "#tools/clients/schema.ts";

/** What is typed of a client; who looks after them is chosen elsewhere. */
export type TypedField = Exclude<ClientFieldName, "preferredStylistId">;
const TYPED = CLIENT_FIELD_NAMES.filter((name) => name !== "preferredStylistId");

/** A client's form: everything as it is typed. */
export type ClientDraft = Record<TypedField, string>;

/** The fields of who somebody is and how they are reached; the rest is written where it is read. */
export const CONTACT = TYPED.filter((name) => CLIENT_FIELDS[name].kind !== "text");
/** The fields of a form: all for a new record, its contact for one that is there. */
export const fieldsFor = (client: Client | undefined) => (client ? CONTACT : TYPED);

/** A record as its form holds it. */
export const draftOf = (client?: Client): ClientDraft =>
  Object.fromEntries(TYPED.map((name) => [name, client?.[name] ?? ""])) as ClientDraft;

/** What is sent for a new client; what was left empty is not. */
export function newClientOf(draft: ClientDraft): CreateClient {
  const told = TYPED.flatMap((name) => (draft[name].trim() ? [[name, draft[name].trim()]] : []));
  return { name: draft.name.trim(), ...Object.fromEntries(told) };
}

/** What is sent for a changed contact; an emptied field is taken away. */
export function contactOfDraft(draft: ClientDraft): Partial<CreateClient> {
  const told = CONTACT.map((name) => [name, draft[name].trim() || null]);
  return { ...Object.fromEntries(told), name: draft.name.trim() };
}

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
