import { FileSpreadsheet } from "lucide-react";
import { useDropzone } from "react-dropzone";
import { Button } from "#ui/components/button.tsx";
import { cx } from "#ui/lib/cx.ts";
import { TOUCH, useMedia } from "#ui/lib/media.ts";

const KINDS = {
  "text/csv": [".csv"],
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": [".xlsx"],
  "application/vnd.ms-excel": [".xls"],
};

/** One place for one spreadsheet: choose it by a click, or drop it. What it may be is said by the server. */
export function SheetDrop({ onFile }: { onFile: (file: File) => void }) {
  const touch = useMedia(TOUCH);
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    accept: KINDS,
    multiple: false,
    noKeyboard: true,
    onDrop: (accepted, rejected) => {
      const [file] = [...accepted, ...rejected.map((each) => each.file)];
      if (file) onFile(file);
    },
  });
  return (
    <div
      {...getRootProps()}
      tabIndex={-1}
      className={cx(
        "flex min-h-64 cursor-pointer flex-col items-center justify-center gap-4 rounded-card border border-dashed px-6 py-10 text-center transition-colors duration-150",
        isDragActive ? "border-ink bg-accent-soft" : "border-line bg-surface hover:border-ink-3",
      )}
    >
      <span className="grid size-14 place-items-center rounded-full bg-accent-soft text-ink-2">
        <FileSpreadsheet size={26} aria-hidden="true" />
      </span>
      <div className="flex max-w-[46ch] flex-col gap-1">
        <p className="text-lg font-semibold">
          {isDragActive
            ? "Let go to read it"
            : touch
              ? "Choose your formula sheet"
              : "Drop your formula sheet here"}
        </p>
        <p className="text-sm text-ink-2">
          Excel or CSV (.xlsx, .xls, .csv), up to 10 MB and 100,000 rows. Nothing is taken before
          you have seen how it reads.
        </p>
      </div>
      <Button
        kind="primary"
        big
        onClick={(event) => {
          event.stopPropagation();
          open();
        }}
      >
        Choose a file
      </Button>
      <input {...getInputProps({ "aria-label": "Spreadsheet of formulas" })} />
    </div>
  );
}
