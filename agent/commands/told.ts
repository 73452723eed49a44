import type { Manifest } from "#db/backup/manifest.ts";

/** What a backup holds, for the terminal. */
export function toldOf({ tables, files, missing }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const gone = missing.length > 0 ? ` (${missing.length} are missing from the storage)` : "";
  return `${rows} rows of ${tables.length} tables and ${files.length} photo files of ${(bytes / 1e6).toFixed(1)} MB${gone}`;
}

/** Seconds since a moment of `performance.now()`. */
export const secondsSince = (began: number) => ((performance.now() - began) / 1000).toFixed(1);
