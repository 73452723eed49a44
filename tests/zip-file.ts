import { Uint8ArrayReader, Uint8ArrayWriter, ZipReader, ZipWriter } from "@zip.js/zip.js";

/** Everything in a ZIP, by name. */
export async function openZip(bytes: Uint8Array): Promise<Map<string, Uint8Array>> {
  const zip = new ZipReader(new Uint8ArrayReader(bytes), { useWebWorkers: false });
  const files = new Map<string, Uint8Array>();
  for (const entry of await zip.getEntries())
    if (!entry.directory) files.set(entry.filename, await entry.getData(new Uint8ArrayWriter()));
  return files;
}

/** A ZIP of these files. */
export async function makeZip(files: Iterable<readonly [string, Uint8Array]>): Promise<Uint8Array> {
  const writer = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false });
  for (const [name, bytes] of files) await writer.add(name, new Uint8ArrayReader(bytes));
  return writer.close();
}

export const textOf = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString("utf8");
export const jsonOf = (bytes: Uint8Array | undefined): unknown => JSON.parse(textOf(bytes));
