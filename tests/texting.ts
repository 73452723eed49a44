import { answerText } from "#agent/sms/answer.ts";
import type { Answer } from "#agent/sms/asked.ts";
import { smsMessages } from "#db/schema/messages.ts";
import type { SalonCtx } from "#tools/core/context.ts";
import { newId } from "#tools/core/id.ts";
import { conversationWith } from "#tools/messages/inbox/conversations.ts";
import type { Said, Turn } from "#tools/messages/outbox/turns.ts";

/** Somebody with a phone who writes to a salon and reads what is answered, without Twilio between them. */
export function texting(ctx: SalonCtx, phone: string) {
  const { salonId } = ctx;
  const history: Said[] = [];
  const keep = async (said: Pick<Said, "author" | "direction" | "body">, media = 0) => {
    const { id: conversationId } = await conversationWith(ctx, { salonId, phone });
    const id = newId();
    const createdAt = ctx.now();
    await ctx.db
      .insert(smsMessages)
      .values({ id, salonId, conversationId, media, createdAt, ...said });
    return id;
  };
  return {
    history,
    /** Writes a text; `again` answers it a second time, as after a crash, and `media` pictures come with it. */
    say: async (body: string, { again = false, media = 0 } = {}): Promise<Answer> => {
      const theirs = { author: "client", direction: "in", body } as const;
      const id = await keep(theirs, media);
      const turn = async (): Promise<Turn> => ({
        conversation: await conversationWith(ctx, { salonId, phone }),
        message: { id, body, media, appointmentId: null },
        history: [...history],
      });
      if (again) await answerText(ctx, await turn());
      const answer = await answerText(ctx, await turn());
      history.push({ ...theirs, createdAt: ctx.now() });
      if (answer.reply !== null) {
        const ours = { author: "assistant", direction: "out", body: answer.reply } as const;
        await keep(ours);
        history.push({ ...ours, createdAt: ctx.now() });
      }
      return answer;
    },
  };
}
