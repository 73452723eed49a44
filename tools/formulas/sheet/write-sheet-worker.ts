import { parentPort, workerData } from "node:worker_threads";
import { utils, write } from "xlsx";

const rows: string[][] = [];

parentPort?.on("message", (some: string[][] | null) => {
  if (some) {
    for (const row of some) rows.push(row);
    return;
  }
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows, { dense: true }), String(workerData));
  const bytes = write(book, { type: "buffer", bookType: "xlsx", compression: true }) as Buffer;
  parentPort?.postMessage(new Uint8Array(bytes));
});
