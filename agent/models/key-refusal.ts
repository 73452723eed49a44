import { APICallError } from "ai";
import { z } from "zod";

/** An error as Google's services tell of it. */
const Told = z.object({
  error: z.object({
    status: z.string().default(""),
    message: z.string().default(""),
    details: z.array(z.looseObject({ reason: z.string().optional() })).default([]),
  }),
});

type Told = { status: string; message: string; reasons: string[] };

/** Whether the service refused the key itself, now and the next time: not that it is busy, or that a quota is used up. */
export function isKeyRefusal(error: unknown): boolean {
  const told = toldBy(error);
  if (!told) return false;
  return (
    told.reasons.includes("API_KEY_INVALID") ||
    told.status === "UNAUTHENTICATED" ||
    told.status === "PERMISSION_DENIED"
  );
}

const BY_REASON: Record<string, string> = {
  API_KEY_INVALID: "Gemini does not know this key. Please check that the whole key was pasted.",
  API_KEY_SERVICE_BLOCKED:
    "This key may not use the Gemini API. Allow that in Google's console, or make another key.",
  API_KEY_HTTP_REFERRER_BLOCKED:
    "This key is limited to certain websites, and this server is none.",
  API_KEY_IP_ADDRESS_BLOCKED:
    "This key is limited to certain addresses, and this server's is not among them.",
  SERVICE_DISABLED: "The Gemini API is not switched on for the project of this key.",
  CONSUMER_SUSPENDED: "Google has suspended the project of this key.",
  BILLING_DISABLED: "Billing is switched off for the project of this key.",
};

/** Why the service will not work with a key, in words for whoever pasted it; null when it was not the key. None of its own words are told on. */
export function refusalWords(error: unknown, modelId: string): string | null {
  const told = toldBy(error);
  if (!told) return null;
  const { status, message, reasons } = told;
  if (/leaked/i.test(message))
    return "Google has shut this key because it was found in public. Please make a new one.";
  if (reasons.includes("API_KEY_INVALID") && /expired/i.test(message))
    return "This key has expired. Please renew it, or make a new one.";
  for (const reason of reasons) if (BY_REASON[reason]) return BY_REASON[reason];
  if (/^(UNAUTHENTICATED|PERMISSION_DENIED)$/.test(status)) return "Gemini refused this key.";
  if (status === "NOT_FOUND") return `This key may not use the model ${modelId}.`;
  if (status === "FAILED_PRECONDITION")
    return "Gemini does not serve this key from where this server is. Switching on billing for its project may help.";
  return null;
}

/** Whether the quota of the key is used up. */
export const isUsedUp = (error: unknown): boolean => toldBy(error)?.status === "RESOURCE_EXHAUSTED";

function toldBy(error: unknown): Told | null {
  if (!APICallError.isInstance(error) || !error.responseBody) return null;
  try {
    const body: unknown = JSON.parse(error.responseBody);
    const read = Told.safeParse(Array.isArray(body) ? body[0] : body);
    if (!read.success) return null;
    const { status, message, details } = read.data.error;
    return { status, message, reasons: details.flatMap(({ reason }) => reason ?? []) };
  } catch {
    return null;
  }
}
