import type { ModelProvider } from "#tools/core/model-schema.ts";

declare module "#tools/core/context.ts" {
  interface Ports {
    /** What is to be known of the AI provider for the salon's own key. */
    ai: AiAccess;
  }
}

/** What a provider says of a key that was tried. `words` are a sentence for people. */
export type KeyTrial = "taken" | { fault: "refused" | "unreachable"; words: string };

/** What verbs may know of the AI provider, and the way to try a key. */
export type AiAccess = {
  /** Whether salons may bring keys of their own. */
  ownKeys: boolean;
  /** The model that is asked by a salon's own key. */
  modelId: string;
  /** What answers for salons without a key of their own. */
  standing: { provider: ModelProvider; modelId: string; inHouse: boolean };
  /** Asks the provider for a word by this key; nothing of the salon is told. Takes up to some seconds. */
  tryKey(key: string): Promise<KeyTrial>;
  /** Has this process use what is kept for a salon now; the others hear of it by themselves. */
  reread(salonId: string): Promise<void>;
};
