import type { Handler } from "hono";
import type { AppEnv } from "#agent/context.ts";
import { answerTo } from "#agent/errors.ts";
import { readSharedChat } from "#tools/chats/shared.ts";
import { limit } from "#tools/core/rate-limit.ts";
import { ADDRESS_HEADER } from "#agent/http/client-address.ts";
import { chatNotNowPage, noSharedChatPage, sharedChatPage } from "#agent/pages/shared-chat-page.ts";

/** Far more than anybody reads in a minute, far too few to guess 256 bits. */
const RATE = { max: 60, windowMs: 60_000 };

/** Public: a thread for whoever holds its link. What opens nothing looks the same, whatever the reason. */
export const sharedChat: Handler<AppEnv> = async (c) => {
  const { tenancy, now, log } = c.var.services;
  try {
    const address = c.req.raw.headers.get(ADDRESS_HEADER) ?? "unknown";
    await limit({ db: tenancy.forCounters(), now }, `shared ${address}`, RATE);
    const token = c.req.param("token") ?? "";
    const shared = await readSharedChat(tenancy.forPlatform(), { token, now: now() });
    return shared ? c.html(sharedChatPage(shared)) : c.html(noSharedChatPage(), 404);
  } catch (error) {
    // the path holds the secret: the log gets it without
    const { status, retryAfter } = answerTo(error, log, "/shared");
    if (retryAfter !== undefined) c.header("Retry-After", String(retryAfter));
    return c.html(chatNotNowPage(), status);
  }
};
