import { createHash } from "node:crypto";
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin, Rolldown } from "vite";
import { builder, forProduction } from "./build.ts";

const root = join(import.meta.dirname, "..");
/** Outside node_modules: it outlives an install of what runs alone, which could not build it. */
const built = join(root, ".cache/server");

/** Packages with programs or files of their own, which they look for where they lie. */
const EXTERNAL = ["heic-convert", "pdfkit", "pg-boss", "pino", "sharp", "twilio", "vite"];

/** What a build was made of, beside the versions of packages and how they are mended. */
type Stamp = { files: string[]; hash: string };

/**
 * Builds the server and its packages into one file when what that is made of has changed: reading hundreds of files is most of
 * the work of a start. Workers, fonts, words and migrations stay where they are. Gives the file.
 */
export async function buildServer(): Promise<string> {
  const file = join(built, "server.mjs");
  if (isFresh()) return file;
  const { build } = await builder();
  const fresh = join(root, ".cache", `server-${process.pid}`);
  try {
    const { output } = (await forProduction(() =>
      build({
        root,
        configFile: false,
        logLevel: "warn",
        publicDir: false,
        plugins: [ownPlaces],
        ssr: { noExternal: true, external: EXTERNAL },
        build: {
          outDir: fresh,
          ssr: true,
          target: "node24",
          minify: false,
          rolldownOptions: {
            input: join(root, "agent/server.ts"),
            // a running server never comes back for a part that a later build has replaced
            output: { codeSplitting: false, entryFileNames: "server.mjs" },
          },
        },
      }),
    )) as Rolldown.RolldownOutput;
    const files = output
      .flatMap((part) => ("moduleIds" in part ? part.moduleIds : []))
      .filter((id) => id.startsWith(root) && !id.includes("/node_modules/"))
      .map((id) => id.slice(root.length + 1));
    const stamp: Stamp = { files, hash: hashOf(files) };
    writeFileSync(join(fresh, "stamp.json"), JSON.stringify(stamp));
    // another start may have been quicker, and read what it built
    if (isFresh()) rmSync(fresh, { recursive: true, force: true });
    else {
      rmSync(built, { recursive: true, force: true });
      renameSync(fresh, built);
    }
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    if (!isFresh()) throw error;
  }
  return file;
}

function isFresh(): boolean {
  const noted = join(built, "stamp.json");
  if (!existsSync(noted)) return false;
  const { files, hash } = JSON.parse(readFileSync(noted, "utf8")) as Stamp;
  return files.every((file) => existsSync(join(root, file))) && hashOf(files) === hash;
}

function hashOf(files: readonly string[]): string {
  const hash = createHash("sha256").update(root);
  const beside = ["package-lock.json", "node_modules/.patched", "agent/build-server.ts"];
  for (const file of [...beside, ...files]) hash.update(readFileSync(join(root, file)));
  return hash.digest("hex");
}

/** A file that looks for others beside it finds them where it lies itself. */
const ownPlaces: Plugin = {
  name: "own-places",
  enforce: "pre",
  transform: (code, id) =>
    id.startsWith(root) && !id.includes("/node_modules/") && code.includes("import.meta.")
      ? code
          .replaceAll("import.meta.dirname", JSON.stringify(dirname(id)))
          .replaceAll("import.meta.url", JSON.stringify(pathToFileURL(id).href))
      : null,
};
