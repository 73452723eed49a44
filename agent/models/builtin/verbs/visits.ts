import type { FoundConsultations } from "#tools/consultations/assistant-schema.ts";
import type { ConsultationResult } from "#tools/consultations/schema.ts";
import type { MigrationsFound } from "#tools/migration/schema.ts";
import { reportOpened } from "#agent/models/builtin/report.ts";
import { foundOf } from "./finders.ts";
import { lastPerson, soughtName } from "./finders-people.ts";
import { pointsBack } from "./match.ts";
import type { Finder, Verb } from "./verb.ts";

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const MONTH =
  "(?<month>(jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*|last|latest|newest)";

/** A consultation of a client, of the month that was said; else the newest. */
const visitOf: Finder = {
  tool: "find_consultations",
  slot: "client",
  what: "consultation",
  with: ({ client }, { earlier }) => {
    const name = pointsBack(client) ? lastPerson(earlier) : soughtName(client ?? "");
    return name ? { q: name } : {};
  },
  among: (value, { month = "", client = "" }) => {
    const at = MONTHS.indexOf(month.toLowerCase().slice(0, 3)) + 1;
    const items = (value as FoundConsultations).items.filter(
      ({ createdAt }) => at === 0 || Number(createdAt.slice(5, 7)) === at,
    );
    return items.slice(0, 1).map((of) => ({
      id: of.id,
      name: `${of.clientName}, ${of.createdAt.slice(0, 10)}`,
      of,
      also: client,
    }));
  },
  empty: "I find no such consultation.",
};

/** The consultation that was found before, whole. */
const opened: Finder = {
  tool: "get_consultation",
  slot: "opened",
  what: "consultation",
  with: (_slots, { found }) => ({ id: found["client"]?.id }),
  among: (value) => {
    const { consultation } = value as ConsultationResult;
    return [{ id: consultation.id, name: consultation.clientName, of: consultation }];
  },
  bare: "first",
};

/** Past consultations, and a move from another system that is taken back. */
export const VISITS: readonly Verb[] = [
  {
    tool: "save_notes",
    does: "write notes into a consultation",
    hears: [
      `(add |make |put |leave |write )?~note (on|to|for|in) ~{client}('s)? (${MONTH} )?(consultation|consult|formula|colour visit)s?[,:]? {note:all}`,
      `(add |put |write )~?notes? (on|to|for|in) ~${MONTH} consultation of {client}[,:] {note:all}`,
    ],
    despite: ["hearsay", "negated", "conditional", "mused"],
    finds: [visitOf, opened],
    input: ({ note = "" }, about) => {
      const before = (foundOf(about, "opened") as ConsultationResult["consultation"] | undefined)
        ?.stylistNotes;
      return {
        id: about.found["client"]?.id,
        notes: [before?.trim(), note.trim()].filter(Boolean).join("\n"),
      };
    },
    report: () => "Noted with the consultation.",
  },
  {
    tool: "get_consultation",
    hears: [
      "what (goes|went|is|was|do i put|did (i|we) put|'s) (in|into) {client}('s)? (bowl|formula|mix|colour)( last time| last)?",
      "what('s| is|s) {client}('s)? (formula|recipe|mix|colour formula|bowl)( again)?",
      "(last|latest|previous) (formula|colour|recipe|mix) (for|of|on) ~{client}",
      "{client}('s)? (last|latest|previous) (formula|colour|recipe|mix|consultation)",
    ],
    finds: [visitOf],
    input: (_slots, { found }) => ({ id: found["client"]?.id }),
    report: (value) => reportOpened(value as ConsultationResult),
  },
  {
    tool: "list_migrations",
    hears: [
      "how many( (clients|people|customers|rows))? (came|come|were brought|have come|moved) (over|in|across)( (from|with) .*)?",
      "what (came|was brought) (over|in|across) (from|with) .*",
      "(did|has|have) ~({platform:w} )?(import|migration|move|data|clients)( .*)? (finish|finished|work|worked|come over|come in|come across|done|go through|gone through)( .*)?",
    ],
    report: (value) => {
      const { migrations } = value as MigrationsFound;
      return migrations.length === 0 ? "Nothing was moved in yet." : "The card shows what came.";
    },
  },
  {
    tool: "undo_migration",
    does: "take a move from another system back",
    hears: [
      "(take|pull|bring|roll) ~({platform:w} )?(import|migration|move|data) (back|out|back out)( again)?( .*)?",
      "(undo|revert|reverse|roll back|take back|back out|remove) ~({platform:w} )?(import|migration)( .*)?",
    ],
    finds: [
      {
        tool: "list_migrations",
        slot: "platform",
        what: "import",
        among: (value) =>
          (value as MigrationsFound).migrations
            .filter(({ status }) => ["completed", "cancelled", "failed"].includes(status))
            .map((of) => ({ id: of.id, name: of.platform, of })),
        bare: "first",
        empty: "There is no import to take back.",
      },
    ],
    input: (_slots, { found }) => ({ id: found["platform"]?.id }),
    report: () => "The import is taken back.",
  },
];
