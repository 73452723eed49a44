import { buildUi } from "#agent/build.ts";

/** Builds the UI once before the servers of the browser's tests start, each of which would else build it for itself. */
export async function setup(): Promise<void> {
  await buildUi();
}
