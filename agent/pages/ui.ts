import { readFile, stat } from "node:fs/promises";
import { extname, join, normalize } from "node:path";
import type { Context, Handler } from "hono";
import type { AppEnv } from "#agent/context.ts";
import { appPage, type Ask } from "./app-page.ts";

/** What the build packed beside a text, best first. */
const PACKED = { br: ".br", gzip: ".gz" };

const DIST = join(import.meta.dirname, "..", "..", "dist");
const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".json": "application/json",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

/** The built UI: files as they are, and the app's page for every other path, since the browser routes. */
export const ui =
  (ask: Ask): Handler<AppEnv> =>
  async (c) => {
    const path = pathOf(c.req.path);
    // what begins with a dot is the server's own
    if (path === undefined || path.includes("/.")) return c.notFound();
    if (!extname(path)) {
      const page = await appPage(c, path, ask);
      return page === null ? c.text("The interface has not been built yet.", 503) : c.html(page);
    }
    const file = join(DIST, path);
    return file.startsWith(DIST) && (await isFile(file))
      ? send(c, file, cacheOf(path))
      : c.notFound();
  };

function cacheOf(path: string): string {
  // by it a browser learns of a new version
  if (path === "/sw.js") return "no-cache";
  return path.startsWith("/assets/")
    ? "public, max-age=31536000, immutable"
    : "public, max-age=300";
}

async function send(c: Context<AppEnv>, file: string, cache: string): Promise<Response> {
  c.header("Content-Type", TYPES[extname(file)] ?? "application/octet-stream");
  c.header("Cache-Control", cache);
  const asked = c.req.header("Accept-Encoding") ?? "";
  for (const [encoding, ending] of Object.entries(PACKED)) {
    if (!(await isFile(file + ending))) continue;
    c.header("Vary", "Accept-Encoding");
    if (!new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0+)?\\b)`).test(asked)) continue;
    c.header("Content-Encoding", encoding);
    return c.body(await readFile(file + ending));
  }
  return c.body(await readFile(file));
}

const isFile = async (file: string) => Boolean((await stat(file).catch(() => null))?.isFile());

/** The decoded path; undefined for one that is no valid address. */
function pathOf(raw: string): string | undefined {
  try {
    return normalize(decodeURIComponent(raw));
  } catch {
    return undefined;
  }
}
