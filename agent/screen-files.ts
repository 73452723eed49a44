import { readFileSync } from "node:fs";
import { join } from "node:path";

type Manifest = Record<string, { file: string; imports?: string[] }>;

const PAGE = "index.html";
const LIST = join(import.meta.dirname, "../ui/screen-list.ts");
/** A screen as the list has it: its path, which that of a page of the settings begins with, its title, its module. */
const SCREEN =
  /screen\(\s*(?:slug \? `[^`]*` : )?"(\/[^"]*)",\s*"[^"]+",\s*\(\) => import\("\.\/([^"]+)"\)/g;

/** A screen's programs beside those of the page that every screen begins with, as addresses, and whether it stands without the frame. */
export type ScreenFiles = { files: string[]; open: boolean };

/** What each screen needs, by the pattern of its path, for a build in `folder`. */
export function screenFiles(folder: string): Record<string, ScreenFiles> {
  const manifest = JSON.parse(
    readFileSync(join(folder, ".vite/manifest.json"), "utf8"),
  ) as Manifest;
  const there = withImports(PAGE, manifest);
  const depth = ([, path = ""]: string[]) => path.split("/").length;
  // the first that fits is the screen: what lies deeper stands before what it lies in
  const list = readFileSync(LIST, "utf8");
  const openFrom = list.indexOf("export const OPEN_SCREENS");
  const screens = [...list.matchAll(SCREEN)].toSorted((one, other) => depth(other) - depth(one));
  return Object.fromEntries(
    screens.map(({ 1: path = "", 2: module = "", index }) => {
      const own = [...withImports(module, manifest)].filter((name) => !there.has(name));
      const files = own.flatMap((name) => manifest[name] ?? []).map(({ file }) => `/${file}`);
      return [path, { files, open: index > openFrom }];
    }),
  );
}

function withImports(name: string, manifest: Manifest): Set<string> {
  const names = new Set([name]);
  for (const each of names) for (const other of manifest[each]?.imports ?? []) names.add(other);
  return names;
}
