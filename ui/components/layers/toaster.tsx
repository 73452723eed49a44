import { CircleAlert, X } from "lucide-react";
import { createPortal } from "react-dom";
import { cx } from "#ui/lib/cx.ts";
import { dismissToast, holdToast, releaseToast, useToast } from "#ui/lib/toast.ts";
import { IconButton } from "#ui/components/icon-button.tsx";
import { useTopLayer } from "./top-layer.ts";

/**
 * Where the one toast is shown and read out: politely, or at once when something failed. Pointer or focus on it
 * stops its clock. Rendered within the topmost modal, for all else is inert then; and at the left of it, or at the
 * top where there is no room beside it, for the buttons of a modal are at its foot.
 */
export function Toaster() {
  const shown = useToast((state) => state.shown);
  const modal = useTopLayer((state) => state.open.at(-1));
  const bad = shown?.tone === "destructive";
  return createPortal(
    <div
      className={cx(
        "pointer-events-none fixed inset-x-0 z-50 flex justify-center p-4 max-md:top-14 max-md:p-2",
        modal ? "md:justify-start md:max-lg:top-0 lg:bottom-0 lg:p-6" : "md:bottom-0 md:p-6",
      )}
    >
      <div role="status" aria-live="polite">
        {shown && !bad && <Shown key={shown.id} />}
      </div>
      <div role="alert" aria-live="assertive">
        {shown && bad && <Shown key={shown.id} />}
      </div>
    </div>,
    modal ?? document.body,
  );
}

function Shown() {
  const shown = useToast((state) => state.shown);
  if (!shown) return null;
  const bad = shown.tone === "destructive";
  return (
    <div
      data-toast=""
      onPointerEnter={holdToast}
      onPointerLeave={releaseToast}
      onFocus={holdToast}
      onBlur={releaseToast}
      className={cx(
        "pointer-events-auto flex w-full max-w-[400px] min-w-[280px] animate-rise items-start gap-3 rounded-m border py-2 pr-2 pl-4 shadow-float",
        bad ? "border-bad bg-bad-soft text-bad" : "border-line bg-raised text-ink",
      )}
    >
      {bad && <CircleAlert size={18} className="mt-[11px]" aria-hidden="true" />}
      <p className="min-w-0 flex-1 py-[9px] text-sm">
        <span className="font-semibold">{shown.title}</span>
        {shown.description && (
          <span className={cx("mt-0.5 block", bad ? "text-ink" : "text-ink-2")}>
            {shown.description}
          </span>
        )}
      </p>
      {shown.act && (
        <button
          type="button"
          onClick={() => {
            dismissToast();
            shown.act?.run();
          }}
          className="h-10 shrink-0 rounded-full px-3 text-sm font-semibold underline decoration-line underline-offset-4 hover:decoration-ink touch:h-11"
        >
          {shown.act.label}
        </button>
      )}
      <IconButton label="Dismiss" icon={<X size={16} />} onClick={dismissToast} tip="left" />
    </div>
  );
}
