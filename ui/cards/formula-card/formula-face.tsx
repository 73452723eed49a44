import { Badge } from "#ui/components/badge.tsx";
import { Swatch } from "#ui/components/hair/swatch.tsx";
import { cx } from "#ui/lib/cx.ts";
import { ConfidenceBadge } from "#ui/cards/confidence-badge.tsx";
import { FigureButton } from "./figure-button.tsx";

export type FormulaFaceProps = {
  /** "Formula for Dana · level 6 to 8". */
  eyebrow: string;
  name: string;
  /** "Mixed as level 7, comes out at level 6." */
  shows: string | undefined;
  color: string;
  confidence: number | null;
  /** Opens why it is so sure, and why this line. */
  onConfidence: (() => void) | undefined;
  onLine: (() => void) | undefined;
  /** "Wella Professionals Color Touch". */
  line: string | undefined;
  compact: boolean;
};

/** A badge is a thing of its own: the line beneath its words says that it opens, and nothing goes around it. */
const OPENS = "inline-flex min-w-0 max-w-full rounded-[13px] decoration-current/60";

/** The head of the card: the colour to come, whose it is, what it is called, how sure it is. */
export function FormulaFace(props: FormulaFaceProps) {
  const { eyebrow, name, shows, color, confidence, onConfidence, line, onLine, compact } = props;
  return (
    <header className={cx("flex items-start", compact ? "gap-3.5" : "gap-[18px]")}>
      <Swatch
        hex={color}
        className={compact ? "size-16 rounded-[16px]" : "size-23 rounded-[18px]"}
      />
      <div className="min-w-0 flex-1">
        <p className="text-xs font-semibold text-ink-3">{eyebrow}</p>
        <h2 className={cx("mt-0.5 break-words", compact ? "text-[21px] leading-tight" : "text-xl")}>
          {name}
        </h2>
        {shows && <p className="mt-1 text-sm text-ink-2">{shows}</p>}
        <p className="mt-2 flex flex-wrap gap-1.5">
          {confidence !== null && (
            <FigureButton onWhy={onConfidence} className={OPENS}>
              <ConfidenceBadge confidence={confidence} short={compact} />
            </FigureButton>
          )}
          {line && (
            <FigureButton onWhy={onLine} className={OPENS}>
              <Badge tone="cool" className="max-w-full">
                <span className="truncate">{line}</span>
              </Badge>
            </FigureButton>
          )}
        </p>
      </div>
    </header>
  );
}
