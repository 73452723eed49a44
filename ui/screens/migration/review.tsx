import { useIsMutating, useMutation } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { missingOf } from "#tools/migration/mapping/mapping-whole-rules.ts";
import type { Migration } from "#tools/migration/schema.ts";
import { cancelMigration, checkMigration, MAPPING, runMigration } from "#ui/api/house/migration.ts";
import { Button } from "#ui/components/button.tsx";
import { FormAlert } from "#ui/components/fields/form-alert.tsx";
import { plural } from "#ui/lib/format.ts";
import { DryRun } from "./dry-run.tsx";
import { ReviewFile } from "./review-file.tsx";

/** Before the start: what each file is and its columns hold, and what that makes of the rows. */
export function Review({ migration, onClose }: { migration: Migration; onClose: () => void }) {
  const { id, files, platformName } = migration;
  const check = useMutation(checkMigration);
  const run = useMutation(runMigration);
  const cancel = useMutation(cancelMigration);
  const saving = useIsMutating({ mutationKey: MAPPING }) > 0;
  const whole = files.length > 0 && files.every(({ mapping }) => missingOf(mapping) === null);
  const refusal = run.error ?? check.error;
  const rows = files.reduce((sum, file) => sum + file.rows, 0);
  const coming = check.data
    ? Object.values(check.data.counts).reduce((sum, each) => sum + each.rows - each.skipped, 0)
    : 0;
  return (
    <section aria-label={`Files from ${platformName}`} className="flex flex-col gap-4">
      <header>
        <h2 className="text-lg">What your files hold</h2>
        <p className="max-w-[62ch] text-sm text-pretty text-ink-2">
          {platformName}, {plural(files.length, "file")}, {plural(rows, "row")}. Look over what each
          column is, then have the rows checked: that writes nothing.
        </p>
      </header>
      {files.map((file) => (
        <ReviewFile
          key={file.id}
          migrationId={id}
          file={file}
          alone={files.length === 1}
          onChange={() => check.reset()}
        />
      ))}
      <FormAlert error={refusal} />
      {check.data && <DryRun checked={check.data} />}
      <div className="flex flex-wrap gap-2">
        {check.data ? (
          <Button
            kind="primary"
            big
            pending={run.isPending}
            disabled={coming === 0}
            onClick={() => run.mutate(id)}
          >
            Bring in {plural(coming, "row")}
            <ArrowRight size={17} aria-hidden="true" />
          </Button>
        ) : (
          <Button
            kind="primary"
            big
            pending={check.isPending || saving}
            disabled={!whole}
            onClick={() => check.mutate(id)}
          >
            Check the rows
          </Button>
        )}
        <Button
          kind="ghost"
          big
          pending={cancel.isPending}
          onClick={() => cancel.mutate(id, { onSuccess: onClose })}
        >
          Discard
        </Button>
      </div>
    </section>
  );
}
