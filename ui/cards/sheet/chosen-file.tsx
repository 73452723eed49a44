import { FileSpreadsheet } from "lucide-react";
import type { ReactNode } from "react";
import { kilobytes } from "#ui/lib/format.ts";

/** The chosen file: its name and its size in KB, and what can be done with it. */
export function ChosenFile({
  name,
  bytes,
  children,
}: {
  name: string;
  bytes: number;
  children: ReactNode;
}) {
  return (
    <section
      aria-label="Chosen file"
      className="flex flex-wrap items-center gap-4 rounded-card border border-line-soft bg-surface px-[22px] py-4 shadow-edge max-md:px-4"
    >
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-accent-soft text-ink-2">
        <FileSpreadsheet size={22} aria-hidden="true" />
      </span>
      <div className="min-w-0 flex-1 basis-40">
        <p className="truncate font-semibold" title={name}>
          {name}
        </p>
        <p className="font-mono text-sm text-ink-2">{kilobytes(bytes)}</p>
      </div>
      <div className="flex flex-wrap gap-2 max-md:w-full max-md:[&>*]:flex-1">{children}</div>
    </section>
  );
}
