import { X } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "#ui/lib/cx.ts";
import { IconButton } from "#ui/components/icon-button.tsx";
import { Modal } from "./modal.tsx";

const SIDES = {
  left: "inset-y-0 left-0 h-dvh animate-[slide-left_200ms_var(--ease-out)] border-y-0 border-l-0",
  right:
    "inset-y-0 right-0 left-auto h-dvh animate-[slide-right_200ms_var(--ease-out)] border-y-0 border-r-0",
  bottom:
    "inset-x-0 top-auto bottom-0 max-h-[86dvh]! w-full animate-[slide-up_200ms_var(--ease-out)] rounded-t-card",
};

export type SheetProps = {
  open: boolean;
  onClose: () => void;
  /** Names the sheet for readers; shown as its heading unless `bare`. */
  title: string;
  side?: keyof typeof SIDES;
  /** The content brings its own heading and way out. */
  bare?: boolean;
  /** Width, such as "w-[18rem]". */
  className?: string;
  children: ReactNode;
};

/** A panel that slides in from an edge over a veil. */
export function Sheet({
  open,
  onClose,
  title,
  side = "right",
  bare,
  className,
  children,
}: SheetProps) {
  if (!open) return null;
  return (
    <Modal
      label={title}
      onClose={onClose}
      className={cx("flex flex-col bg-sunken", SIDES[side], className)}
    >
      {!bare && (
        <header className="flex h-15 shrink-0 items-center justify-between gap-3 pr-3 pl-5">
          <h2 className="truncate text-lg">{title}</h2>
          <IconButton label="Close" icon={<X size={18} />} onClick={onClose} />
        </header>
      )}
      {/* what has nothing to press in it is scrolled by keys too */}
      <div
        {...(!bare && { tabIndex: 0 })}
        className={cx("min-h-0 flex-1 overflow-y-auto", !bare && "px-5 pb-5")}
      >
        {children}
      </div>
    </Modal>
  );
}
