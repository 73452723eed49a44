import type { Appointment } from "#tools/appointments/schema.ts";
import { spokenDate } from "#tools/values/spoken-rules.ts";
import type { VisitMoney } from "#tools/payments/schema.ts";
import { money } from "#tools/pricing/cost-rules.ts";
import { saidDay } from "#agent/models/builtin/wording.ts";
import { foundOf, orNone, visit } from "./finders.ts";
import type { About, Finder, Slots, Verb } from "./verb.ts";
import { minorIn, numberIn } from "./words.ts";

/** How much is to be left off. */
const LESS =
  "(?:(?<half>half)( price| off)?|{by:n} ?(?<percent>%)( (off|discount|less|reduction))?|(?<sum>(?:[$€£] ?)?\\d{1,4}(?:[.,]\\d{1,2})?(?: ?(?:[$€£]|dollars?|bucks|euros?|pounds?|quid))?) off|(a |an |some |the )?((friends and family|loyalty|birthday|staff|student|first time|little|small) )*discount( of ({by:n} ?(?<percent>%)|{sum:sum}))?)";
const ON = "( (on|off|for) .+)?";
const MAY = "((can|could|may|should|shall) (i|we) )?";
/** Many are meant, or what is no client. */
const MANY =
  "(?<many>everyone|everybody|all|all (?:of )?(?:my |our |the )?clients|(?:my |our |the )?(?:clients|customers|regulars|new clients|new customers|students|seniors|pensioners|nurses|staff|friends))";
const NO_CLIENT =
  "(?!(?:women|men|ladies|gents|kids|children|boys|girls|child|bride|today|tomorrow|everyone|everybody|all|clients|customers|regulars|students|me|us|off|on|for)\\b)";

/** The visit that is coming, or where none is the last one, of each client. */
const ofEach: Finder = {
  ...visit,
  among: (value, slots, about) => {
    const now = about.here?.now.toISOString() ?? "";
    const sorted = visit
      .among(value, slots, about)
      .map((one) => ({ one, of: one.of as Appointment }))
      .toSorted((a, b) => a.of.startsAt.localeCompare(b.of.startsAt));
    const byName = Map.groupBy(sorted, ({ of }) => of.clientName);
    return [...byName.values()].flatMap((theirs) => {
      const next = theirs.find(({ of }) => of.startsAt >= now) ?? theirs.at(-1);
      return next ? [next.one] : [];
    });
  },
};

const coming = orNone(
  ofEach,
  "There are no discounts on a visit, and I see none of theirs around these days.",
);

/** What a visit stays at, and how less is asked for. */
function told(value: unknown, slots: Slots, about: About): string {
  const { price, paid, currency, available } = value as VisitMoney;
  const { clientName, serviceType, appointmentDate } = foundOf(about, "client") as Appointment;
  const whose = `${clientName}'s ${serviceType || "visit"} on ${saidDay(appointmentDate, about.here)}`;
  const none = "There are no discounts on a visit: it keeps the price it was booked at.";
  if (price === null) return `${none} For ${whose} none was agreed.`;
  const less = lessOf(price, slots);
  const stays = `${none} ${whose} is ${money(price, currency)}.`;
  if (less === undefined || less <= 0) return stays;
  const [first = clientName] = clientName.split(" ");
  const left = less - paid;
  const asking =
    available && left > 0
      ? ` Say “send ${first} the payment link over ${left / 100} for the visit of ${spokenDate(appointmentDate)}”, and I ask ${first} for that.`
      : " Take that when it is paid.";
  return `${stays} With that off it is ${money(less, currency)}.${asking}`;
}

function lessOf(price: number, { half, by, percent, sum }: Slots): number | undefined {
  if (half) return Math.round(price / 2);
  if (percent) return Math.round(price * (1 - (numberIn(by) ?? 0) / 100));
  const off = minorIn(sum);
  return off === undefined ? undefined : price - off;
}

/** Less than the price for somebody: there is no such thing, and what there is instead is said. */
export const DISCOUNTS: readonly Verb[] = [
  {
    tool: "preview_reprice",
    narrow: true,
    hears: [`${MAY}(give|offer|do|grant) ~${MANY} ${LESS}${ON}`, `${LESS} (for|to) ~${MANY}`],
    input: ({ by }) => ({
      say: `There is no discount that comes off by itself. I can put prices of the menu down for everybody: say “preview the prices of everything down by ${by ?? 10} %”, and nothing changes before you have seen them.`,
    }),
  },
  {
    tool: "visit_money",
    narrow: true,
    hears: [
      `${MAY}(give|offer|grant|let) ${NO_CLIENT}{client:person} (have )?${LESS}${ON}`,
      `${LESS} (for|to) ${NO_CLIENT}{client:person}`,
      `${MAY}(take|knock) ${LESS} ${NO_CLIENT}~{client:person}'s (bill|visit|appointment|total|price|next visit|next appointment|[a-z]+( [a-z]+)?)`,
      `${MAY}(take|knock) ({by:n} ?(?<percent>%)|{sum:sum}) off ${NO_CLIENT}~{client:person}'s (bill|visit|appointment|total|price|next visit|next appointment|[a-z]+( [a-z]+)?)`,
      `${MAY}(discount|reduce|lower) ${NO_CLIENT}~{client:person}'s (bill|visit|appointment|total|price|next visit|[a-z]+( [a-z]+)?) by ({by:n} ?(?<percent>%)|{sum:sum})`,
      `${MAY}(do|make) ${NO_CLIENT}~{client:person}'s (bill|visit|appointment|next visit|[a-z]+( [a-z]+)?) (at |for )?(?<half>half)( price| off)`,
      `${MAY}(charge) ${NO_CLIENT}{client:person} (?<half>half)( price| as much)?${ON}`,
    ],
    finds: [coming],
    input: (_slots, { found }) => ({ appointmentId: found["client"]?.id }),
    report: told,
  },
];
