import type { SlotKind } from "#agent/models/builtin/sense/intent.ts";
import type { SuppliersFound } from "#tools/inventory/act-schema.ts";
import type { Supplier } from "#tools/inventory/schema.ts";
import { listed } from "#agent/models/builtin/wording.ts";
import { supplier } from "#agent/models/builtin/verbs/finders.ts";
import { named } from "#agent/models/builtin/verbs/words.ts";
import type { Frame } from "#agent/models/builtin/frames/frame.ts";

/** A change of one field of a supplier, by the gap that tells what it is from now on. */
const change = (
  [slot, kind]: readonly [slot: string, kind: SlotKind],
  field: keyof Supplier,
  what: string,
): Frame => ({
  id: `change_supplier.${slot === "text" ? "note" : slot}`,
  slots: { supplier: "supplier", [slot]: kind },
  says: [`change the ${what} of the supplier {supplier}[ to {${slot}}]`],
  does: "change a supplier",
  finds: [supplier],
  input: (slots, { found }) => {
    const to = slots[slot];
    return to
      ? { supplierId: found["supplier"]?.id, [field]: kind === "name" ? named(to) : to }
      : { ask: `What is the ${what} from now on?`, slot };
  },
  report: (value) => `${(value as Supplier).name} is changed.`,
});

/** What may be asked of a supplier, by the words that ask it. */
const ASKED: readonly (readonly [RegExp, keyof Supplier, string])[] = [
  [/\be-?mails?\b/, "contactEmail", "e-mail address"],
  [/\baccount\b/, "accountNumber", "account number"],
  [/\b(?:web ?site|web page|online)\b/, "website", "website"],
  [/\b(?:address|where (?:are|is)|street)\b/, "address", "address"],
  [/\b(?:phone|number|tel|call|ring|mobile)\b/, "contactPhone", "phone number"],
  [/\b(?:deliver\w*|when|notes?|noted|know about)\b/, "notes", "note"],
];

/** The one thing that was asked of a supplier; undefined where all of it was. */
function askedOf(of: Supplier, text: string): string | undefined {
  const [, field, what] = ASKED.find(([sign]) => sign.test(text)) ?? [];
  if (!field) return undefined;
  const held = of[field];
  return held
    ? `${of.name}: ${held}${/[.!]$/.test(String(held)) ? "" : "."}`
    : `${of.name} has no ${what} on record.`;
}

/** The part of what was said in which a word stands, without the figures behind it. */
const aboutIn = (text: string, word: string): string | undefined =>
  text
    .split(/[,;]/)
    .find((part) => part.includes(word.toLowerCase()))
    ?.replaceAll(/[\d()+-]{3,}/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();

/** Whom the salon buys from. */
export const SUPPLIERS: readonly Frame[] = [
  {
    id: "list_suppliers",
    slots: { supplier: "supplier" },
    says: ["what is the contact of the supplier {supplier}", "show the suppliers"],
    report: (value, { supplier: said }, { text }) => {
      const { suppliers } = value as SuppliersFound;
      const one =
        suppliers.find(({ name }) => said && name.toLowerCase().includes(said.toLowerCase())) ??
        suppliers.find(({ name }) => {
          const [first = ""] = name.toLowerCase().split(" ");
          return first.length > 3 && text.includes(first);
        });
      const asked = one && askedOf(one, text);
      if (asked) return asked;
      const ways = one && [
        one.contactEmail,
        one.contactPhone,
        one.accountNumber && `account ${one.accountNumber}`,
        one.notes,
      ];
      if (one) return `${one.name}: ${ways?.filter(Boolean).join(", ") || "nothing on record"}.`;
      if (suppliers.length === 0) return "There is no supplier yet.";
      return `${listed(suppliers.slice(0, 5).map(({ name }) => name))}${suppliers.length > 5 ? ` and ${suppliers.length - 5} more` : ""}.`;
    },
  },
  {
    id: "add_supplier",
    slots: { name: "name", email: "email", phone: "phone", account: "text", website: "text" },
    says: [
      "add a supplier[ {name}][, email {email}][, phone {phone}][, account {account}][, website {website}]",
    ],
    does: "add a supplier",
    rest: "notes",
    input: ({ name, email, phone, account, website, notes }, { text }) =>
      name
        ? {
            name: named(name),
            contactEmail: email,
            contactPhone: phone,
            // an account has a figure in it: a word there is who answers the phone
            accountNumber: account && /\d/.test(account) ? account : undefined,
            website,
            notes: notes ?? (account && !/\d/.test(account) ? aboutIn(text, account) : undefined),
          }
        : { ask: "What is the supplier called?", slot: "name" },
    report: (value) => `${(value as Supplier).name} is on the list.`,
  },
  change(["email", "email"], "contactEmail", "email"),
  change(["phone", "phone"], "contactPhone", "phone"),
  change(["account", "text"], "accountNumber", "account number"),
  change(["website", "text"], "website", "website"),
  change(["address", "text"], "address", "address"),
  change(["name", "name"], "name", "name"),
  change(["text", "text"], "notes", "notes"),
  {
    id: "delete_supplier",
    slots: { supplier: "supplier" },
    says: ["delete the supplier {supplier}"],
    does: "take a supplier off the list",
    despite: ["negated"],
    finds: [supplier],
    input: (_slots, { found }) => ({ supplierId: found["supplier"]?.id }),
    report: (_value, _slots, { found }) =>
      `${found["supplier"]?.name} is off the list. Their items stay without a supplier.`,
  },
];
