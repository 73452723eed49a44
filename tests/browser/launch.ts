import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { chromium, type Browser } from "playwright-core";
import { UNABLE } from "./able.ts";

const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * Opens a headless Chromium: the one that npm brought, so that it is the same everywhere, or the one at CHROME_PATH. `more` are
 * switches of its own.
 */
export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const own = process.env["CHROME_PATH"];
  if (own) return chromium.launch({ executablePath: own, args: [...flags, ...more] });
  if (UNABLE) throw new Error(`No browser can be opened: ${UNABLE}.`);
  const unpacked = await unpack();
  return chromium.launch({
    executablePath: join(unpacked, "chromium"),
    args: [...flags, ...more, "--headless=shell", "--no-zygote"],
    env: {
      ...process.env,
      FONTCONFIG_PATH: join(unpacked, "fonts"),
      LD_LIBRARY_PATH: join(unpacked, "al2023", "lib"),
    },
  });
}

/**
 * Unpacks the packaged Chromium with the libraries and fonts that a bare machine lacks, once for each version. The
 * package itself would unpack into the shared temp folder, and its libraries on AWS Lambda only.
 */
async function unpack() {
  const { resolve } = createRequire(import.meta.url);
  const root = dirname(dirname(resolve("@sparticuz/chromium")));
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    version: string;
  };
  const cache = join(import.meta.dirname, `../../node_modules/.cache/chromium-${version}`);
  if (existsSync(cache)) return cache;
  const fresh = `${cache}.${process.pid}`;
  mkdirSync(fresh, { recursive: true });
  const before = process.env["TMPDIR"];
  process.env["TMPDIR"] = fresh; // where the package unpacks to
  try {
    const { inflate } = await import("@sparticuz/chromium");
    const archives = ["chromium.br", "fonts.tar.br", "swiftshader.tar.br", "al2023.tar.br"];
    await Promise.all(archives.map((name) => inflate(join(root, "bin", name))));
    const fontConfig = join(fresh, "fonts", "fonts.conf");
    const text = readFileSync(fontConfig, "utf8");
    writeFileSync(fontConfig, text.replaceAll(/(<dir>|<cachedir>)\/tmp/g, `$1${cache}`));
    renameSync(fresh, cache);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    if (!existsSync(cache)) throw error; // else another process was quicker
  } finally {
    if (before === undefined) delete process.env["TMPDIR"];
    else process.env["TMPDIR"] = before;
  }
  return cache;
}
