import { randomUUID } from "node:crypto";
import { link, mkdir, open, readFile, rm } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * What a file holds, made once and kept, readable by its owner only. It comes to its place whole: of several first starts one makes
 * it, and none of the others reads half of it.
 */
export async function keptOnce(path: string, make: () => string): Promise<string> {
  await mkdir(dirname(path), { recursive: true });
  const kept = await readIn(path);
  if (kept !== undefined) return kept;
  const fresh = `${path}.${randomUUID()}`;
  try {
    await using file = await open(fresh, "wx", 0o600);
    await file.writeFile(make());
    await file.sync();
    await link(fresh, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    await rm(fresh, { force: true });
  }
  return readFile(path, "utf8");
}

const readIn = (path: string): Promise<string | undefined> =>
  readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
    return undefined;
  });
