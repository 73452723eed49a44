import { useQuery } from "@tanstack/react-query";
import { useCallback, type ReactNode } from "react";
import { useLocation } from "react-router";
import { sessionQuery } from "#ui/api/session.ts";
import { Card } from "#ui/components/card.tsx";
import { DataExport } from "./data-export.tsx";
import { DataLeaving } from "./data-leaving.tsx";
import { DataRestore } from "./data-restore.tsx";
import { DataRetention } from "./data-retention.tsx";

/** What the salon owns: out as a file, in again, kept for how long, and gone for good. For the owner; managers see how long. */
export function DataSection() {
  const { data: session } = useQuery(sessionQuery);
  const { hash } = useLocation();
  const role = session?.salon.role;
  // mails and the notice of the end lead here
  const arrive = useCallback(
    (card: HTMLElement | null) => {
      if (hash === "#data") card?.scrollIntoView();
    },
    [hash],
  );
  if (role !== "owner" && role !== "manager") return null;
  const owns = role === "owner";
  return (
    <Card ref={arrive} title="Your data" id="data">
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
    </Card>
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
