import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Handler } from "hono";
import type { AppEnv } from "#agent/context.ts";

const { resolve } = createRequire(import.meta.url);

/** The faces of the pages that are not built, by the names under which those pages ask for them. */
const FACES: Record<string, string> = {
  "instrument-sans.woff2":
    "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
  "bricolage-grotesque.woff2":
    "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
};

export const fonts: Handler<AppEnv> = async (c) => {
  const name = c.req.param("name") ?? "";
  const face = Object.hasOwn(FACES, name) ? FACES[name] : undefined;
  if (!face) return c.notFound();
  return c.body(await readFile(resolve(face)), 200, {
    "Content-Type": "font/woff2",
    "Cache-Control": "public, max-age=86400",
  });
};
