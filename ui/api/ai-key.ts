import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type { AiConfiguration, SaveAiKey } from "#tools/keys/schema.ts";
import { api } from "#ui/lib/api.ts";
import { answerTo } from "#ui/lib/reading.ts";

/** Who answers for the salon, and what is to be known of its own key. It may have been refused meanwhile. */
export const getAiConfiguration = queryOptions({
  queryKey: ["ai-key"],
  queryFn: async (): Promise<AiConfiguration> => (await api["ai-key"].$get()).json(),
  staleTime: 0,
});

/** Has a key tried and kept. A refusal is shown in the form. */
export const saveAiKey = mutationOptions({
  mutationFn: (json: SaveAiKey) => answerTo(api["ai-key"].$put({ json })),
  meta: {
    refreshes: "ai-key",
    done: { title: "Key saved", description: "Gemini answers for your salon by it from now on." },
    failed: false,
  },
});

/** Has the saved key tried once more. */
export const recheckAiKey = mutationOptions({
  mutationFn: () => answerTo(api["ai-key"].check.$post()),
  meta: { act: "check_ai_key", done: "Gemini takes the key.", failed: false },
});

export const removeAiKey = mutationOptions({
  mutationFn: () => answerTo(api["ai-key"].$delete()),
  meta: { act: "remove_ai_key", done: "The key is removed." },
});
