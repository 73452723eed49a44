import type {
  Migration,
  MigrationField,
  MigrationsFound,
  UndoneMigration,
} from "#tools/migration/schema.ts";
import type { CheckedMigration } from "#tools/migration/talk-schema.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import { standing } from "#agent/models/builtin/house/report.ts";
import { foundOf } from "#agent/models/builtin/verbs/finders.ts";
import type { Finder } from "#agent/models/builtin/verbs/verb.ts";
import type { Frame } from "#agent/models/builtin/frames/frame.ts";

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

/** A move by where it comes from: the newest that is so far. */
const move = (empty: string, ...states: Migration["status"][]): Finder => ({
  tool: "list_migrations",
  slot: "platform",
  what: "move",
  bare: "first",
  empty,
  among: (value) =>
    (value as MigrationsFound).migrations
      .filter(({ status }) => states.includes(status))
      .map((of) => ({ id: of.id, name: of.platformName, of })),
});

/** Moves from another system, and their sheets before they have begun. */
export const MOVES: readonly Frame[] = [
  {
    id: "list_migrations",
    slots: { platform: "name" },
    says: ["how is the import[ from {platform}] going"],
    report: (value) => {
      const [last] = (value as MigrationsFound).migrations;
      return last
        ? standing(last)
        : "Nothing was brought over yet. Drop the export file of your old system here; by password a move is begun on the Data Migration screen.";
    },
  },
  {
    id: "check_migration",
    says: ["check the import sheet"],
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
    id: "map_migration_column",
    slots: { heading: "text", field: "word" },
    says: ["take the column {heading}[ for {field}]"],
    does: "put right what a column of a sheet holds",
    despite: ["negated"],
    finds: [pending, sheet],
    input: ({ heading, field }, { found }) => {
      if (!heading) return { ask: "Which column?", slot: "heading" };
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
    id: "remove_migration_file",
    slots: { file: "name" },
    says: ["remove the sheet[ {file}] from the migration"],
    does: "take a sheet out of a move",
    finds: [pending, sheet],
    input: (_slots, about) => ({
      id: (foundOf(about, "move") as Migration).id,
      fileId: about.found["file"]?.id,
    }),
    report: (_value, _slots, { found }) => `${found["file"]?.name} is out of it.`,
  },
  {
    id: "cancel_migration",
    slots: { platform: "name" },
    says: ["stop the import[ from {platform}]"],
    does: "stop an import",
    finds: [move("There is no import to stop.", "pending", "in_progress")],
    input: (_slots, { found }) => ({ id: found["platform"]?.id }),
    report: () => "Stopped. What was written stays, and can be taken back.",
  },
  {
    id: "undo_migration",
    slots: { platform: "name" },
    says: ["undo the import[ from {platform}]"],
    does: "take back what an import brought",
    finds: [move("There is no import to take back.", "completed", "cancelled", "failed")],
    input: (_slots, { found }) => ({ id: found["platform"]?.id }),
    report: (value) => {
      const { removed, left } = value as UndoneMigration;
      const stay = left > 0 ? ` ${left} that were changed or used since stay.` : "";
      return `Taken back: ${removed} records.${stay}`;
    },
  },
];
