import { stylists } from "#db/schema/stylists.ts";
import type { Salon } from "./fixtures.ts";
import type { TestApp } from "./app.ts";
import { workOff } from "./jobs.ts";
import { openZip } from "./zip-file.ts";
import type { Restore } from "#tools/exports/schema.ts";

/** A salon's export, as its owner downloads it. */
export async function downloadExport(salon: Salon): Promise<Uint8Array> {
  const made = await salon.json("POST", "/api/exports", { password: salon.password });
  if (made.status !== 201) throw new Error(await made.text());
  const { url } = (await made.json()) as { url: string };
  const answer = await salon.request(url);
  if (answer.status !== 200) throw new Error(await answer.text());
  return new Uint8Array(await answer.arrayBuffer());
}

/** The same, unpacked. */
export const exportOf = async (salon: Salon) => openZip(await downloadExport(salon));

/** Sends a file to be brought in, as the screen does. */
export const sendExport = (salon: Salon, file: Uint8Array) =>
  salon.request("/api/exports/restore?fileName=mine.zip", {
    method: "POST",
    headers: { "content-type": "application/zip" },
    body: new Uint8Array(file),
  });

/** Brings a file in and waits until that is over. */
export async function restoreInto(app: TestApp, salon: Salon, file: Uint8Array): Promise<Restore> {
  const sent = await sendExport(salon, file);
  if (sent.status !== 201) throw new Error(`${sent.status} ${await sent.text()}`);
  await workOff(app, { queues: ["restore"] });
  return (await (await salon.request("/api/exports/restore")).json()) as Restore;
}

/** Makes a salon's stylists ones whom the public can book. */
export async function verified(
  { services }: Pick<TestApp, "services">,
  salon: Salon,
): Promise<void> {
  const set = { accountStatus: "verified" as const };
  await services.tenancy.forSalon(salon.actor.salonId).update(stylists).set(set);
}
