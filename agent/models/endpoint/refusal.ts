/** Why a model of the salon's own cannot be used, in one line that names the variable. */
export class Refusal extends Error {
  constructor(variable: "AI_PROVIDER" | "AI_BASE_URL" | "AI_MODEL" | "AI_API_KEY", why: string) {
    super(`${variable} cannot be used: ${why}`);
  }
}
