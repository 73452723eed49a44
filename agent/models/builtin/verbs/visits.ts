import type { ConsultationResult } from "#tools/consultations/schema.ts";
import type { MigrationsFound } from "#tools/migration/schema.ts";
import { reportOpened } from "#agent/models/builtin/report.ts";
import { theirs } from "./finders-chair.ts";
import type { Verb } from "./verb.ts";

/** Past consultations, and a move from another system that is taken back. */
export const VISITS: readonly Verb[] = [
  {
    tool: "get_consultation",
    hears: [
      "what (goes|went|is|was|do i put|did (i|we) put|'s) (in|into) {client}('s)? (bowl|formula|mix|colour)( last time| last)?",
      "what('s| is|s) {client}('s)? (formula|recipe|mix|colour formula|bowl)( again)?",
      "(last|latest|previous) (formula|colour|recipe|mix) (for|of|on) ~{client}",
      "{client}('s)? (last|latest|previous) (formula|colour|recipe|mix|consultation)",
    ],
    finds: [theirs],
    input: (_slots, { found }) => ({ id: found["client"]?.id }),
    report: (value, _slots, { here }) => reportOpened(value as ConsultationResult, here),
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
