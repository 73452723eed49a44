import type {
  Migration,
  MigrationKind,
  MigrationOutcome,
  MigrationStatus,
} from "#tools/migration/schema.ts";
import type { BadgeTone } from "#ui/components/badge.tsx";
import { capital, plural } from "#ui/lib/format.ts";

/** What comes along, one and many. */
const KINDS: Record<MigrationKind, readonly [one: string, many: string]> = {
  clients: ["client", "clients"],
  appointments: ["appointment", "appointments"],
  products: ["product", "products"],
  services: ["service", "services"],
  formulas: ["formula", "formulas"],
};

/** The kinds in the order in which they are shown: the spec's three first. */
export const KINDS_SHOWN = Object.keys(KINDS) as MigrationKind[];

/** "Clients" */
export function kindName(kind: MigrationKind): string {
  const [, many] = KINDS[kind];
  return capital(many);
}

/** "1,240 clients" */
function kindCount(kind: MigrationKind, count: number): string {
  const [one, many] = KINDS[kind];
  return plural(count, one, many);
}

/** What is said of a migration's end: clients, appointments and products always, the rest where there is some. */
export function broughtWords({ itemsImported }: Pick<Migration, "itemsImported">): string {
  return KINDS_SHOWN.filter((kind) => isAlwaysSaid(kind) || itemsImported[kind] > 0)
    .map((kind) => kindCount(kind, itemsImported[kind]))
    .join(", ");
}

/** Whether a kind's count is said even where it is nothing. */
export const isAlwaysSaid = (kind: MigrationKind): boolean =>
  kind === "clients" || kind === "appointments" || kind === "products";

const STATUSES: Record<MigrationStatus, { label: string; tone: BadgeTone }> = {
  pending: { label: "Pending", tone: "neutral" },
  in_progress: { label: "In Progress", tone: "cool" },
  completed: { label: "Completed", tone: "ok" },
  failed: { label: "Failed", tone: "bad" },
  cancelled: { label: "Cancelled", tone: "neutral" },
  undone: { label: "Undone", tone: "neutral" },
};

/** How a migration stands, for its badge. */
export function standingOf({ status, phase }: Pick<Migration, "status" | "phase">): {
  label: string;
  tone: BadgeTone;
} {
  return status === "pending" && phase === "review"
    ? { label: "Waiting for you", tone: "warn" }
    : STATUSES[status];
}

/** What becomes of rows, as the dry run counts them. */
export const OUTCOMES = [
  ["created", "New"],
  ["merged", "Added to"],
  ["kept", "There already"],
  ["skipped", "Left out"],
] as const satisfies readonly (readonly [MigrationOutcome, string])[];

/** How far a running migration is, in words. */
export function progressWords(migration: Migration): string {
  const { phase, rows, done, platformName } = migration;
  if (phase === "fetching")
    return rows > 0
      ? `Reading from ${platformName}: ${plural(rows, "row")} so far`
      : `Reading from ${platformName}`;
  if (phase === "writing") return `${done.toLocaleString()} of ${plural(rows, "row")}`;
  return "Waiting for its turn";
}
