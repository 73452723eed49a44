import { and, eq, sql, type SQL } from "drizzle-orm";
import { messageSettings } from "#db/schema/messages.ts";
import { salons } from "#db/schema/salons.ts";
import type { Db } from "#tools/core/context.ts";
import { DEFAULT_MESSAGE_SETTINGS as byDefault } from "./settings-data.ts";

/** The stretch of time that a round looks at: what has come due after `since`, and not after `now`. */
export type Stretch = { since: Date; now: Date };

/** When a salon writes by itself, as far as it decides what is due. `salons` and `messageSettings` must be joined. */
export const ofWay = {
  timeZone: sql<string>`${salons.timeZone}`,
  quietFrom: sql<string>`coalesce(${messageSettings.quietFrom}, ${byDefault.quietFrom})`,
  quietTo: sql<string>`coalesce(${messageSettings.quietTo}, ${byDefault.quietTo})`,
  reminderHours: sql<
    number[]
  >`coalesce(${messageSettings.reminderHours}, ${sql.raw(`array[${byDefault.reminderHours.join()}]`)})`,
  // null is a choice of its own: no reminder
  patchTestHours: sql<
    number | null
  >`case when ${messageSettings.salonId} is null then ${sql.raw(String(byDefault.patchTestHours))} else ${messageSettings.patchTestHours} end`,
  reminderByMail: sql<boolean>`coalesce(${messageSettings.reminderByMail}, ${byDefault.reminderByMail})`,
  reminderBySms: sql<boolean>`coalesce(${messageSettings.reminderBySms}, ${byDefault.reminderBySms})`,
  noShowFollowUp: sql<boolean>`coalesce(${messageSettings.noShowFollowUp}, ${byDefault.noShowFollowUp})`,
  dailyDigest: sql<boolean>`coalesce(${messageSettings.dailyDigest}, ${byDefault.dailyDigest})`,
  digestHour: sql<number>`coalesce(${messageSettings.digestHour}, ${sql.raw(String(byDefault.digestHour))})`,
};

export type Way = {
  timeZone: string;
  quietFrom: string;
  quietTo: string;
  reminderHours: number[];
  patchTestHours: number | null;
  reminderByMail: boolean;
  reminderBySms: boolean;
  noShowFollowUp: boolean;
  dailyDigest: boolean;
  digestHour: number;
};

/** The different ways in which salons write: few, however many salons there are. `everySalon` must see all of them. */
export function waysOf(everySalon: Db): Promise<Way[]> {
  return everySalon
    .selectDistinct(ofWay)
    .from(salons)
    .leftJoin(messageSettings, eq(messageSettings.salonId, salons.id));
}

/** Salons that go by this clock and keep quiet at these hours. */
export function likeWay({
  timeZone,
  quietFrom,
  quietTo,
}: Pick<Way, "timeZone" | "quietFrom" | "quietTo">): SQL | undefined {
  return and(
    eq(ofWay.timeZone, timeZone),
    eq(ofWay.quietFrom, quietFrom),
    eq(ofWay.quietTo, quietTo),
  );
}
