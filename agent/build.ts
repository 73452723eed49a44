import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { appShell } from "./app-shell.ts";
import { screenFiles } from "./screen-files.ts";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const root = join(import.meta.dirname, "..");
const dist = join(root, "dist");
const stamp = join(dist, ".built-from");

/** Everything that ends up in the browser, or decides how. */
const sources = [
  "ui/**/*.*",
  "tools/**/{,*-}{schema,rules,data}.ts",
  "tools/colour/**/*.{ts,json}",
  // what the acts change is told to the interface
  "tools/{registry,core/domains}.ts",
  "tools/**/{,*-}tools.ts",
  "agent/{build,app-shell,screen-files}.ts",
  "vite.config.ts",
  "package-lock.json",
];

/** What nearly every screen needs comes in a few files, which the next screen finds there already; what few need comes with them. */
const SHARED = [
  { name: "app", tags: ["$initial" as const], priority: 2 },
  { name: "icons", test: /lucide/, minShareCount: 6, priority: 1 },
  { name: "schemas", test: /\/zod\/|schema\.ts$/, minShareCount: 8 },
  { name: "kit", test: /\/ui\/(components\/(?!fields)|lib\/(?!use-form))/, minShareCount: 8 },
];

/** Text and programs, which shrink; fonts and pictures are packed already. */
const SHRINKS = new Set([".js", ".css", ".html", ".svg", ".json", ".wasm"]);
const LEAST_BYTES = 1024;

/**
 * Builds the UI into `dist/` when its sources have changed since the last build: the app, the public pages, the code that
 * draws those on the server (`dist/.server/`), the worker that keeps the app on a device (`dist/sw.js`), and of every text a packed copy beside it. The new build takes its place
 * whole, so one that is killed half-way leaves the old one. Gives whether it built.
 */
export async function buildUi(): Promise<boolean> {
  const current = fingerprint();
  if (isBuiltFrom(current)) return false;
  const { build } = await builder();
  const fresh = join(root, "node_modules/.cache", `ui-${process.pid}`);
  const config = {
    root: join(root, "ui"),
    configFile: join(root, "vite.config.ts"),
    logLevel: "warn",
  } as const;
  try {
    await forProduction(async () => {
      await build({
        ...config,
        build: {
          outDir: fresh,
          chunkSizeWarningLimit: 600,
          rolldownOptions: { output: { codeSplitting: { groups: SHARED } } },
        },
      });
      writeFileSync(join(fresh, ".vite/screens.json"), JSON.stringify(screenFiles(fresh)));
      // apart from the app, so that nothing of it comes along to a client's phone
      await build({
        ...config,
        publicDir: false,
        build: {
          outDir: fresh,
          emptyOutDir: false,
          assetsDir: "assets/public",
          manifest: ".vite/public.json",
          rolldownOptions: {
            input: {
              book: join(root, "ui/booking/book-client.tsx"),
              manage: join(root, "ui/booking/manage-client.tsx"),
            },
          },
        },
      });
      await build({
        ...config,
        publicDir: false,
        define: { "process.env.NODE_ENV": '"production"' },
        ssr: { noExternal: true },
        build: {
          outDir: join(fresh, ".server"),
          ssr: true,
          manifest: false,
          rolldownOptions: {
            input: {
              server: join(root, "ui/booking/server.tsx"),
              frame: join(root, "ui/shell/frame-server.tsx"),
            },
          },
        },
      });
      await build({
        ...config,
        publicDir: false,
        define: {
          "process.env.NODE_ENV": '"production"',
          APP_SHELL: JSON.stringify(appShell(fresh)),
        },
        build: {
          outDir: fresh,
          emptyOutDir: false,
          manifest: false,
          rolldownOptions: {
            input: join(root, "ui/worker/sw.ts"),
            output: { entryFileNames: "[name].js", format: "iife" },
          },
        },
      });
    });
    pack(fresh);
    writeFileSync(join(fresh, ".built-from"), current);
    if (!isBuiltFrom(current)) takePlace(fresh);
  } catch (error) {
    if (!isBuiltFrom(current)) throw error;
  } finally {
    // another start was quicker, or this one failed
    rmSync(fresh, { recursive: true, force: true });
  }
  return true;
}

const isBuiltFrom = (print: string) => existsSync(stamp) && readFileSync(stamp, "utf8") === print;

/** Puts a build in the place of the one before, from which other processes may be serving: it is never half there. */
function takePlace(fresh: string): void {
  const before = `${fresh}-before`;
  if (existsSync(dist)) renameSync(dist, before);
  renameSync(fresh, dist);
  rmSync(before, { recursive: true, force: true });
}

/** What builds. @throws Error in one line where only what runs is installed */
export async function builder() {
  try {
    return await import("vite");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ERR_MODULE_NOT_FOUND") throw error;
    throw new Error(
      "The sources have changed since they were built, and what builds them is not installed: run `npm ci`.",
      { cause: error },
    );
  }
}

/** By NODE_ENV Vite and its plugins choose the kind of build, whoever starts it. */
export async function forProduction<T>(work: () => Promise<T>): Promise<T> {
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = "production";
  try {
    return await work();
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}

function fingerprint() {
  const hash = createHash("sha256");
  const files = globSync(sources, { cwd: root }).filter((file) => !file.includes(".test."));
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest("hex");
}

/** Once here rather than at every request. */
function pack(folder: string): void {
  for (const name of globSync("**/*.*", { cwd: folder })) {
    if (!SHRINKS.has(extname(name))) continue;
    const file = join(folder, name);
    const text = readFileSync(file);
    if (text.byteLength < LEAST_BYTES) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
    writeFileSync(`${file}.br`, brotliCompressSync(text, { params }));
    writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
  }
}
