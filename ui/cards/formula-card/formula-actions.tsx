import { Copy, ListOrdered } from "lucide-react";
import type { StoredFormula } from "#tools/formulas/schema.ts";
import { SaveToLibrary } from "#ui/cards/save-to-library.tsx";
import { Button } from "#ui/components/button.tsx";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { cx } from "#ui/lib/cx.ts";
import { copyFormula } from "./copy-formula.ts";

export type FormulaActionsProps = {
  consultationId: string;
  /** What is copied; null while the grams are held back. */
  copied: string | null;
  /** What may be kept in the library; null while the grams are held back. */
  kept: Pick<StoredFormula, "id" | "name"> | null;
  onSteps: () => void;
  /** Mixes half of what is shown; without it the bowl cannot be scaled. */
  onHalf: (() => void) | undefined;
  help: "here" | "around";
  compact: boolean;
};

/** What can be done with the formula: follow it, copy it, get help with it. */
export function FormulaActions(props: FormulaActionsProps) {
  const { consultationId, copied, kept, onSteps, onHalf, help, compact } = props;
  const wide = compact ? "flex-1" : "max-md:flex-1";
  return (
    <footer className={cx("flex gap-2", compact ? "flex-col" : "flex-wrap items-center")}>
      <div className={cx("flex flex-wrap gap-2", compact ? "w-full" : "max-md:w-full")}>
        <Button className={wide} icon={ListOrdered} onClick={onSteps}>
          Steps
        </Button>
        {compact && onHalf && (
          <Button className={wide} onClick={onHalf}>
            Half bowl
          </Button>
        )}
        {copied !== null && (
          <Button className={wide} icon={Copy} onClick={() => void copyFormula(copied)}>
            Copy
          </Button>
        )}
        {kept && <SaveToLibrary formulaId={kept.id} name={kept.name} className={wide} />}
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
