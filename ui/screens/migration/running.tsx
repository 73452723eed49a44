import { useMutation } from "@tanstack/react-query";
import type { Migration } from "#tools/migration/schema.ts";
import { cancelMigration } from "#ui/api/house/migration.ts";
import { MigrationProgress } from "#ui/cards/migration/migration-progress.tsx";
import { Button } from "#ui/components/button.tsx";
import { Card } from "#ui/components/page/card.tsx";

/** A migration under way: how far it is, and the way to stop it. It goes on when the screen is left. */
export function Running({ migration }: { migration: Migration }) {
  const cancel = useMutation(cancelMigration);
  return (
    <Card
      title={`Moving in from ${migration.platformName}`}
      aside={
        <Button onClick={() => cancel.mutate(migration.id)} pending={cancel.isPending}>
          Cancel
        </Button>
      }
    >
      <MigrationProgress migration={migration} />
      <p className="mt-2 text-sm text-ink-2">
        You may leave this screen. Cancelling keeps what has come so far; you can take it back then.
      </p>
    </Card>
  );
}
