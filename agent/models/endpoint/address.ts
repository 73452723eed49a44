import { isIP } from "node:net";
import { isPublicAddress } from "#agent/adapters/public-address.ts";
import type { Env } from "#agent/env.ts";

/** A model of the salon's own: where it is, by which wire it is asked, and by what name. */
export type Endpoint = {
  wire: "openai-compatible" | "ollama";
  /** Without a slash at its end; of Ollama the host alone, of others with the path that the calls go below. */
  baseUrl: string;
  modelId: string;
  apiKey?: string;
};

const OLLAMA = "http://127.0.0.1:11434";

/** The endpoint that the environment names, by that wire. `readEnv` has seen to it that a model is named. */
export function endpointOf(env: Env, wire: Endpoint["wire"]): Endpoint {
  const { AI_BASE_URL: given = OLLAMA, AI_MODEL: modelId = "", AI_API_KEY: apiKey } = env;
  return {
    wire,
    baseUrl: wire === "ollama" ? hostOf(given) : withPath(given),
    modelId,
    ...(apiKey && { apiKey }),
  };
}

/** Ollama's own address, also where that of one of its interfaces was given. */
export const hostOf = (url: string): string => url.replace(/\/+$/, "").replace(/\/(?:api|v1)$/, "");

/** A bare host stands for the usual path on it. */
function withPath(url: string): string {
  const read = new URL(url);
  if (read.pathname === "/") read.pathname = "/v1";
  return read.href.replace(/\/+$/, "");
}

/** Whether an address is of this machine or of the network that it stands in. A name with dots may lead anywhere, so it does not count. */
export function isInHouse(url: string): boolean {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, "");
  if (isIP(host)) return !isPublicAddress(host);
  return !host.includes(".") || /\.(?:local|localhost|internal|lan|home\.arpa)$/.test(host);
}
