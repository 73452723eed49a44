import { mutationOptions } from "@tanstack/react-query";
import type { TextMany } from "#tools/messages/sms-schema.ts";
import { api } from "#ui/lib/http/api.ts";
import { answerTo, reading } from "#ui/lib/http/reading.ts";
import { sending } from "#ui/lib/http/sending.ts";

/** Who would get a message to everybody of a day, and how. */
export const previewMany = (input: TextMany) =>
  reading(["messages", "many", input], () => api.messages.many.preview.$post({ json: input }), {
    staleTime: 0,
  });

/** Writes to everybody of a day; it is held a moment. */
export const textMany = sending(api.messages.many, "$post", { act: "text_day" });

/** Takes back what of it is still held. */
export const takeBack = mutationOptions({
  mutationFn: ({ batchId }: { batchId: string }) =>
    answerTo(api.messages.many[":id"]["take-back"].$post({ param: { id: batchId } })),
  meta: { act: "take_back_texts", failed: "It could not be taken back." },
});
