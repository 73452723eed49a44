import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A file that a device keeps; `revision` is null where its address changes with its content. */
type Kept = { url: string; revision: string | null };

/** What a device needs to open the app without a network: its programs, looks and letters, and not what is used now and then. */
const NEEDED = ["assets/*.{js,css}", "assets/*-latin-wght-normal-*.woff2"];
const BY_NAME = ["index.html", "theme.js", "favicon.svg", "manifest.webmanifest"];

/** The files of a built app that are kept on devices. */
export function appShell(folder: string): Kept[] {
  const hashed = globSync(NEEDED, { cwd: folder })
    .map((file) => file.replaceAll("\\", "/"))
    .toSorted();
  return [
    ...hashed.map((file) => ({ url: `/${file}`, revision: null })),
    ...BY_NAME.map((file) => ({ url: `/${file}`, revision: hashOf(join(folder, file)) })),
  ];
}

const hashOf = (file: string) =>
  createHash("sha256").update(readFileSync(file)).digest("hex").slice(0, 16);
