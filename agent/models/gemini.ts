import { createGoogle } from "@ai-sdk/google";
import { defaultSettingsMiddleware, extractJsonMiddleware, wrapLanguageModel } from "ai";
import type { Model } from "#tools/core/context.ts";
import { cappedFetch, patient, type Patience } from "./guard.ts";
import { retryInfoFetch } from "./retry-info.ts";

export type GeminiSettings = {
  /** Without one every call fails before it is sent. */
  apiKey?: string;
  baseUrl?: string;
  modelId: string;
  /** For looking at photos. */
  patience?: Patience;
};

const PATIENCE: Patience = { timeoutMs: 20_000, atOnce: 20 };

/**
 * Depth, tone and zones of hair are large shapes: a medium picture (560 tokens in Gemini 3) shows them, and the default of
 * twice that would only add single hairs.
 */
const LOOKING = { providerOptions: { google: { mediaResolution: "MEDIA_RESOLUTION_MEDIUM" } } };

/** Gemini for talking and for looking at photos, with waits, sizes and times bounded. */
export function gemini({ apiKey, baseUrl, modelId, patience = PATIENCE }: GeminiSettings): Model {
  const google = createGoogle({
    ...(apiKey ? { apiKey } : {}),
    ...(baseUrl ? { baseURL: versioned(baseUrl) } : {}),
    fetch: cappedFetch(retryInfoFetch()),
  });
  const model = google(modelId);
  const unfenced = wrapLanguageModel({
    model,
    middleware: [extractJsonMiddleware(), defaultSettingsMiddleware({ settings: LOOKING })],
  });
  return { provider: "gemini", chat: model, vision: patient(unfenced, patience) };
}

/** A bare host stands for Google's own path on it. */
function versioned(baseUrl: string): string {
  const url = new URL(baseUrl);
  if (url.pathname === "/") url.pathname = "/v1beta";
  return url.href.replace(/\/+$/, "");
}
