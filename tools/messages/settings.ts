import { messageSettings } from "#db/schema/messages.ts";
import type { Ctx } from "#tools/core/context.ts";
import { DEFAULT_MESSAGE_SETTINGS } from "./settings-data.ts";
import type { MessageSettings } from "./settings-schema.ts";

/** How this salon writes, with the defaults where it has said nothing. */
export async function getMessageSettings({ db }: Pick<Ctx, "db">): Promise<MessageSettings> {
  const [row] = await db.select().from(messageSettings);
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

/** The number that this salon's texts go out from: its own, else the installation's; null when there is none. */
export async function senderOf(ctx: Pick<Ctx, "db" | "sms">): Promise<string | null> {
  const { number } = await getMessageSettings(ctx);
  return number ?? ctx.sms.number;
}
