import { Copy, ListOrdered } from "lucide-react";
import { Button } from "#ui/components/button.tsx";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { cx } from "#ui/lib/cx.ts";
import { toast } from "#ui/lib/toast.ts";
import { FormulaTimer } from "./formula-timer.tsx";

export type FormulaActionsProps = {
  consultationId: string;
  /** Null where there is nothing to process. */
  timer: { label: string; minutes: number } | null;
  /** What is copied; null while the grams are held back. */
  copied: string | null;
  onSteps: () => void;
  /** Mixes half of what is shown; without it the bowl cannot be scaled. */
  onHalf: (() => void) | undefined;
  help: "here" | "around";
  compact: boolean;
};

/** What can be done with the bowl: time it, copy it, follow it, get help with it. */
export function FormulaActions(props: FormulaActionsProps) {
  const { consultationId, timer, copied, onSteps, onHalf, help, compact } = props;
  const wide = compact ? "flex-1" : "max-md:flex-1";
  return (
    <footer className={cx("flex gap-2", compact ? "flex-col" : "flex-wrap items-center")}>
      {timer && <FormulaTimer {...timer} consultationId={consultationId} compact={compact} />}
      <div className={cx("flex flex-wrap gap-2", compact ? "w-full" : "max-md:w-full")}>
        <Button
          className={wide}
          icon={<ListOrdered size={17} aria-hidden="true" />}
          onClick={onSteps}
        >
          Steps
        </Button>
        {compact && onHalf && (
          <Button className={wide} onClick={onHalf}>
            Half bowl
          </Button>
        )}
        {copied !== null && (
          <Button
            className={wide}
            icon={<Copy size={16} aria-hidden="true" />}
            onClick={() => void copyFormula(copied)}
          >
            Copy
          </Button>
        )}
      </div>
      {help === "here" && (
        <ButtonLink
          to={`/consultation/${consultationId}/corrective`}
          kind="ghost"
          className={compact ? "" : "md:ml-auto max-md:w-full"}
        >
          I need more help
        </ButtonLink>
      )}
    </footer>
  );
}

async function copyFormula(text: string) {
  try {
    await navigator.clipboard.writeText(text);
    toast("Formula copied.");
  } catch {
    toast({
      tone: "destructive",
      title: "Copy failed",
      description: "The browser does not let the page use the clipboard.",
    });
  }
}
