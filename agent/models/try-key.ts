import { generateText } from "ai";
import type { KeyTrial } from "#tools/keys/ai-access.ts";
import { gemini, type GeminiSettings } from "./gemini.ts";
import { isUsedUp, refusalWords } from "./key-refusal.ts";

const PATIENCE_MS = 12_000;

/** Asks Gemini for a word by a key, the very way in which it will be asked. Nothing of a salon goes along. */
export async function tryKey(
  settings: Omit<GeminiSettings, "apiKey" | "patience"> & { apiKey: string },
): Promise<KeyTrial> {
  try {
    await generateText({
      model: gemini(settings).chat,
      prompt: "Say yes.",
      maxOutputTokens: 16,
      maxRetries: 0,
      abortSignal: AbortSignal.timeout(PATIENCE_MS),
    });
    return "taken";
  } catch (error) {
    const words = refusalWords(error, settings.modelId);
    if (words) return { fault: "refused", words };
    return {
      fault: "unreachable",
      words: isUsedUp(error)
        ? "Gemini says that the quota of this key is used up for now, so it could not be tried."
        : "Gemini could not be reached, so the key could not be tried. Please try again in a moment.",
    };
  }
}
