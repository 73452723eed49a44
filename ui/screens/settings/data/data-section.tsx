import type { ReactNode } from "react";
import { useRole } from "#ui/cards/client/use-role.ts";
import { DataExport } from "./data-export.tsx";
import { DataLeaving } from "./data-leaving.tsx";
import { DataRestore } from "./data-restore.tsx";
import { DataRetention } from "./data-retention.tsx";
import { SettingsCard } from "#ui/screens/settings/settings-card.tsx";

/** What the salon owns: out as a file, in again, kept for how long, and gone for good. For the owner; managers see how long. */
export function DataSection() {
  const { role } = useRole();
  const owns = role === "owner";
  return (
    <SettingsCard of="data">
      <div className="flex flex-col divide-y divide-line-soft">
        {owns && (
          <Part title="Take everything out">
            <DataExport />
          </Part>
        )}
        {owns && (
          <Part title="Bring an export in">
            <DataRestore />
          </Part>
        )}
        <Part title="How long things are kept">
          <DataRetention mayChange={owns} />
        </Part>
        {owns && (
          <Part title="Delete the salon">
            <DataLeaving />
          </Part>
        )}
      </div>
    </SettingsCard>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-3 py-6 first:pt-1 last:pb-0">
      <h3 className="font-semibold">{title}</h3>
      {children}
    </section>
  );
}
