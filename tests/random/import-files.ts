import type { Dice } from "./steps.ts";

/*
 * Spreadsheets as some system might have written them, and what a salon must hold once they were brought in. Each row says
 * what comes of it; nothing here knows how files are read.
 */

export type Sheet = { name: string; bytes: Uint8Array };
type Cells = Record<string, string>;
/** What a row comes to: `without` names the heading of what it comes without, `out` that of what keeps it out. */
export type Fate = { without?: string; out?: string };
export type Row<T> = { cells: Cells; fate: Fate; told: T; again: boolean };
export type Client = {
  name: string;
  email: string | null;
  phone: string | null;
  birthDate: string | null;
  notes: string | null;
};
export type Service = { name: string; duration: number; basePriceMinor: number };
export type Visit = {
  clientName: string;
  serviceType: string;
  date: string;
  time: string;
  status: string;
  priceMinor: number | null;
};

/** How a system writes. */
export type Style = ReturnType<typeof styleOf>;
export const styleOf = (dice: Dice) => ({
  order: dice.pick(["day", "month", "year", "dotted"] as const),
  halfDays: dice.happens(0.5),
  money: dice.pick(["$1", "1.00", "1,00", "1 USD"] as const),
  sign: dice.pick([",", ";", "\t"] as const),
  quotes: dice.happens(0.5),
  ends: dice.pick(["\n", "\r\n"] as const),
  encoding: dice.pick(["utf8", "marked", "utf16", "windows"] as const),
});

const FIRST = ["Zoë", "Gül", "Ana", "Bea", "Chloé", "Dora", "Eva", "Fay", "Inês", "Jürgen"];
const LAST = ["Berg", "Núñez", "Kurz", "Lang", "Mai", "O'Neil", "Strauß", "Vö", "Winter", "Yde"];
/** As many people as there are numbers, no two of one name. */
const nameOf = (n: number) =>
  `${FIRST[n % 10]} ${LAST[Math.floor(n / 10) % 10]}${"abcdefghij"[n % 7]}${"klmnopq"[n % 5]}`;

