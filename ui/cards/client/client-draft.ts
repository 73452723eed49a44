import { foldName } from "#tools/clients/name-rules.ts";
import type { Client, ClientRow, CreateClient } from "#tools/clients/schema.ts";

/** A client's form: everything as it is typed. */
export type ClientDraft = Record<
  "name" | "email" | "phone" | "birthDate" | "allergies" | "mustKnow" | "notes",
  string
>;

export const EMPTY_CLIENT: ClientDraft = {
  name: "",
  email: "",
  phone: "",
  birthDate: "",
  allergies: "",
  mustKnow: "",
  notes: "",
};

/** The fields of who somebody is and how they are reached. */
export const CONTACT = ["name", "email", "phone", "birthDate"] as const;

/** A record's contact as the form holds it. */
export function contactDraft(client: Client): ClientDraft {
  const { name, email, phone, birthDate } = client;
  return {
    ...EMPTY_CLIENT,
    name,
    email: email ?? "",
    phone: phone ?? "",
    birthDate: birthDate ?? "",
  };
}

/** What is sent for a new client; what was left empty is not. */
export function newClientOf(draft: ClientDraft): CreateClient {
  const { name, ...rest } = draft;
  const told = Object.entries(rest).flatMap(([field, value]) =>
    value.trim() ? [[field, value.trim()]] : [],
  );
  return { name: name.trim(), ...Object.fromEntries(told) };
}

/** What is sent for a changed contact; an emptied field is taken away. */
export function contactOfDraft(draft: ClientDraft): Pick<CreateClient, (typeof CONTACT)[number]> {
  const { name, email, phone, birthDate } = draft;
  return {
    name: name.trim(),
    email: email.trim() || null,
    phone: phone.trim() || null,
    birthDate: birthDate || null,
  };
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
