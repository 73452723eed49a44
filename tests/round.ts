import { goRound } from "#agent/jobs/round.ts";
import type { TestApp } from "./app.ts";
import { workOff } from "./jobs.ts";

/** The minute strikes: what is due by the app's clock is looked for, and all that follows from it is worked off. */
export async function strike(app: Pick<TestApp, "services" | "boss">): Promise<void> {
  await goRound(app.services);
  await workOff(app);
}
