import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { prepareZXingModule, writeBarcode } from "zxing-wasm/writer";
const wasmBinary = (await readFile(fileURLToPath(import.meta.resolve("zxing-wasm/writer/zxing_writer.wasm")))).buffer as ArrayBuffer;
await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
for (const t of ["UT CARD 1A", "UT CARD 1B", "UT CARD 1C", "UT CARD 1D"]) {
  const r = await writeBarcode(t, { format: "QRCode", ecLevel: "H", addQuietZones: false, withQuietZones: false } as any);
  const { symbol } = r;
  console.log(t, symbol.width, symbol.height, r.error);
  const rows: string[] = [];
  for (let y = 0; y < symbol.height; y++) { let row = 0; for (let x = 0; x < symbol.width; x++) row = row * 2 + (symbol.data[y * symbol.width + x] ? 0 : 1); rows.push(row.toString(36)); }
  console.log(rows.join(" "));
}
