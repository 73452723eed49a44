import { APICallError, RetryError } from "ai";
import type { Model } from "#tools/core/context.ts";
import { isKeyRefusal, isUsedUp } from "#agent/models/key-refusal.ts";
import { SilentModel } from "./guard.ts";

/** What is wrong with a model that did not answer, as the beginning of a sentence for the people of a salon. None of its own words are told on. */
export function faultOf(
  error: unknown,
  { provider, chat }: Pick<Model, "provider" | "chat">,
): string {
  const who = provider === "gemini" ? "Gemini" : "The salon's own model";
  const why = RetryError.isInstance(error) ? error.lastError : error;
  if (why instanceof SilentModel) return why.message.replace("The model", who);
  if (!APICallError.isInstance(why)) return `${who} could not finish this reply`;
  if (isKeyRefusal(why) || why.statusCode === 401) return `${who} refuses the key it is asked with`;
  if (why.statusCode === 404)
    return `${who} knows no model called ${typeof chat === "string" ? chat : chat.modelId}`;
  return isUsedUp(why)
    ? `${who} has used up its quota for now`
    : `${who} can't be reached right now`;
}
