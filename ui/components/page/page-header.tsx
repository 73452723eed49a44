import type { ReactNode } from "react";
import { cx } from "#ui/lib/cx.ts";

export type PageHeaderProps = {
  title: string;
  /** A sentence under the heading. */
  lead?: ReactNode;
  /** A way back, above the heading. */
  back?: ReactNode;
  /** Acts, at the right. */
  actions?: ReactNode;
  /** The acts are short enough to stand beside the heading on a phone too. */
  beside?: boolean;
  className?: string;
};

/** The one h1 of a screen. It takes focus when the screen is arrived at. */
export function PageHeader({ title, lead, back, actions, beside, className }: PageHeaderProps) {
  return (
    <header
      className={cx(
        "flex flex-wrap justify-between gap-y-4",
        beside ? "items-start gap-x-6 max-md:gap-x-3" : "items-end gap-x-6",
        className,
      )}
    >
      <div className={cx("min-w-0 flex-1 basis-72", beside && "max-md:basis-auto")}>
        {back && <div className="mb-3">{back}</div>}
        <h1 tabIndex={-1} className="text-2xl max-md:text-[30px]">
          {title}
        </h1>
        {lead && <p className="mt-2 max-w-[62ch] text-md text-balance text-ink-2">{lead}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </header>
  );
}
