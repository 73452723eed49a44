import { X } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "#ui/lib/cx.ts";
import { IconButton } from "#ui/components/icon-button.tsx";
import { Modal } from "./modal.tsx";

export type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** One sentence under the title. */
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the main act last. */
  actions?: ReactNode;
  /** 640 px instead of 460 px. */
  wide?: boolean;
};

/** A question or a short form over the screen; on a phone it rises from the bottom. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  children,
  actions,
  wide,
}: DialogProps) {
  if (!open) return null;
  return (
    <Modal
      label={title}
      onClose={onClose}
      className={cx(
        "inset-0 mx-auto my-auto flex h-fit max-h-[86dvh]! bg-surface w-[calc(100%-32px)] flex-col rounded-card",
        "animate-[veil_160ms] max-md:mb-0 max-md:w-full max-md:animate-[slide-up_200ms_var(--ease-out)] max-md:rounded-b-none",
        wide ? "md:max-w-[640px]" : "md:max-w-[460px]",
      )}
    >
      <header className="flex items-start gap-3 px-6 pt-5 pb-1">
        <div className="min-w-0 flex-1 pt-1.5">
          <h2 className="text-lg">{title}</h2>
          {description && <p className="mt-1 text-sm text-ink-2">{description}</p>}
        </div>
        <IconButton label="Close" icon={<X size={18} />} onClick={onClose} className="-mr-2" />
      </header>
      <div data-surface="" tabIndex={0} className="min-h-0 flex-1 overflow-y-auto px-6 pt-3 pb-6">
        {children}
      </div>
      {actions && (
        <footer className="flex flex-wrap justify-end gap-2 border-t border-line-soft px-6 py-4 pb-[max(16px,env(safe-area-inset-bottom))] max-md:[&>button]:flex-1">
          {actions}
        </footer>
      )}
    </Modal>
  );
}
