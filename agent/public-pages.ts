import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { PublicPage } from "#tools/booking/own/page-schema.ts";

/*
 * The public pages are React, built for the server beside what the browser gets (agent/build.ts). The server knows of them
 * one function and the names of the files they need; it imports nothing of the UI.
 */

type Files = { styles: string[]; scripts: string[]; fonts: string[] };
type Drawn = Files & { address: string | null; listed: boolean };
type Manifest = Record<string, Chunk>;
type Built = { renderPage: (page: PublicPage, drawn: Drawn) => string; manifest: Manifest };
type Chunk = { file: string; imports?: string[]; css?: string[]; assets?: string[] };

const DIST = join(import.meta.dirname, "../dist");
const BOOK = "booking/book-client.tsx";
const MANAGE = "booking/manage-client.tsx";
/** The faces that every page begins with; the third one comes when a time is shown. */
const FIRST_FACES = /instrument-sans|bricolage/;

let built: { at: number; ready: Promise<Built> } | undefined;

/** Draws a public page as a document; null while nothing has been built. */
export async function drawPage(
  page: PublicPage,
  where: Pick<Drawn, "address" | "listed">,
): Promise<string | null> {
  const at = await builtAt();
  if (at === null) return null;
  if (built?.at !== at) built = { at, ready: load(at) };
  const { renderPage, manifest } = await built.ready.catch((error: unknown) => {
    built = undefined; // a build that was caught half-way is read again
    throw error;
  });
  return renderPage(page, { ...filesFor(page.kind, manifest), ...where });
}

async function builtAt(): Promise<number | null> {
  return (await stat(join(DIST, ".built-from")).catch(() => null))?.mtimeMs ?? null;
}

async function load(at: number): Promise<Built> {
  const { href } = pathToFileURL(join(DIST, ".server/server.js"));
  const [{ renderPage }, manifest] = await Promise.all([
    import(`${href}?${at}`) as Promise<Pick<Built, "renderPage">>,
    readFile(join(DIST, ".vite/public.json"), "utf8"),
  ]);
  return { renderPage, manifest: JSON.parse(manifest) as Manifest };
}

function filesFor(kind: PublicPage["kind"], manifest: Manifest): Files {
  if (kind === "manage") return filesOf(MANAGE, manifest);
  const files = filesOf(BOOK, manifest);
  // where nothing can be done there is nothing to wake
  return kind === "book" ? files : { ...files, scripts: [] };
}

/** The entry first, then all that it imports at once. */
function filesOf(entry: string, manifest: Manifest): Files {
  const names = new Set([entry]);
  for (const name of names) for (const other of manifest[name]?.imports ?? []) names.add(other);
  const chunks = [...names].flatMap((name) => manifest[name] ?? []);
  const asPaths = (files: string[]) => [...new Set(files)].map((file) => `/${file}`);
  return {
    scripts: asPaths(chunks.map(({ file }) => file)),
    styles: asPaths(chunks.flatMap(({ css = [] }) => css)),
    fonts: asPaths(chunks.flatMap(({ assets = [] }) => assets)).filter((file) =>
      FIRST_FACES.test(file),
    ),
  };
}
