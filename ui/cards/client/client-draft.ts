import { CLIENT_FIELD_NAMES, CLIENT_FIELDS } from "#tools/clients/fields.ts";
import { foldName } from "#tools/values/name-rules.ts";
import type { Client, ClientRow } from "#tools/clients/schema.ts";
import { textDraft, type TextDraft } from "#ui/lib/device/text-draft.ts";

/** What is typed of a client; who looks after them is chosen elsewhere. */
const TYPED = CLIENT_FIELD_NAMES.filter((name) => name !== "preferredStylistId");

/** What is typed of who somebody is. */
export type Contact = TextDraft<"name" | "email" | "phone">;

/** The fields of who somebody is and how they are reached; the rest is written where it is read. */
const CONTACT = TYPED.filter((name) => CLIENT_FIELDS[name].kind !== "text");
/** The fields of a form: all for a new record, its contact for one that is there. */
export const fieldsFor = (client: Client | undefined) => (client ? CONTACT : TYPED);

/** What the form begins with. */
export const draftOf = (client?: Client) => textDraft(fieldsFor(client), client);

/** Why a record that was found may be the person who is being typed; empty when nothing says so. */
export function sameAs(draft: Contact, row: ClientRow): ("name" | "email" | "phone")[] {
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
