import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { read, utils, write } from "xlsx";
import { cookieOf, maren } from "#tests/fixtures.ts";
import { startServer } from "#tests/server-process.ts";
import { zip } from "#tests/zip.ts";
import { openZip } from "#tools/sheets/zip.ts";
import type { FormulaImport } from "#tools/migration/formulas/schema.ts";
import { median, type Measured } from "./measured.ts";

const ROWS = 100_000;
const ROUNDS = 3;
const LOOK_MS = 25;
/** Times what SheetJS alone takes to read the file. */
const BAR = 1.5;

/** A salon's sheet of 100,000 rows in 8 columns, taken as people take it, beside what reading it alone costs; and how long others wait. */
export async function benchImport(): Promise<Measured[]> {
  const sheet = workbook();
  const alone = median(Array.from({ length: ROUNDS }, () => timeOf(() => read(sheet))));
  const home = mkdtempSync(join(tmpdir(), "undertone-bench-"));
  const server = await startServer({ DATA_DIR: home, AI_PROVIDER: "builtin" });
  try {
    const salon = await signUp(server.url);
    const took: number[] = [];
    const waited: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id, columns } = await salon.receive(sheet);
      const began = performance.now();
      await salon.post(`imports/${id}/start`);
      const taken = await salon.ended(id, waited);
      took.push(performance.now() - began);
      const { count, unclear, skipped } = taken;
      console.log({ columns, count, unclear, skipped, took: Math.round(took.at(-1) ?? 0) });
      await salon.post(`imports/${id}/undo`);
    }
    console.log(
      `${(sheet.byteLength / 1e6).toFixed(1)} MB; server's memory at most ${peakOf()} MB`,
    );
    return [
      { what: "import, 100,000 rows", measured: median(took), bar: alone * BAR, unit: "ms" },
      { what: "others meanwhile, longest", measured: Math.max(...waited), bar: 100, unit: "ms" },
    ];
  } finally {
    await server.stop();
    rmSync(home, { recursive: true, force: true });
  }
}

const LINES = ["Wella Koleston", "Redken Shades EQ", "Igora Royal", "Goldwell Topchic", "Majirel"];

/** Eight columns, most rows with a formula of their own. */
function workbook(): Uint8Array {
  const rows: unknown[][] = [
    ["Client", "Date", "Formula", "Brand", "Developer", "Minutes", "Stylist", "Notes"],
  ];
  for (let at = 0; at < ROWS; at += 1) {
    const [level, grams] = [1 + (at % 10), 20 + (at % 41)];
    rows.push([
      `Client ${at % 9000}`,
      new Date(Date.UTC(2018, 0, 1 + (at % 2800))),
      `${grams}g ${level}/${at % 8} + ${10 + (at % 31)}g ${level}/${(at + 3) % 8}`,
      LINES[at % 5],
      `${[10, 20, 30, 40][at % 4]} vol`,
      20 + (at % 26),
      `Stylist ${at % 7}`,
      at % 3 ? `note ${at % 500}` : "",
    ]);
  }
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows, { dense: true, UTC: true }), "Book");
  const options = { type: "buffer", bookType: "xlsx", bookSST: true, compression: true } as const;
  // packed again as Excel packs: SheetJS's own takes twice the room
  const loose = openZip(write(book, options) as Buffer);
  const parts = loose.names.map((name) => [name, { text: loose.read(name) ?? "" }]);
  return zip(Object.fromEntries(parts) as Parameters<typeof zip>[0]);
}

function timeOf(work: () => unknown): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}

async function signUp(url: string) {
  const headers: Record<string, string> = { origin: url, "content-type": "application/json" };
  const { name, email, password } = maren;
  const body = JSON.stringify({ name, email, password });
  const init = { method: "POST", headers, body };
  const cookie = cookieOf(await fetch(`${url}/api/auth/sign-up/email`, init));
  const send = (path: string, more: RequestInit = {}) =>
    fetch(`${url}/api/${path}`, { ...more, headers: { origin: url, cookie } });
  return {
    receive: async (sheet: Uint8Array) => {
      const form = new FormData();
      form.set("file", new File([sheet as BlobPart], "book.xlsx"));
      const response = await send("formulas/imports", { method: "POST", body: form });
      const received = (await response.json()) as FormulaImport;
      if (!response.ok) throw new Error(JSON.stringify(received));
      return { id: received.id, columns: received.mapping.columns.length };
    },
    post: (path: string) => send(`formulas/${path}`, { method: "POST" }),
    /** Waits for the end of an import, as somebody else who goes on with their work. */
    ended: async (id: string, waited: number[]): Promise<FormulaImport> => {
      for (;;) {
        const began = performance.now();
        await (await send("subscription/status")).arrayBuffer();
        waited.push(performance.now() - began);
        const found = (await (await send(`formulas/imports/${id}`)).json()) as FormulaImport;
        if (found.status !== "running") return found;
        await after(LOOK_MS);
      }
    },
  };
}

/** The most memory that a process of ours, the server, has had, in MB; Linux tells. */
function peakOf(): number | string {
  try {
    const peaks = readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .map((pid) => readFileSync(`/proc/${pid}/status`, "utf8"))
      .filter((status) => status.includes(`PPid:\t${process.pid}\n`))
      .map((status) => Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0));
    return Math.round(Math.max(...peaks) / 1024);
  } catch {
    return "?";
  }
}