const two = (n: number) => String(n).padStart(2, "0");
function written(date: string, { order }: Style): string {
  const [year, month, day] = date.split("-");
  if (order === "day") return `${day}/${month}/${year}`;
  if (order === "month") return `${month}/${day}/${year}`;
  return order === "dotted" ? `${day}.${month}.${year}` : date;
}
function clockOf(time: string, { halfDays }: Style): string {
  if (!halfDays) return time;
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}:${time.slice(3)} ${hour < 12 ? "AM" : "PM"}`;
}
function priced(minor: number, { money }: Style): string {
  const text = (minor / 100).toFixed(2);
  if (money === "1,00") return text.replace(".", ",");
  return money === "1.00" ? text : money === "$1" ? `$${text}` : `${text} USD`;
}

const maybe = <T>(dice: Dice, value: T): T | null => (dice.happens(0.7) ? value : null);
const again = <T>(dice: Dice, rows: Row<T>[]): Row<T>[] =>
  rows.flatMap((row) => (dice.happens(0.15) ? [row, { ...row, again: true }] : [row]));

/** The first row proves which figure is the day: it is above 12. */
const dayOf = (dice: Dice, n: number) => two(n === 0 ? 25 : dice.whole(1, 28));

export function clientsOf(dice: Dice, style: Style, count: number): Row<Client>[] {
  const rows = Array.from({ length: count }, (_, n): Row<Client> => {
    const born = `${dice.whole(1950, 2005)}-${two(dice.whole(1, 12))}-${dayOf(dice, n)}`;
    const told: Client = {
      name: nameOf(n),
      email: `person${n}@x.example`,
      phone: maybe(dice, `030 90${1000 + n}`),
      birthDate: n === 0 ? born : maybe(dice, born),
      notes: maybe(
        dice,
        dice.pick(["likes it cool", 'says "no", often', "a; b, c", "two\nlines", "über"]),
      ),
    };
    const cells: Cells = {
      Name: told.name,
      Email: told.email ?? "",
      Phone: told.phone ?? "",
      Birthday: told.birthDate ? written(told.birthDate, style) : "",
      Notes: told.notes ?? "",
    };
    const bad =
      n % 2 === 1 && dice.happens(0.5) ? dice.pick(["Email", "Phone", "Birthday", "Name"]) : null;
    if (bad === null) return { cells, told, fate: {}, again: false };
    if (bad === "Name")
      return { cells: { ...cells, Name: "" }, told, fate: { out: bad }, again: false };
    const wrong = { Email: "nowhere", Phone: "12", Birthday: "31.02.1980" }[bad] ?? "";
    const field = { Email: "email", Phone: "phone", Birthday: "birthDate" }[bad] ?? "";
    return {
      cells: { ...cells, [bad]: wrong },
      told: { ...told, [field]: null },
      fate: { without: bad },
      again: false,
    };
  });
  return again(dice, rows);
}

export function servicesOf(dice: Dice, style: Style, count: number): Row<Service>[] {
  const rows = Array.from({ length: count }, (_, n): Row<Service> => {
    const told = {
      name: `${["Gloss", "Cut", "Balayage", "Blow-dry"][n % 4]} ${"abcdefgh"[n]}`,
      duration: dice.whole(2, 30) * 5,
      basePriceMinor: dice.whole(100, 40_000),
    };
    const cells = {
      "Service Name": told.name,
      Price: priced(told.basePriceMinor, style),
      Duration: String(told.duration),
    };
    const bad = n % 2 === 1 && dice.happens(0.5) ? dice.pick(["Price", "Duration"]) : null;
    if (bad === "Price")
      return { cells: { ...cells, Price: "ask us" }, told, fate: { out: bad }, again: false };
    if (bad === null) return { cells, told, fate: {}, again: false };
    return {
      cells: { ...cells, Duration: "long" },
      told: { ...told, duration: 60 },
      fate: { without: bad },
      again: false,
    };
  });
  return again(dice, rows);
}

/** Visits of people that nobody else is, past ones and coming ones, none upon another. */
export function visitsOf(dice: Dice, style: Style, count: number): Row<Visit>[] {
  const rows = Array.from({ length: count }, (_, n): Row<Visit> => {
    const isOver = n === 0 || dice.happens(0.6);
    const said = dice.pick(isOver ? ["Completed", "No Show"] : ["Booked", "Cancelled"]);
    const told: Visit = {
      clientName: nameOf(dice.whole(0, 30)),
      serviceType: dice.pick(["Gloss", "Cut", "Balayage"]),
      date: `${isOver ? 2025 : 2027}-${two(1 + (n % 12))}-${dayOf(dice, n)}`,
      time: `${two(8 + Math.floor(n / 12))}:${dice.pick(["00", "15", "30"])}`,
      status: { Completed: "completed", Booked: "confirmed" }[said] ?? "cancelled",
      priceMinor: maybe(dice, dice.whole(100, 40_000)),
    };
    const cells = {
      Client: told.clientName,
      Service: told.serviceType,
      Date: written(told.date, style),
      Time: clockOf(told.time, style),
      Duration: "30",
      Status: said,
      Price: told.priceMinor === null ? "" : priced(told.priceMinor, style),
    };
    const bad =
      n % 2 === 1 && dice.happens(0.5)
        ? dice.pick(["Date", "Time", "Status", "Price"] as const)
        : null;
    if (bad === null) return { cells, told, fate: {}, again: false };
    const wrong = { Date: "soon", Time: "noonish", Status: "perhaps", Price: "a lot" }[bad];
    const out = bad === "Date" || bad === "Time";
    const left = {
      ...(bad === "Status" && { status: isOver ? "completed" : "confirmed" }),
      ...(bad === "Price" && { priceMinor: null }),
    };
    const fate = out ? { out: bad } : { without: bad };
    return { cells: { ...cells, [bad]: wrong }, told: { ...told, ...left }, fate, again: false };
  });
  return again(dice, rows);
}

/** The rows as a file, their columns in any order. */
export function sheetOf(
  dice: Dice,
  style: Style,
  name: string,
  rows: readonly Row<unknown>[],
): Sheet {
  const headings = Object.keys(rows[0]?.cells ?? {});
  for (let at = headings.length - 1; at > 0; at -= 1) {
    const other = dice.whole(0, at);
    [headings[at], headings[other]] = [headings[other]!, headings[at]!];
  }
  const cell = (text: string) =>
    style.quotes || /[",;\t\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  const lines = [headings, ...rows.map(({ cells }) => headings.map((each) => cells[each] ?? ""))];
  const text = lines.map((line) => line.map(cell).join(style.sign)).join(style.ends);
  return { name, bytes: encoded(text, style) };
}

function encoded(text: string, { encoding }: Style): Uint8Array {
  if (encoding === "utf16") return new Uint8Array(Buffer.from(`\ufeff${text}`, "utf16le"));
  if (encoding === "windows") return new Uint8Array(Buffer.from(text, "latin1"));
  return new Uint8Array(Buffer.from(encoding === "marked" ? `\ufeff${text}` : text, "utf8"));
}
