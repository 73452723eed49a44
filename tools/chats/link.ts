import { sql } from "drizzle-orm";
import type { Ctx } from "#tools/core/context.ts";

/** Makes one branch of each chat whose messages only have places, as exports had them before messages had versions. */
export async function linkMessages({ db }: Pick<Ctx, "db">): Promise<void> {
  await db.execute(sql`update chat_messages said set parent_id = before.id from chat_messages before, chats
    where chats.id = said.chat_id and chats.leaf_id is null
      and before.chat_id = said.chat_id and before.position = said.position - 1`);
  await db.execute(sql`update chats set leaf_id = (select id from chat_messages said
    where said.chat_id = chats.id order by said.position desc limit 1) where leaf_id is null`);
}
