/** What a demo takes over from the environment: where it listens, how it logs and which model talks. */
const KEPT = [
  "PORT",
  "HOST",
  "PUBLIC_URL",
  "TRUSTED_PROXIES",
  "AI_PROVIDER",
  "AI_BASE_URL",
  "AI_MODEL",
  "AI_API_KEY",
  "GOOGLE_GENERATIVE_AI_API_KEY",
  "GEMINI_BASE_URL",
  "GEMINI_MODEL",
  "CLOCK",
] as const;

/**
 * The environment of a demo, on a data folder of its own: no database, mail, texts, payments or storage of anybody's, whatever
 * is set. It logs warnings alone unless it is told to say more.
 */
export function demoEnv(
  given: Record<string, string | undefined>,
  dataDir: string,
): Record<string, string | undefined> {
  const kept = Object.fromEntries(KEPT.map((name) => [name, given[name]]));
  return { ...kept, DATA_DIR: dataDir, LOG_LEVEL: given["LOG_LEVEL"] || "error" };
}
