import { Readable } from "node:stream";
import type { Ctx } from "#tools/core/context.ts";
import { gate } from "#tools/core/gate.ts";
import { requireMay } from "#tools/access/permissions.ts";
import { EXPORT_HEADINGS, exportRow } from "./export-rules.ts";
import { csvOf } from "#tools/sheets/csv-rules.ts";
import { findPlaces, type Wanted } from "./places.ts";
import { libraryAt } from "./rows.ts";
import type { LibraryFormat } from "./schema.ts";
import { writeSheet } from "#tools/sheets/write-sheet.ts";

/** Formulas read at once: few enough that the first go out before the last are read. */
const AT_ONCE = 500;
/** Exports take turns at reading, so that several at once need no more room than one and others get in between. */
const reading = gate(1);
/** More than any salon has; the list is exported whole. */
const ALL = 1_000_000;
/** Tells Excel that the text is UTF-8. */
const MARK = "\ufeff";

export type Export = { fileName: string; contentType: string; body: ReadableStream<Uint8Array> };

/** The salon's formulas that a search finds, all of them, as a sheet that the import reads back. It is sent while it is read. @throws forbidden */
export function exportLibrary(
  ctx: Ctx,
  { format, ...wanted }: Wanted & { format: LibraryFormat },
): Export {
  requireMay(ctx, "export_library");
  const rows = sheetRows(ctx, wanted);
  const bytes = format === "csv" ? csv(rows) : writeSheet(rows);
  return {
    fileName: `formulas-${ctx.now().toISOString().slice(0, 10)}.${format}`,
    contentType: TYPES[format],
    body: Readable.toWeb(Readable.from(bytes)) as ReadableStream<Uint8Array>,
  };
}

const TYPES = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;

async function* csv(sheet: AsyncIterable<string[][]>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let mark = MARK;
  for await (const rows of sheet) {
    yield encoder.encode(mark + csvOf(rows));
    mark = "";
  }
}

async function* sheetRows(ctx: Ctx, wanted: Wanted): AsyncGenerator<string[][]> {
  yield [[...EXPORT_HEADINGS]];
  const { places } = await findPlaces(ctx, wanted, { limit: ALL });
  for (let from = 0; from < places.length; from += AT_ONCE)
    yield await reading.pass(async () => {
      const some = await libraryAt(ctx, places.slice(from, from + AT_ONCE));
      return some.map(exportRow);
    });
}
