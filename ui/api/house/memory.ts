import { mutationOptions } from "@tanstack/react-query";
import { api } from "#ui/lib/http/api.ts";
import { answerTo, reading } from "#ui/lib/http/reading.ts";
import { sending } from "#ui/lib/http/sending.ts";

/** What the assistant keeps in mind of the salon. Chats add to it, so it is read anew. */
export const getMemories = reading(["memory"], () => api.memory.$get(), { staleTime: 0 });

export const remember = sending(api.memory, "$post", { act: "remember", failed: false });

export const changeMemory = sending(api.memory[":id"], "$patch", {
  refreshes: "memory",
  failed: false,
});

export const forget = sending(api.memory[":id"], "$delete", { act: "forget", done: "Forgotten." });

export const forgetAll = sending(api.memory, "$delete", {
  act: "forget",
  done: "All of it is forgotten.",
});

export const learnFromTaps = mutationOptions({
  mutationFn: (learns: boolean) =>
    answerTo(api.memory.taps.$put({ json: { learnsFromTaps: learns } })),
  meta: { refreshes: "memory" },
});
