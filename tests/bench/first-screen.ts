import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ScreenFiles } from "#agent/screen-files.ts";
import { buildUi } from "#agent/build.ts";
import { gzipSync } from "node:zlib";
import type { Measured } from "./measured.ts";

const dist = join(import.meta.dirname, "../../dist");
const BAR = 200;
const SCREENS = ["/welcome", "/", "/chat", "/appointments"];

/** The JavaScript a browser must have before a first screen stands, gzipped: what the page names for it. */
export async function benchFirstScreen(): Promise<Measured[]> {
  await buildUi();
  const read = (name: string) => readFileSync(join(dist, name), "utf8");
  const page = [...read("index.html").matchAll(/\/assets\/[^"]+\.js/g)].map(([file]) => file);
  const screens = JSON.parse(read(".vite/screens.json")) as Record<string, ScreenFiles>;
  return SCREENS.map((screen) => {
    const files = [...page, ...(screens[screen]?.files ?? [])];
    const bytes = files.map((file) => gzipSync(read(file)).byteLength);
    const measured = bytes.reduce((sum, size) => sum + size, 0) / 1000;
    return { what: `${screen}, JavaScript gzipped`, measured, bar: BAR, unit: "kB" };
  });
}
