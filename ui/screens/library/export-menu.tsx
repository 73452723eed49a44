import { useMutation } from "@tanstack/react-query";
import { Download, FileSpreadsheet, FileText } from "lucide-react";
import { useEffect, useRef } from "react";
import type { LibraryFormat } from "#tools/library/schema.ts";
import { exportLibrary, type LibraryFilter } from "#ui/api/chair/library.ts";
import { Button } from "#ui/components/button.tsx";
import { buttonLook } from "#ui/components/button-look.ts";
import { Menu } from "#ui/components/layers/menu.tsx";
import { Spinner } from "#ui/components/page/spinner.tsx";
import { sentenceOf } from "#ui/lib/http/api-error.ts";
import { toast } from "#ui/lib/toast.ts";

/** Takes what is shown, every page of it, away as a sheet. */
export function ExportMenu({ filter }: { filter: LibraryFilter }) {
  const running = useRef<AbortController>(undefined);
  const making = useMutation(exportLibrary);
  useEffect(() => () => running.current?.abort(), []);
  const start = (format: LibraryFormat) => {
    const stop = new AbortController();
    running.current = stop;
    making.mutate(
      { format, filter, signal: stop.signal },
      {
        onSuccess: keep,
        onError: (error) => {
          if (stop.signal.aborted) return;
          toast({ title: "Export failed", description: sentenceOf(error), tone: "destructive" });
        },
      },
    );
  };
  if (making.isPending)
    return (
      <Button icon={<Spinner className="text-current" />} onClick={() => running.current?.abort()}>
        Exporting. Cancel
      </Button>
    );
  return (
    <Menu
      label="Export"
      selfNamed
      align="end"
      buttonClassName={buttonLook("secondary", false, "max-md:w-11 max-md:px-0")}
      button={
        <>
          <Download size={16} aria-hidden="true" />
          <span className="max-md:sr-only">Export</span>
        </>
      }
      items={[
        {
          label: "Excel workbook",
          icon: <FileSpreadsheet size={16} aria-hidden="true" />,
          onSelect: () => start("xlsx"),
        },
        {
          label: "CSV",
          icon: <FileText size={16} aria-hidden="true" />,
          onSelect: () => start("csv"),
        },
      ]}
    />
  );
}

function keep({ blob, fileName }: { blob: Blob; fileName: string }) {
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}
