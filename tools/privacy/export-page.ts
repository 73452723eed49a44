import { CLIENT_FIELD_NAMES, CLIENT_FIELDS } from "#tools/clients/fields.ts";
import type { ClientRows, ExportRow } from "./export-rows.ts";
import { columnOf } from "#tools/core/fields.ts";

/** What the page says besides the rows. */
export type PageFacts = {
  salonName: string;
  timeZone: string;
  madeAt: Date;
  /** Stylists by id. */
  names: ReadonlyMap<string, string>;
};

/** A client's data as one page that anybody can read, without a script in it; whatever stands in it is text and never markup. */
export function clientPage(rows: ClientRows, facts: PageFacts): string {
  const [client = {}] = rows["clients"] ?? [];
  const at = (value: unknown) => moment(value, facts.timeZone);
  const who = (value: unknown) => facts.names.get(String(value)) ?? "";
  const of = (name: string) => rows[name] ?? [];
  const money = (amount: unknown, currency: unknown) =>
    typeof amount === "number" ? `${amount} ${words(currency)} (minor units)` : "";
  const sections = [
    factsTable("Record", [
      ...CLIENT_FIELD_NAMES.map((name): [string, unknown] => {
        const value = client[columnOf(name)];
        const { label, kind } = CLIENT_FIELDS[name];
        return [label, kind === "record" ? who(value) : value];
      }),
      ["Since", at(client["created_at"])],
    ]),
    table("Tests", ["Done", "Kind", "Result", "Note"], of("client_tests"), (row) => [
      at(row["done_at"]),
      row["kind"],
      row["result"],
      row["note"],
    ]),
    table("Visits", ["When", "Service", "With", "Status", "Notes"], of("appointments"), (row) => [
      at(row["starts_at"]),
      row["service_type"],
      who(row["stylist_id"]),
      row["status"],
      row["notes"],
    ]),
    table(
      "Consultations",
      ["When", "Service", "From level", "To level", "With", "What was said"],
      of("consultations"),
      (row) => [
        at(row["created_at"]),
        row["service_type"],
        row["current_level"],
        row["desired_level"],
        who(row["stylist_id"]),
        [row["client_goals"], row["stylist_notes"], row["ai_analysis"]].filter(Boolean).join("\n"),
      ],
    ),
    table(
      "Formulas",
      ["When", "Name", "Mixed of", "Ratio", "Time"],
      [...of("formulas"), ...of("library_formulas")],
      (row) => [
        at(row["used_on"] ?? row["created_at"]),
        row["name"],
        row["notation"] ?? parts(row["ingredients"]),
        row["developer_ratio"],
        row["processing_time"],
      ],
    ),
    table("Payments", ["When", "For", "Status", "Amount"], of("payments"), (row) => [
      at(row["created_at"]),
      row["purpose"],
      row["status"],
      money(row["amount"], row["currency"]),
    ]),
    table(
      "Messages",
      ["When", "By", "Words"],
      [
        ...of("outbox").map((row): ExportRow => ({ ...row, by: "the salon" })),
        ...of("sms_messages")
          .filter((row) => row["outbox_id"] === null)
          .map((row): ExportRow => ({
            ...row,
            by: row["direction"] === "in" ? "you" : "the salon",
          })),
      ].toSorted((a, b) => words(a["created_at"]).localeCompare(words(b["created_at"]))),
      (row) => [
        at(row["created_at"]),
        row["by"],
        [row["subject"], row["body"]].filter(Boolean).join("\n"),
      ],
    ),
    pictures(of("photos")),
  ];
  const title = `${words(client["name"])} at ${facts.salonName}`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self' file: data:; style-src 'unsafe-inline'">
<title>${escaped(title)}</title><style>${STYLE}</style></head><body><main>
<h1>${escaped(title)}</h1>
<p>Everything this salon keeps about you, as of ${escaped(at(facts.madeAt.toISOString()))}. The same, for machines, is in client.json.</p>
${sections.join("\n")}
</main></body></html>
`;
}

const STYLE =
  "body{font:16px/1.5 system-ui,sans-serif;color:#1d1a16;background:#fff;margin:0}main{max-width:60rem;margin:auto;padding:2rem 1rem}table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:.4rem .8rem .4rem 0;border-top:1px solid #ddd;white-space:pre-wrap;overflow-wrap:anywhere}img{max-width:16rem;margin:.5rem .5rem 0 0}section{overflow-x:auto}";

function factsTable(title: string, pairs: [string, unknown][]): string {
  const rows = pairs
    .filter(([, value]) => words(value) !== "")
    .map(([name, value]) => `<tr><th>${escaped(name)}</th><td>${escaped(words(value))}</td></tr>`);
  return section(title, `<table>${rows.join("")}</table>`);
}

function table(
  title: string,
  headings: string[],
  rows: readonly ExportRow[],
  cells: (row: ExportRow) => unknown[],
): string {
  if (rows.length === 0) return section(title, "<p>None.</p>");
  const head = headings.map((heading) => `<th>${escaped(heading)}</th>`).join("");
  const lines = rows.map(
    (row) =>
      `<tr>${cells(row)
        .map((value) => `<td>${escaped(words(value))}</td>`)
        .join("")}</tr>`,
  );
  return section(title, `<table><tr>${head}</tr>${lines.join("")}</table>`);
}

function pictures(rows: readonly ExportRow[]): string {
  if (rows.length === 0) return section("Photos", "<p>None.</p>");
  const shown = rows.map(
    ({ id }, at) => `<img src="photos/${escaped(words(id))}.jpg" alt="Photo ${at + 1}">`,
  );
  return section("Photos", shown.join(""));
}

const section = (title: string, content: string) =>
  `<section><h2>${escaped(title)}</h2>${content}</section>`;

function parts(ingredients: unknown): string {
  if (!Array.isArray(ingredients)) return "";
  return (ingredients as { name?: unknown; amount?: unknown }[])
    .map(({ name, amount }) => `${words(amount)} ${words(name)}`.trim())
    .join(" + ");
}

function moment(value: unknown, timeZone: string): string {
  const text = words(value);
  if (!text.includes("T")) return text;
  return new Intl.DateTimeFormat("en-US", {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone,
  }).format(new Date(text));
}

function words(value: unknown): string {
  if (typeof value === "string") return value;
  return typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
