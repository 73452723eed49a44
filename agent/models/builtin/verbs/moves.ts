import type { Migration, MigrationField, MigrationsFound } from "#tools/migration/schema.ts";
import type { CheckedMigration } from "#tools/migration/talk-schema.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import { foundOf } from "./finders.ts";
import type { Finder, Verb } from "./verb.ts";

const NONE = "No sheet lies in a move that has not begun. Drop the export file here.";

/** The newest move that has not begun. */
const pending: Finder = {
  tool: "list_migrations",
  slot: "move",
  what: "move",
  bare: "first",
  empty: NONE,
  among: (value) =>
    (value as MigrationsFound).migrations
      .filter(({ status }) => status === "pending")
      .map((of) => ({ id: of.id, name: of.platformName, of })),
};

/** The sheets in it: only a look at the move tells them. */
const sheet: Finder = {
  tool: "check_migration",
  slot: "file",
  what: "sheet",
  bare: "only",
  empty: NONE,
  with: (_slots, { found }) => ({ id: found["move"]?.id }),
  among: (value) =>
    (value as CheckedMigration).files.map((of) => ({ id: of.id, name: of.fileName, of })),
};

/** What people call the columns of a sheet. */
const FIELDS: readonly (readonly [RegExp, MigrationField | null])[] = [
  [/\bnothing\b|\bleft? out\b|\bignored?\b|\bskip(?:ped)?\b/, null],
  [/\bfirst\b/, "firstName"],
  [/\b(?:last|sur|family) ?name/, "lastName"],
  [/\be-?mails?\b/, "email"],
  [/\bphones?\b|\bmobiles?\b|\bcells?\b|\b(?:phone|contact) numbers?\b/, "phone"],
  [/\bbirth(?:day|date)?|\bdob\b/, "birthDate"],
  [/\ballerg/, "allergies"],
  [/\bmust know\b|\bwarnings?\b/, "mustKnow"],
  [/\bclient (?:ids?|numbers?)\b/, "clientSourceId"],
  [/\b(?:ids?|reference)\b/, "sourceId"],
  [/\bbarcodes?\b/, "barcode"],
  [/\blow stock\b|\breorder\b/, "lowStock"],
  [/\bstylists?\b|\bstaff\b|\bprovider\b/, "stylist"],
  [/\bservices?\b|\btreatments?\b/, "service"],
  [/\bend times?\b/, "endTime"],
  [/\bdurations?\b|\blengths?\b|\bmin\b/, "duration"],
  [/\bdates?\b|\bdays?\b/, "date"],
  [/\btimes?\b/, "time"],
  [/\bstart\b/, "start"],
  [/\bends?\b/, "end"],
  [/\bcosts?\b/, "cost"],
  [/\bprices?\b/, "price"],
  [/\bstatus\b/, "status"],
  [/\bcategor/, "category"],
  [/\bdescription/, "description"],
  [/\bbrands?\b/, "brand"],
  [/\bcodes?\b|\bshades?\b/, "code"],
  [/\bquantit|\bhow many\b|\bstock\b|\bcount\b/, "quantity"],
  [/\bsizes?\b/, "unitSize"],
  [/\bunits?\b/, "unit"],
  [/\bsuppliers?\b/, "supplier"],
  [/\bdevelopers?\b/, "developer"],
  [/\bformulas?\b|\brecipes?\b/, "formula"],
  [/\bnotes?\b|\bcomments?\b/, "notes"],
  [/\bclients?\b|\bcustomers?\b|\bguests?\b/, "clientName"],
  [/\bnames?\b/, "name"],
];

const MOVE = "(move|migration|data migration|import|import sheet|sheet|spreadsheet|csv|upload)";

/** Sheets of a move before it has begun: what they would bring, their columns, and taking one out. */
export const MOVE_ROWS: readonly Verb[] = [
  {
    tool: "check_migration",
    hears: [
      `(check|look at|dry run|preview|go over) ~${MOVE}( again)?( first| before it goes in)?`,
    ],
    finds: [pending],
    input: (_slots, { found }) => ({ id: found["move"]?.id }),
    report: (value) => {
      const { files, missing, skipped } = value as CheckedMigration;
      if (missing) return missing;
      const rows = files.reduce((sum, each) => sum + each.rows, 0);
      return `${rows} rows can be read${skipped > 0 ? `, ${skipped} are left out` : ""}. Nothing is brought in yet.`;
    },
  },
  {
    tool: "map_migration_column",
    does: "put right what a column of a sheet holds",
    hears: [
      "(take|read|map|use) ~column (called |named )?{heading} (for|as|to) ~{field:all}",
      "(take|read|map|use) ~column (called |named )?{heading}",
    ],
    despite: ["negated"],
    finds: [pending, sheet],
    input: ({ heading = "", field }, { found }) => {
      if (!field) return { ask: `What does the column ${heading} hold?`, slot: "field" };
      const taken = FIELDS.find(([sign]) => sign.test(plain(field)));
      if (!taken)
        return { say: `I don't know what “${field}” is in a sheet: say name, phone, notes …` };
      return {
        id: found["move"]?.id,
        fileId: found["file"]?.id,
        heading: heading.replaceAll(/^["“]|["”]$/g, ""),
        field: taken[1],
      };
    },
    report: () => "Taken for that.",
  },
  {
    tool: "remove_migration_file",
    does: "take a sheet out of a move",
    hears: [
      "(remove|delete|drop|take) ~(sheet|file|upload) (out of|from|off) ~(move|migration|import|data migration)",
      "(remove|take|drop|delete) ~{file} (out of|from|off) ~(move|migration|import|data migration)",
      "(remove|delete|drop) ~(sheet|file|upload) {file} (out of|from) ~(move|migration|import|data migration)",
      "(remove|delete) ~(uploaded )?(sheet|file) {file}",
    ],
    finds: [pending, sheet],
    input: (_slots, about) => ({
      id: (foundOf(about, "move") as Migration | undefined)?.id,
      fileId: about.found["file"]?.id,
    }),
    report: (_value, _slots, { found }) => `${found["file"]?.name} is out of it.`,
  },
];
