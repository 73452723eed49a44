import { and, eq, isNull } from "drizzle-orm";
import { messageSettings } from "#db/schema/messages.ts";
import { salons } from "#db/schema/salons.ts";
import { stylists } from "#db/schema/stylists.ts";
import { auditSettings, plainly } from "#tools/core/audit-settings.ts";
import { requireMay } from "#tools/access/permissions.ts";
import { atomically, sqlState, type Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { fieldError } from "#tools/core/field-error.ts";
import { DEFAULT_MESSAGE_SETTINGS, LEGAL_QUIET } from "./settings-data.ts";
import { OPT_IN_WORDS } from "./opt-in-data.ts";
import type {
  MessageSettings,
  MessageSettingsView,
  UpdateMessageSettings,
} from "./settings-schema.ts";

type SettingsRow = typeof messageSettings.$inferSelect;

/** How this salon writes, with the defaults where it has said nothing. */
export async function getMessageSettings({ db }: Pick<Ctx, "db">): Promise<MessageSettings> {
  const [row] = await db.select().from(messageSettings);
  return withDefaults(row);
}

/** The same with the salon's zone and currency, by one query. */
export async function getSalonSettings({
  db,
}: Pick<Ctx, "db">): Promise<MessageSettings & { timeZone: string; currency: string }> {
  const [found] = await db
    .select({ timeZone: salons.timeZone, currency: salons.currency, said: messageSettings })
    .from(salons)
    .leftJoin(messageSettings, eq(messageSettings.salonId, salons.id));
  if (!found) throw new DomainError("not_found", "Salon not found.");
  const { timeZone, currency, said } = found;
  return { ...withDefaults(said ?? undefined), timeZone, currency };
}

/** The number that this salon's texts go out from: its own, else the installation's; null when there is none. */
export async function senderOf(ctx: Pick<Ctx, "db" | "sms">): Promise<string | null> {
  const { number } = await getMessageSettings(ctx);
  return number ?? ctx.sms.number;
}

/** The settings as their screen shows them, with what the installation adds. */
export async function readSettingsView(ctx: Ctx): Promise<MessageSettingsView> {
  const settings = await getSalonSettings(ctx);
  return {
    ...settings,
    sendsFrom: settings.number ?? ctx.sms.number,
    delivers: { mail: ctx.mail.delivers, sms: ctx.sms.delivers },
    optInWords: OPT_IN_WORDS,
  };
}

/**
 * Changes what is named of how the salon writes.
 * @throws forbidden for whoever is neither owner nor manager; invalid for quiet hours shorter than the law's; not_found for
 * a stylist who is not of the salon; conflict for a number that another salon has; invalid for one that the installation's
 * account does not have, where texts really go out
 */
export async function updateMessageSettings(
  ctx: Ctx,
  changes: UpdateMessageSettings,
): Promise<MessageSettingsView> {
  requireMay(ctx, "manage_messages");
  const { salonId } = ctx.actor;
  const { reminderHours, countries, ...plain } = changes;
  const set = {
    ...plain,
    ...(reminderHours && { reminderHours: [...new Set(reminderHours)].toSorted((a, b) => b - a) }),
    ...(countries && { countries: [...new Set(countries)].toSorted() }),
  };
  if (set.number) await refuseForeignNumber(ctx, set.number);
  try {
    return await atomically(ctx, async (ctx) => {
      const before = await getMessageSettings(ctx);
      const { quietFrom, quietTo } = { ...before, ...set };
      refuseLoudNights({ quietFrom, quietTo });
      if (set.answeringStylistId) await refuseStranger(ctx, set.answeringStylistId);
      if (Object.values(set).some((value) => value !== undefined)) {
        await ctx.db
          .insert(messageSettings)
          .values({ salonId, ...set })
          .onConflictDoUpdate({ target: messageSettings.salonId, set });
      }
      await auditSettings(ctx, "how the salon writes", changes, {
        before,
        // millionths mean nothing to anybody
        say: (value, name) => (name === "segmentPriceMicros" ? undefined : plainly(value)),
      });
      return readSettingsView(ctx);
    });
  } catch (error) {
    if (sqlState(error) === "23505") throw takenNumber();
    throw error;
  }
}

function withDefaults(row: SettingsRow | undefined): MessageSettings {
  const { salonId: _, ...said } = row ?? { salonId: "" };
  return {
    number: null,
    answeringStylistId: null,
    segmentPriceMicros: null,
    countries: [],
    ...DEFAULT_MESSAGE_SETTINGS,
    ...said,
  };
}

/** Quiet hours begin in the evening and end in the morning: they may be longer than the law's, never shorter. */
function refuseLoudNights({
  quietFrom,
  quietTo,
}: Pick<MessageSettings, "quietFrom" | "quietTo">): void {
  const { from, to } = LEGAL_QUIET;
  const issues = [
    ...(quietFrom > from
      ? [
          {
            path: "quietFrom",
            message: `must be ${from} or earlier: later than that nobody is to be texted`,
          },
        ]
      : []),
    ...(quietTo < to
      ? [{ path: "quietTo", message: `must be ${to} or later: before that nobody is to be texted` }]
      : []),
    ...(quietTo >= quietFrom
      ? [
          {
            path: "quietTo",
            message: "must be before the quiet hours begin again: some of the day has to be left",
          },
        ]
      : []),
  ];
  const [first] = issues;
  if (!first) return;
  const which = first.path === "quietFrom" ? "The beginning" : "The end";
  throw new DomainError("invalid", `${which} of the quiet hours ${first.message}.`, { issues });
}

async function refuseStranger({ db }: Pick<Ctx, "db">, id: string): Promise<void> {
  const [row] = await db
    .select({ id: stylists.id })
    .from(stylists)
    .where(and(eq(stylists.id, id), isNull(stylists.leftAt)));
  if (!row) throw new DomainError("not_found", "Stylist not found.");
}

/** Asked before the transaction: it calls another service. A number that stands already was proven when it was set. */
async function refuseForeignNumber(ctx: Ctx, number: string): Promise<void> {
  if (number === ctx.sms.number) throw sharedNumber();
  if (!ctx.sms.delivers || (await getMessageSettings(ctx)).number === number) return;
  const owned = await ctx.sms.owns(number).catch((error: unknown) => {
    ctx.log.warn({ err: error }, "the numbers of the account could not be read");
    throw new DomainError(
      "unavailable",
      "Whether this number can be used could not be checked just now. Please try again.",
    );
  });
  if (owned) return;
  throw fieldError("number", "must be a number of the account that texts go out through");
}

const takenNumber = () =>
  new DomainError("conflict", "Another salon texts from this number already.");
const sharedNumber = () =>
  new DomainError(
    "conflict",
    "This number is shared by every salon here: leave the field empty, and texts go out from it.",
  );
