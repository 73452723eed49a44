import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Migration, MigrationPlatform } from "#tools/migration/schema.ts";
import { listPlatforms } from "#ui/api/house/migration.ts";
import { Dialog } from "#ui/components/layers/dialog.tsx";
import { QueryView } from "#ui/components/page/query-view.tsx";
import { Tabs } from "#ui/components/page/tabs.tsx";
import { FetchForm } from "./fetch-form.tsx";
import { FilesForm } from "./files-form.tsx";
import { StylistField, UNNAMED } from "./stylist-field.tsx";

const WAYS = [
  { id: "files", label: "Bring your files" },
  { id: "fetch", label: "Have it fetched" },
] as const;

/** Starts a migration: by the files that the other system exports, or by reading it where it lets itself be read. */
export function StartDialog({
  stylistId: whose,
  from,
  onClose,
  onStarted,
}: {
  /** Whose is chosen at first. */
  stylistId: string;
  /** The system that is chosen at first. */
  from: MigrationPlatform | undefined;
  onClose: () => void;
  onStarted: (migration: Migration) => void;
}) {
  const query = useQuery(listPlatforms);
  const [way, setWay] = useState<(typeof WAYS)[number]["id"]>("files");
  const [stylistId, setStylistId] = useState(whose);
  return (
    <Dialog open onClose={onClose} wide title="Start AI Migration">
      <QueryView
        query={query}
        name="the systems"
        failed="The systems could not be listed"
        shape={["h-64"]}
      >
        {(platforms) => (
          <Tabs label="How your data comes" tabs={WAYS} value={way} onChange={setWay}>
            <div className="flex flex-col gap-5">
              <StylistField value={stylistId} onChange={setStylistId} required hint={UNNAMED} />
              {way === "files" ? (
                <FilesForm
                  from={from}
                  platforms={platforms}
                  stylistId={stylistId}
                  onReceived={onStarted}
                />
              ) : (
                <FetchForm
                  platforms={platforms.filter(({ hasApi }) => hasApi)}
                  stylistId={stylistId}
                  onStarted={onStarted}
                  onClose={onClose}
                />
              )}
            </div>
          </Tabs>
        )}
      </QueryView>
    </Dialog>
  );
}
