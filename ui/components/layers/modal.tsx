import { useLayoutEffect, useRef, type ReactNode } from "react";
import { cx } from "#ui/lib/cx.ts";
import { TOUCH } from "#ui/lib/device/media.ts";
import { enterTopLayer } from "./top-layer.ts";

/**
 * The native modal under Dialog and Sheet: focus stays within; Escape, a press on the veil and following a link
 * close it; focus goes back to where it was. Mounted means open.
 */
export function Modal({
  label,
  onClose,
  className,
  children,
}: {
  label: string;
  onClose: () => void;
  className?: string;
  children: ReactNode;
}) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    const before = document.activeElement;
    dialog.showModal();
    focusFirst(dialog);
    const leave = enterTopLayer(dialog);
    return () => {
      leave();
      dialog.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={ref}
      tabIndex={-1}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // strict mode closes it and opens it again before the event comes
      onClose={() => !ref.current?.open && onClose()}
      onPointerDown={(event) => event.target === ref.current && onClose()}
      onClick={(event) => isLink(event.target) && onClose()}
      className={cx(
        "fixed m-0 max-h-none max-w-none border border-line p-0 focus:outline-none text-ink shadow-float",
        "backdrop:animate-[veil_160ms] backdrop:bg-veil",
        className,
      )}
    >
      {children}
    </dialog>
  );
}

/** The first field at a keyboard; under a finger the modal itself, so that no on-screen keyboard jumps up. */
function focusFirst(dialog: HTMLDialogElement) {
  const field = matchMedia(TOUCH).matches
    ? undefined
    : dialog.querySelector<HTMLElement>("input, textarea, select");
  (field ?? dialog).focus();
}

function isLink(target: EventTarget): boolean {
  return target instanceof Element && target.closest("a[href]:not([download])") !== null;
}
