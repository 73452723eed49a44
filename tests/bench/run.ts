import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { benchAnswers } from "./answers.ts";
import { benchBackup } from "./backup.ts";
import { benchBooking } from "./booking.ts";
import { benchChat } from "./chat.ts";
import { benchFirstScreen } from "./first-screen.ts";
import { benchImport } from "./import.ts";
import { benchMessages } from "./messages.ts";
import { benchMigration } from "./migration.ts";
import { printMeasured, type Measured } from "./measured.ts";
import { benchPhotos } from "./photos.ts";
import { benchReady } from "./ready.ts";
import { benchReminders } from "./reminders.ts";
import { benchReports } from "./reports.ts";
import { benchStart } from "./start.ts";
import { benchStreams } from "./streams.ts";

/*
 * `npm run bench`: measures, prints tables, writes .cache/bench.json. `npm run bench -- start`
 * measures one thing, `npm run bench -- chat --minutes 2` shortens the watch over memory. What has a bar to stay under is gathered in one table at the end.
 */

const { positionals: asked, values } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: "string", default: "10" } },
});
const minutes = Number(values.minutes);

/** The UI is built before the start is measured. */
const barred = {
  bundle: benchFirstScreen,
  ready: benchReady,
  answers: benchAnswers,
  backup: benchBackup,
  chat: () => benchChat({ minutes }),
  import: benchImport,
  booking: benchBooking,
  messages: benchMessages,
  migration: benchMigration,
  reminders: benchReminders,
  reports: benchReports,
  streams: benchStreams,
};
const benches = { start: benchStart, photos: benchPhotos, ...barred };

const names = Object.keys(benches) as (keyof typeof benches)[];
const unknown = asked.filter((name) => !names.some((known) => known === name));
if (unknown.length > 0) {
  console.error(`No bench is called ${unknown.join(", ")}; there are: ${names.join(", ")}.`);
  process.exit(1);
}

const figures: Record<string, unknown> = {};
const measured: Measured[] = [];
for (const name of names) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const found = await benches[name]();
  figures[name] = found;
  if (Array.isArray(found)) measured.push(...found);
}
if (measured.length > 0) printMeasured(measured);

const cache = join(import.meta.dirname, "../../.cache");
const machine = { node: process.version, cores: availableParallelism(), cpu: cpus()[0]?.model };
mkdirSync(cache, { recursive: true });
writeFileSync(join(cache, "bench.json"), `${JSON.stringify({ machine, ...figures }, null, 2)}\n`);
console.log("Written to .cache/bench.json");
