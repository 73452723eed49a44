import { DomainError } from "#tools/core/errors.ts";
import { MAX_SHEET_BYTES } from "./data.ts";

export type SheetKind = "csv" | "xlsx" | "xls";

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const WHAT: Record<SheetKind, string> = {
  csv: "plain text",
  xlsx: "an Excel workbook (.xlsx)",
  xls: "an older Excel workbook (.xls)",
};

/**
 * Which of the three a file is; its name and its bytes have to agree.
 * @throws invalid for an empty or locked file, too_large over `mostBytes`, unsupported_type for any other kind
 */
export function kindOf(
  fileName: string,
  bytes: Uint8Array,
  mostBytes: number = MAX_SHEET_BYTES,
): SheetKind {
  if (bytes.byteLength > mostBytes)
    throw new DomainError(
      "too_large",
      `A spreadsheet can be up to ${Math.round(mostBytes / 1024 / 1024)} MB.`,
    );
  const named = /\.(csv|xlsx|xls)$/i.exec(fileName)?.[1]?.toLowerCase() as SheetKind | undefined;
  if (!named)
    throw new DomainError("unsupported_type", "Please send a spreadsheet: .xlsx, .xls or .csv.");
  if (bytes.byteLength === 0) throw new DomainError("invalid", "This file is empty.");
  const held = contentOf(bytes);
  if (held === "xls" && holds(bytes, "EncryptedPackage"))
    throw new DomainError(
      "invalid",
      "This workbook is locked with a password. Please save it without one.",
    );
  if (held === "unknown")
    throw new DomainError("unsupported_type", `This file is called .${named} but holds no sheet.`);
  if (held !== named)
    throw new DomainError(
      "unsupported_type",
      `This file is called .${named} but holds ${WHAT[held]}. Please save it as .${held}, or rename it.`,
    );
  return named;
}

function contentOf(bytes: Uint8Array): SheetKind | "unknown" {
  const begins = (magic: readonly number[]) => magic.every((byte, at) => bytes[at] === byte);
  if (begins(ZIP)) return "xlsx";
  if (begins(COMPOUND)) return "xls";
  const wide = begins([0xff, 0xfe]) || begins([0xfe, 0xff]);
  return wide || !bytes.includes(0) ? "csv" : "unknown";
}

/** Names inside a compound file are UTF-16. */
function holds(bytes: Uint8Array, name: string): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return file.includes(Buffer.from(name, "utf16le"));
}
