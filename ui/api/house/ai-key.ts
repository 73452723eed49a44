import { queryOptions } from "@tanstack/react-query";
import type { AiConfiguration } from "#tools/keys/schema.ts";
import { api } from "#ui/lib/http/api.ts";
import { sending } from "#ui/lib/http/sending.ts";

/** Who answers for the salon, and what is to be known of its own key. It may have been refused meanwhile. */
export const getAiConfiguration = queryOptions({
  queryKey: ["ai-key"],
  queryFn: async (): Promise<AiConfiguration> => (await api["ai-key"].$get()).json(),
  staleTime: 0,
});

/** Has a key tried and kept. A refusal is shown in the form. */
export const saveAiKey = sending(api["ai-key"], "$put", {
  refreshes: "ai-key",
  done: { title: "Key saved", description: "Gemini answers for your salon by it from now on." },
  failed: false,
});

/** Has the saved key tried once more. */
export const recheckAiKey = sending(api["ai-key"].check, "$post", {
  act: "check_ai_key",
  done: "Gemini takes the key.",
  failed: false,
});

export const removeAiKey = sending(api["ai-key"], "$delete", {
  act: "remove_ai_key",
  done: "The key is removed.",
});
