import { readFile, stat } from "node:fs/promises";
import { extname, join, normalize } from "node:path";
import type { Handler } from "hono";
import type { AppEnv } from "#agent/context.ts";

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
  ".webmanifest": "application/manifest+json",
};

/** The built UI: files as they are, and index.html for every other path, since the browser routes. */
export const ui: Handler<AppEnv> = async (c) => {
  const path = pathOf(c.req.path);
  if (path === undefined) return c.notFound();
  const file = join(DIST, path);
  if (extname(path) && file.startsWith(DIST) && (await stat(file).catch(() => null))?.isFile()) {
    const cache = path.startsWith("/assets/")
      ? "public, max-age=31536000, immutable"
      : "public, max-age=300";
    return c.body(await readFile(file), 200, {
      "Content-Type": TYPES[extname(path)] ?? "application/octet-stream",
      "Cache-Control": cache,
    });
  }
  if (extname(path)) return c.notFound();
  const page = await readFile(join(DIST, "index.html")).catch(() => null);
  return page
    ? c.body(page, 200, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-cache" })
    : c.text("The interface has not been built yet.", 503);
};

/** The decoded path; undefined for one that is no valid address. */
function pathOf(raw: string): string | undefined {
  try {
    return normalize(decodeURIComponent(raw));
  } catch {
    return undefined;
  }
}
