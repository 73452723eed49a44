import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { MOST_FILES } from "#tools/migration/data.ts";
import type { Migration, MigrationPlatform, PlatformShown } from "#tools/migration/schema.ts";
import { receiveMigrationFiles } from "#ui/api/house/migration.ts";
import { SheetDrop } from "#ui/cards/sheet/sheet-drop.tsx";
import { FieldSelect } from "#ui/components/fields/field-select.tsx";
import { FormAlert } from "#ui/components/fields/form-alert.tsx";
import { Spinner } from "#ui/components/page/spinner.tsx";
import { plural } from "#ui/lib/format.ts";

/** Where from, how its files are got, and the place to drop them. */
export function FilesForm({
  from = "",
  platforms,
  stylistId,
  onReceived,
}: {
  /** The system that is chosen at first. */
  from?: MigrationPlatform | "" | undefined;
  platforms: readonly PlatformShown[];
  stylistId: string;
  onReceived: (migration: Migration) => void;
}) {
  const [chosen, setChosen] = useState(from);
  const receive = useMutation(receiveMigrationFiles);
  const platform = platforms.find(({ id }) => id === chosen);
  const send = (files: File[]) =>
    platform &&
    receive.mutate({ stylistId, platform: platform.id, files }, { onSuccess: onReceived });
  return (
    <>
      <FieldSelect
        label="Where you come from"
        required
        value={chosen}
        none="Choose a system"
        options={platforms.map(({ id, name }) => [id, name])}
        onChange={(id) => setChosen(id as MigrationPlatform | "")}
      />
      {platform && platform.exportSteps.length > 0 && (
        <ol aria-label="How to get the files" className="flex flex-col gap-2 text-sm">
          {platform.exportSteps.map((step, index) => (
            <li key={step} className="flex gap-3">
              <span
                aria-hidden="true"
                className="grid size-6 shrink-0 place-items-center rounded-full bg-accent-soft font-mono text-2xs"
              >
                {index + 1}
              </span>
              <span className="pt-0.5 text-ink-2">{step}</span>
            </li>
          ))}
        </ol>
      )}
      <FormAlert error={receive.error} />
      {receive.isPending ? (
        <p
          role="status"
          className="flex items-center gap-3 rounded-card border border-line-soft px-5 py-6 text-ink-2"
        >
          <Spinner />
          Reading {plural(receive.variables.files.length, "file")}
        </p>
      ) : (
        platform && (
          <SheetDrop
            name="Export files"
            most={MOST_FILES}
            invites={{ drop: "Drop the export files here", choose: "Choose the export files" }}
            hint={`Excel or CSV, up to ${MOST_FILES} files of 25 MB. Nothing is kept before you have seen how it reads.`}
            onFiles={send}
          />
        )
      )}
    </>
  );
}
