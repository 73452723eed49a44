import type { Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import type { SentSheet } from "#tools/migration/formulas/imports.ts";
import { inWorker } from "#tools/migration/sheet/in-worker.ts";
import type { Peeked } from "#tools/migration/sheet/tasks.ts";
import { inTurnToLook } from "#tools/migration/sheet/turns.ts";
import { MAX_FILE_BYTES } from "./data.ts";

/** A glance at a spreadsheet. @throws invalid, too_large or unsupported_type for what cannot be read, naming the file */
export async function peekAt(ctx: Ctx, sheet: SentSheet): Promise<Peeked> {
  try {
    return await inTurnToLook(ctx, () =>
      inWorker({ kind: "peek", ...sheet }, { signal: ctx.signal, mostBytes: MAX_FILE_BYTES }),
    );
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const { code, message, details } = error;
    throw new DomainError(code, `${fileNameOf(sheet.fileName)}: ${message}`, details);
  }
}

/** The last part of a path, short enough to show; its ending stays. */
export function fileNameOf(fileName: string): string {
  const last = fileName.split(/[/\\]/).at(-1) ?? fileName;
  return last.length > 120 ? `${last.slice(0, 110).toWellFormed()}…${last.slice(-6)}` : last;
}
