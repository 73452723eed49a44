import { FileSpreadsheet } from "lucide-react";
import { useDropzone } from "react-dropzone";
import { Button } from "#ui/components/button.tsx";
import { cx } from "#ui/lib/cx.ts";
import { TOUCH, useMedia } from "#ui/lib/device/media.ts";

const KINDS = {
  "text/csv": [".csv"],
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": [".xlsx"],
  "application/vnd.ms-excel": [".xls"],
};

/** One place for spreadsheets: choose them by a click, or drop them. What they may be is said by the server. */
export function SheetDrop({
  name,
  invites,
  hint,
  most = 1,
  onFiles,
}: {
  /** What the field is, for readers. */
  name: string;
  /** What it says where files are dropped, and under a finger. */
  invites: { drop: string; choose: string };
  hint: string;
  /** How many are taken at once. */
  most?: number;
  onFiles: (files: File[]) => void;
}) {
  const touch = useMedia(TOUCH);
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    accept: KINDS,
    multiple: most > 1,
    noKeyboard: true,
    onDrop: (accepted, rejected) => {
      const files = [...accepted, ...rejected.map((each) => each.file)];
      if (files.length > 0) onFiles(files);
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
          {isDragActive ? "Let go to read it" : touch ? invites.choose : invites.drop}
        </p>
        <p className="text-sm text-ink-2">{hint}</p>
      </div>
      <Button
        kind="primary"
        big
        onClick={(event) => {
          event.stopPropagation();
          open();
        }}
      >
        {most > 1 ? "Choose files" : "Choose a file"}
      </Button>
      <input {...getInputProps({ "aria-label": name })} />
    </div>
  );
}
