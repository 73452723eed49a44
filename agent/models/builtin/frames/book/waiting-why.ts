import type { FreeTimes } from "#tools/booking/times/free-times-schema.ts";
import type { WaitlistEntry } from "#tools/booking/waitlist/schema.ts";
import { spokenDate, spokenTime } from "#tools/values/spoken-rules.ts";
import { foundOf } from "#agent/models/builtin/verbs/finders.ts";
import { waiting } from "#agent/models/builtin/verbs/finders-people.ts";
import type { Frame } from "#agent/models/builtin/frames/frame.ts";

/** When somebody who waits can come, in words. */
function wishOf({ serviceType, from, to, earliest, latest }: WaitlistEntry, minutes: number) {
  const hours =
    earliest && latest
      ? `between ${spokenTime(earliest)} and ${spokenTime(latest)}`
      : earliest
        ? `after ${spokenTime(earliest)}`
        : latest
          ? `before ${spokenTime(latest)}`
          : "at any time";
  return `${serviceType} (${minutes} min) ${hours}, ${spokenDate(from)} to ${spokenDate(to)}`;
}

/** Why nobody who waits was offered a time: what they ask for is looked for in the book. */
export const WAITING_WHY: Frame = {
  id: "find_free_times.waiting",
  slots: { client: "client" },
  says: ["why was {client} not offered a time from the waitlist"],
  finds: [waiting],
  input: (_slots, about) => {
    const of = foundOf(about, "client") as WaitlistEntry;
    if (of.status === "offered")
      return { say: `${of.clientName} has an offer already; it is held until they answer.` };
    return {
      ...(of.stylistId && { stylistId: of.stylistId }),
      serviceName: of.serviceType,
      from: of.from,
      to: of.to,
      after: of.earliest ?? undefined,
      before: of.latest ?? undefined,
    };
  },
  report: (value, _slots, about) => {
    const of = foundOf(about, "client") as WaitlistEntry;
    const { times, why, minutes, stylistName } = value as FreeTimes;
    const [first] = times;
    const asks = `${of.clientName} asks for ${wishOf(of, minutes)}${of.stylistId ? `, with ${stylistName}` : ""}`;
    const [name = ""] = of.clientName.split(" ");
    return first
      ? `${asks}. There is room: ${spokenDate(first.date)} at ${spokenTime(first.time)}. Say “offer ${name} the next free slot”.`
      : `${asks}, and nothing of that length fits: ${why[0] ?? "no day has room."} Another hour, another day or somebody else would do.`;
  },
};
