type Package = { version?: string; license?: string; dev?: boolean };
type Lock = { packages: Record<string, Package> };

/** Licences by which a package may be part of what runs. The weak copylefts among them are used as they come, unchanged. */
export const ALLOWED: ReadonlySet<string> = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "LGPL-3.0",
  "LGPL-3.0-or-later",
  "MIT",
  "MIT-0",
  "MPL-2.0",
  "Public Domain",
  "Unlicense",
]);

/** Packages that name none, by the licence in their files. */
const READ: Record<string, string> = { "png-js": "MIT" };

/** A package of those that run, with its licence as an SPDX expression; "unknown" where it tells none. */
export type Licensed = { name: string; version: string; licence: string };

/** The packages of package-lock.json that run, on any platform, by name. */
export function licencesOf({ packages }: Lock): Licensed[] {
  return Object.entries(packages)
    .filter(([path, { dev }]) => path !== "" && !dev)
    .map(([path, { version = "", license }]) => {
      const name = path.replace(/^.*node_modules\//, "");
      return { name, version, licence: license ?? READ[name] ?? "unknown" };
    })
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

/** Whether an SPDX expression is met by licences that are allowed: all of what it joins by AND, one of what it joins by OR. */
export function isAllowed(expression: string): boolean {
  const bare = expression.replace(/^\((.*)\)$/, "$1");
  return bare
    .split(" AND ")
    .every((part) => part.split(" OR ").some((licence) => ALLOWED.has(licence)));
}
