import type { Texter } from "#tools/core/context.ts";

/** A texter that delivers nothing: what is sent then stays in the outbox. */
export function createTexter(): Texter {
  const missing = () => Promise.reject(new Error("There is no Twilio account to text with."));
  return { delivers: false, number: null, send: missing, find: missing };
}
