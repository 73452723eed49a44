import type { Supplier } from "#tools/inventory/schema.ts";
import type { SuppliersFound } from "#tools/inventory/act-schema.ts";
import { listed } from "#agent/models/builtin/wording.ts";
import { supplier } from "./finders.ts";
import type { Ask, Input, Slots, Verb } from "./verb.ts";
import { named } from "./words.ts";

const MAIL = /[^\s,;<>]+@[^\s,;<>]+\.[^\s,;<>.]+/;
const PHONE = /\+?\d[\d\s()./-]{5,18}\d/;
const ACCOUNT =
  /\b(?:account|acct|customer|client)(?: ?(?:number|no\.?|nr|#))?(?: is|:)? *([A-Za-z0-9][\w./-]*)/i;
const SITE = /\b(?:https?:\/\/|www\.)\S+|\b[a-z0-9-]+\.(?:com|de|co\.uk|net|org|eu)\b/i;

/** What was said of a supplier besides the name. */
function reachedBy(said: string): Input {
  const contactEmail = MAIL.exec(said)?.[0];
  const rest = contactEmail ? said.replace(contactEmail, " ") : said;
  const accountNumber = ACCOUNT.exec(rest)?.[1];
  const calls = accountNumber ? rest.replace(ACCOUNT, " ") : rest;
  return {
    contactEmail,
    accountNumber,
    contactPhone: PHONE.exec(calls)?.[0],
    website: SITE.exec(rest)?.[0],
  };
}

function newSupplier({ name, more = "" }: Slots): Input | Ask {
  const called = named(name);
  return called
    ? { name: called, ...reachedBy(more) }
    : { ask: "What is the supplier called?", slot: "name" };
}

const FIELD =
  "(?<field>e-?mail|mail|phone|number|telephone|account( number)?|acct( number)?|website|site|address|name|notes?)( address| number)?";

function changed({ field = "", to = "" }: Slots, supplierId: string | undefined): Input {
  const value = to.trim();
  if (/mail/i.test(field)) return { supplierId, contactEmail: value };
  if (/acc/i.test(field)) return { supplierId, accountNumber: value };
  if (/phone|number/i.test(field)) return { supplierId, contactPhone: value };
  if (/site/i.test(field)) return { supplierId, website: value };
  if (/address/i.test(field)) return { supplierId, address: value };
  return /note/i.test(field) ? { supplierId, notes: value } : { supplierId, name: named(value) };
}

/** Whom the salon buys from. */
export const SUPPLIERS: readonly Verb[] = [
  {
    tool: "delete_supplier",
    does: "take a supplier off the list",
    hears: [
      "(delete|remove|drop|get rid of|take) ~supplier:? {supplier:thing}( off ~list)?",
      "(delete|remove|drop|get rid of|take) {supplier:thing} (from|off|as) ~(suppliers?|supplier list|list of suppliers)",
      "(delete|remove|get rid of) {supplier:thing} supplier",
      "we (no longer|don't) (buy|order) (anything )?(from|at|with) {supplier:thing}( any ?more)",
      "we no longer (buy|order) (anything )?(from|at|with) {supplier:thing}",
    ],
    despite: ["negated"],
    finds: [supplier],
    input: (_slots, { found }) => ({ supplierId: found["supplier"]?.id }),
    report: (_value, _slots, { found }) =>
      `${found["supplier"]?.name} is off the list. Their items stay without a supplier.`,
  },
  {
    tool: "change_supplier",
    does: "change a supplier",
    hears: [
      `(change|update|set|correct|put) ~${FIELD} (of|for|at) ~supplier {supplier:thing} (to|is|:) {to:all}`,
      `(change|update|set|correct) ~supplier {supplier:thing}('s)? ${FIELD} (to|is|:) {to:all}`,
      `~supplier {supplier:thing} has a new ${FIELD}[,:]? {to:all}`,
      `~(?<field>account number|acct number|account)( with| at| for| of)? {supplier:thing} is (now )?{to:all}`,
      `(rename) ~(?<field>)supplier {supplier:thing} (to|as) {to:all}`,
    ],
    finds: [supplier],
    input: (slots, { found }) => changed(slots, found["supplier"]?.id),
    report: (value) => `${(value as Supplier).name} is changed.`,
  },
  {
    tool: "add_supplier",
    does: "add a supplier",
    hears: [
      "(add|create|enter|new|make|save) ~(new )?supplier(:| called| named|,)? {name:thing}[,;:] ?(?<more>.+)",
      "(add|create|enter|new|make|save) ~(new )?supplier(:| called| named|,)? {name:thing} (?<more>(with|at|e-?mail|phone|account|acct|their|\\+?\\d|\\S+@).+)",
      "(add|create|enter|new|make|save) ~(new )?supplier(:| called| named|,)? {name:thing}",
      "(add|create|enter) ~(new )?supplier",
      "(add|save|enter) {name:thing} (as|to) ~(new )?suppliers?( list)?[,:]? ?(?<more>.*)",
      "we (now )?(buy|order) from {name:thing}( now)",
    ],
    input: newSupplier,
    report: (value) => `${(value as Supplier).name} is on the list.`,
  },
  {
    tool: "list_suppliers",
    hears: [
      "(show|list|open|see|view)( me)? ~(suppliers|supplier list|list of suppliers|reps)",
      "(who|what|which) are ~suppliers( do we have)?",
      "(who|where) do (we|i) (buy|order|get) (our |the |my )?(stuff |colour |stock |things )?from",
      "(which|what) suppliers do (we|i) (have|use)",
      "suppliers",
      "what('s| is) ~(account number|acct number|email|phone|phone number|number|contact) (for|of|at|with) ~supplier {supplier:thing}",
      "what('s| is) ~account number (for|at|with|of) {supplier:thing}",
    ],
    report: (value, { supplier: said }) => {
      const { suppliers } = value as SuppliersFound;
      const one = suppliers.find(
        ({ name }) => said && name.toLowerCase().includes(said.toLowerCase()),
      );
      const ways = one && [
        one.contactEmail,
        one.contactPhone,
        one.accountNumber && `account ${one.accountNumber}`,
      ];
      if (one) return `${one.name}: ${ways?.filter(Boolean).join(", ") || "nothing on record"}.`;
      if (suppliers.length === 0) return "There is no supplier yet.";
      return `${listed(suppliers.slice(0, 5).map(({ name }) => name))}${suppliers.length > 5 ? ` and ${suppliers.length - 5} more` : ""}.`;
    },
  },
];
