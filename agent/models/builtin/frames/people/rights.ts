import { may, refusalOf, rightsOf, roleName, type Act } from "#tools/access/permissions-rules.ts";
import type { Team } from "#tools/team/called-schema.ts";
import { called } from "#agent/models/builtin/calendar/called.ts";
import { listed } from "#agent/models/builtin/wording.ts";
import type { About, Slots } from "#agent/models/builtin/verbs/verb.ts";
import type { Frame } from "#agent/models/builtin/frames/frame.ts";

type Member = Team["stylists"][number];

/** Acts by what people call them; what says more stands first. */
const ACTS: readonly (readonly [RegExp, Act])[] = [
  [/\brefund/, "refund_payments"],
  [/\bcharge\b|\bcards?\b/, "charge_cards"],
  [
    /\b(?:others?|everyone|everybody|salon)\b.*\b(?:figures?|numbers?|reports?)\b/,
    "see_reports_of_others",
  ],
  [/\bmoney\b|\btakings?\b|\brevenue\b|\bledger\b|\bsales\b/, "see_ledger"],
  [/\bpayments?\b/, "see_all_payments"],
  [/\breports?\b|\bfigures?\b|\bnumbers\b/, "see_reports"],
  [/\bformulas?\b/, "see_formulas"],
  [/\bphotos?\b|\bpictures?\b/, "see_photos"],
  [/\bnotes?\b|\brecords?\b/, "see_client_notes"],
  [/\border\w*\b|\bsuppliers?\b/, "manage_orders"],
  [/\bstock\b|\binventory\b/, "manage_stock"],
  [/\bprices?\b|\bservices?\b|\bmenu\b/, "manage_services"],
  [
    /\b(?:my|our|others?|everyone|everybody|whole)\b.*\b(?:calendar|diary|book|appointments?)\b/,
    "see_all_calendars",
  ],
  [/\bbook\b.*\b(?:others?|me|us|anyone|everyone)\b/, "book_for_anyone"],
  [/\bhours\b/, "manage_own_hours"],
  [/\bposts?\b|\binsta\w*\b/, "manage_posts"],
  [/\bteam\b|\binvite\b|\bstaff\b/, "manage_team"],
  [/\bdelete\b|\berase\b/, "delete_clients"],
  [/\bexport\b|\bdownload\b/, "export_clients"],
  [/\bplans?\b|\bbilling\b|\bsubscription\b/, "manage_plans"],
];

/** Whoever of the team was named, or was spoken of last. */
const memberOf = (value: unknown, { stylist }: Slots, { spoken }: About): Member | undefined => {
  const name =
    stylist && !/^(?:s?he|they|him|her|them|his|their)$/i.test(stylist)
      ? stylist
      : spoken.of.stylist;
  const [one, another] = name ? called(name, (value as Team).stylists, (of) => of.name) : [];
  return another ? undefined : one;
};

const WHO = "Who of the team do you mean?";
const MOST = 6;

/** Whether somebody may do a thing, or all that their role lets them do. */
function rights(value: unknown, slots: Slots, about: About): string {
  const of = memberOf(value, slots, about);
  if (!of) return WHO;
  if (!of.role) return "Who may do what is told to whoever runs the team.";
  const is = `${of.name} is ${roleName(of.role)}`;
  const act = ACTS.find(([sign]) => sign.test(about.text))?.[1];
  if (act) return may(of.role, act) ? `Yes: ${is}.` : `No: ${is}. ${refusalOf(act)}`;
  const { may: yes, mayNot: no } = rightsOf(of.role);
  const not = no.length > 0 ? ` Not: ${some(no)}.` : "";
  return `${is}. May: ${some(yes)}.${not}`;
}

const some = (words: string[]): string =>
  listed(words.length > MOST ? [...words.slice(0, MOST), `${words.length - MOST} more`] : words);

/** How a colleague is reached, by the way that was asked for. */
function contact(value: unknown, slots: Slots, about: About): string {
  const of = memberOf(value, slots, about);
  if (!of) return WHO;
  const ways = /\be-?mail|\baddress/.test(about.text)
    ? [of.email]
    : /\bnumber|\bphone|\bcall|\bring|\bmobile/.test(about.text)
      ? [of.phone]
      : [of.phone, of.email];
  const said = ways.filter(Boolean);
  return said.length > 0
    ? `${of.name}: ${said.join(", ")}.`
    : `Nothing like that is on record for ${of.name}.`;
}

/** What is asked about somebody of the team. */
export const RIGHTS: readonly Frame[] = [
  {
    id: "list_stylists.rights",
    slots: { stylist: "stylist" },
    says: ["what may {stylist} do here"],
    input: () => ({}),
    report: rights,
  },
  {
    id: "list_stylists.contact",
    slots: { stylist: "stylist" },
    says: ["how is {stylist} reached"],
    input: () => ({}),
    report: contact,
  },
];
