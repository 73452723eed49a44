import { useMutation, useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useState } from "react";
import type { ExportLink, ExportPreview } from "#tools/exports/schema.ts";
import { makeExport, previewExport } from "#ui/api/house/exports.ts";
import { Button } from "#ui/components/button.tsx";
import { buttonLook } from "#ui/components/button-look.ts";
import { QueryView } from "#ui/components/page/query-view.tsx";
import { kilobytes, plural } from "#ui/lib/format.ts";
import { PasswordDialog } from "#ui/components/layers/password-dialog.tsx";

/** Everything as one ZIP: what would be in it, the password, and the link that opens once. */
export function DataExport() {
  const preview = useQuery(previewExport);
  const make = useMutation(makeExport);
  const [asking, setAsking] = useState(false);
  const [link, setLink] = useState<ExportLink>();
  return (
    <>
      <p className="text-sm text-ink-2">
        One ZIP with every record as JSON, tables that open in a spreadsheet, and your photos. No
        passwords, keys or links are in it. It can be brought into an empty salon again.
      </p>
      <QueryView query={preview} name="what an export would hold" shape={["h-5 w-2/3"]}>
        {(read) => <p className="text-sm">{holds(read)}</p>}
      </QueryView>
      <div className="flex flex-wrap items-center gap-3">
        <Button icon={Download} onClick={() => setAsking(true)}>
          Export everything
        </Button>
        {link && (
          <a
            href={link.url}
            download
            onClick={() => setLink(undefined)}
            className={buttonLook("primary")}
          >
            Download the ZIP
          </a>
        )}
      </div>
      {link && (
        <p role="status" className="text-sm text-ink-2">
          Your export is ready. The link works once, within five minutes.
        </p>
      )}
      {asking && (
        <PasswordDialog
          title="Export everything"
          description="Whoever has this file has all of your salon. Keep it where nobody else finds it."
          act="Make the export"
          pending={make.isPending}
          error={make.error}
          onClose={() => setAsking(false)}
          onPassword={(password) =>
            make.mutate(password, {
              onSuccess: (made) => {
                setLink(made);
                setAsking(false);
              },
            })
          }
        />
      )}
    </>
  );
}

const MB = 1024 * 1024;

function sizeOf(bytes: number): string {
  return bytes < MB ? kilobytes(bytes) : `${(bytes / MB).toFixed(1)} MB`;
}

function holds({ tables, photos, photoBytes }: ExportPreview): string {
  const number = (table: string) => tables[table] ?? 0;
  const formulas = number("formulas") + number("library_formulas");
  const pictures = plural(photos, "photo") + (photos > 0 ? ` (${sizeOf(photoBytes)})` : "");
  return `Now in it: ${[
    plural(number("clients"), "client"),
    plural(number("appointments"), "appointment"),
    plural(number("consultations"), "consultation"),
    plural(formulas, "formula"),
    plural(number("items"), "item in stock", "items in stock"),
    plural(number("outbox"), "message"),
    pictures,
  ].join(", ")}, and your settings.`;
}
