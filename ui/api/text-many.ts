import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type { TextMany } from "#tools/messages/sms-schema.ts";
import { api } from "#ui/lib/api.ts";

/** Who would get a message to everybody of a day, and how. */
export const previewMany = (input: TextMany) =>
  queryOptions({
    queryKey: ["messages", "many", input],
    queryFn: async () => (await api.messages.many.preview.$post({ json: input })).json(),
    staleTime: 0,
  });

/** Writes to everybody of a day; it is held a moment. */
export const textMany = mutationOptions({
  mutationFn: async (input: TextMany) => (await api.messages.many.$post({ json: input })).json(),
  meta: { act: "text_day" },
});

/** Takes back what of it is still held. */
export const takeBack = mutationOptions({
  mutationFn: async ({ batchId }: { batchId: string }) =>
    (await api.messages.many[":id"]["take-back"].$post({ param: { id: batchId } })).json(),
  meta: { act: "take_back_texts", failed: "It could not be taken back." },
});
