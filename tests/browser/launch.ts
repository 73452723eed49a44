import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { chromium, type Browser } from "playwright-core";

const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const installed = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** Opens a headless Chromium: CHROME_PATH, else the machine's own, else the one that npm brought. `more` are switches of its own. */
export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const own = process.env["CHROME_PATH"] || installed.find((path) => existsSync(path));
  if (own) return chromium.launch({ executablePath: own, args: [...flags, ...more] });
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
 * Unpacks the packaged Chromium with the libraries and fonts that a bare machine lacks, once. The
 * package itself would unpack into the shared temp folder, and its libraries on AWS Lambda only.
 */
async function unpack() {
  const entry = createRequire(import.meta.url).resolve("@sparticuz/chromium");
  const packed = join(dirname(dirname(entry)), "bin");
  const cache = join(import.meta.dirname, "../../node_modules/.cache/chromium");
  if (existsSync(cache)) return cache;
  const fresh = `${cache}.${process.pid}`;
  mkdirSync(fresh, { recursive: true });
  const before = process.env["TMPDIR"];
  process.env["TMPDIR"] = fresh; // where the package unpacks to
  try {
    const { inflate } = await import("@sparticuz/chromium");
    const archives = ["chromium.br", "fonts.tar.br", "swiftshader.tar.br", "al2023.tar.br"];
    await Promise.all(archives.map((name) => inflate(join(packed, name))));
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
