import type { LogFound } from "#tools/audit/schema.ts";
import type { Migration, MigrationsFound } from "#tools/migration/schema.ts";
import { MigrationLine } from "#ui/cards/migration/migration-line.tsx";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { shortMoment } from "#ui/lib/format.ts";
import { linesCard } from "#ui/chat/cards/listed.tsx";

/** Moves from other systems, and the way to begin one. */
export function MigrationsCard({ value: { migrations, platforms } }: { value: MigrationsFound }) {
  const asked = platforms.filter(({ hasApi }) => hasApi).map(({ name }) => name);
  return (
    <Card title="Data Migration" className="flex flex-col gap-5">
      {migrations.length === 0 && <p className="text-ink-2">Nothing was brought over yet.</p>}
      {migrations.map((migration) => (
        <MigrationLine key={migration.id} migration={migration} />
      ))}
      {asked.length > 0 && (
        <p className="text-sm text-ink-2">
          {asked.join(", ")} can be asked by their API; of every other system its export files are
          read.
        </p>
      )}
      <ButtonLink to="/migration">Open Data Migration</ButtonLink>
    </Card>
  );
}

/** One move after a change. */
export function MigrationCard({ value }: { value: Migration }) {
  return (
    <Card title="Data Migration" className="flex flex-col gap-4">
      <MigrationLine migration={value} />
      <ButtonLink to="/migration">Open Data Migration</ButtonLink>
    </Card>
  );
}

/** Lines of the log that were looked for. */
export const LogCard = linesCard({
  title: "Audit log",
  to: "/settings#audit",
  open: "Open the log",
  lines: ({ entries }: LogFound) =>
    entries.map(({ id, by, words, createdAt }) => ({
      id,
      name: `${by} ${words}`,
      below: shortMoment(createdAt),
    })),
});
