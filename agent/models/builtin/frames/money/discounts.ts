import type { Appointment } from "#tools/appointments/schema.ts";
import { spokenDate } from "#tools/values/spoken-rules.ts";
import type { VisitMoney } from "#tools/payments/schema.ts";
import { money } from "#tools/pricing/cost/cost-rules.ts";
import { saidDay } from "#agent/models/builtin/wording.ts";
import { foundOf, orNone, visit } from "#agent/models/builtin/verbs/finders.ts";
import { figure, share } from "#agent/models/builtin/verbs/spoken-sums.ts";
import type { About, Finder, Slots } from "#agent/models/builtin/verbs/verb.ts";
import { minorIn, numberIn } from "#agent/models/builtin/verbs/words.ts";
import type { Frame } from "#agent/models/builtin/frames/frame.ts";

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

function lessOf(price: number, { less }: Slots): number | undefined {
  if (/\bhalf\b/i.test(less ?? "")) return Math.round(price / 2);
  const off = share(less)
    ? Math.round((price * (numberIn(figure(less)) ?? 0)) / 100)
    : minorIn(figure(less));
  return off === undefined ? undefined : price - off;
}

/** Less than the price for somebody: there is no such thing, and what there is instead is said. */
export const DISCOUNTS: readonly Frame[] = [
  {
    id: "visit_money.less",
    tells: /^when$/,
    slots: { client: "client", less: "sum" },
    says: ["give {client}[ {less}] off"],
    finds: [coming],
    input: (_slots, { found }) => ({ appointmentId: found["client"]?.id }),
    report: told,
  },
];
