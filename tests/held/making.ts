import type { Ctx } from "#tools/core/context.ts";
import { instantOf } from "#tools/values/zone-rules.ts";
import type { TestApp } from "#tests/app.ts";
import type { Salon } from "#tests/fixtures.ts";
import { HELD_SALON } from "./salon.ts";

/** The salon in the making: its people by name, and acts at the instants at which they happened. */
export type Making = {
  app: TestApp;
  salon: Salon;
  /** Ids by name. */
  stylists: Map<string, string>;
  clients: Map<string, string>;
  services: Map<string, string>;
  /** The owner, at a time of the wall clock. */
  at: (local: string) => Ctx;
};

/** The instant of a time of the salon's wall clock. */
export function instantAt(local: string): Date {
  const [date = "", time = ""] = local.split("T");
  const instant = instantOf(HELD_SALON.now.timeZone, date, time);
  if (instant === null) throw new Error(`There is no ${local} here.`);
  return new Date(instant);
}
