import { useInfiniteQuery } from "@tanstack/react-query";
import { Download, SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import type { FindAudit } from "#tools/audit/schema.ts";
import { auditFile, listAudit } from "#ui/api/house/audit.ts";
import { AuditLines } from "#ui/cards/audit/audit-lines.tsx";
import { IconButton } from "#ui/components/icon-button.tsx";
import { cx } from "#ui/lib/cx.ts";
import { buttonLook } from "#ui/components/button-look.ts";
import { PagedList } from "#ui/components/page/paged-list.tsx";
import { plural } from "#ui/lib/format.ts";
import { AuditFilters } from "./audit-filters.tsx";
import { SettingsCard } from "#ui/screens/settings/settings-card.tsx";

/** Who gave rights, touched money or took data away, and when. For the owner and managers. */
export function AuditSection() {
  const [asked, setAsked] = useState<FindAudit>({});
  const [filtering, setFiltering] = useState(false);
  const list = useInfiniteQuery(listAudit(asked));
  const filtered = Object.values(asked).some((value) => value !== undefined);
  return (
    <SettingsCard
      of="audit"
      aside={
        <span className="flex gap-2">
          <IconButton
            label="Filters"
            icon={SlidersHorizontal}
            kind="outline"
            aria-expanded={filtering}
            className="sm:hidden"
            onClick={() => setFiltering(!filtering)}
          />
          <a
            href={auditFile(asked)}
            download="audit-log.csv"
            className={buttonLook("secondary", false, "max-sm:w-11 max-sm:px-0")}
          >
            <Download size={17} aria-hidden="true" />
            <span className="max-sm:sr-only">Download as CSV</span>
          </a>
        </span>
      }
    >
      <PagedList
        list={list}
        name="the log"
        shape={["h-8 w-full", "h-8 w-full", "h-8 w-full"]}
        more="Show older lines"
        filters={
          <div className={cx(!filtering && !filtered && "max-sm:hidden")}>
            <AuditFilters asked={asked} onChange={setAsked} />
          </div>
        }
        filtered={filtered}
        none="Nothing like this was written down."
        empty={
          <p role="status" className="text-ink-2">
            Nothing was written down yet.
          </p>
        }
      >
        {(entries, page) => (
          <>
            <AuditLines entries={entries} />
            <p role="status" className="text-sm text-pretty text-ink-3">
              {plural(page?.total ?? entries.length, "change")}: who gave rights, touched money or
              prices, or took data out. Nobody can edit this log, and it names no clients.
            </p>
          </>
        )}
      </PagedList>
    </SettingsCard>
  );
}
