import type { ReactNode } from "react";
import { cx } from "#ui/lib/cx.ts";

export type PageHeaderProps = {
  title: string;
  /** A picture before the heading. */
  mark?: ReactNode;
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
export function PageHeader({
  title,
  mark,
  lead,
  back,
  actions,
  beside,
  className,
}: PageHeaderProps) {
  return (
    <header
      className={cx(
        "flex flex-wrap items-start justify-between gap-x-4 gap-y-3 max-md:gap-x-3",
        className,
      )}
    >
      {back && <div className="basis-full max-md:-mb-2.5">{back}</div>}
      {mark}
      <div
        className={cx("min-w-0 flex-1 basis-60", beside ? "max-md:contents" : "max-md:basis-48")}
      >
        <h1
          tabIndex={-1}
          className={cx(
            "text-2xl [overflow-wrap:anywhere] max-lg:text-xl",
            beside && "max-md:min-w-0 max-md:flex-1 max-md:basis-32 max-md:pt-1",
          )}
        >
          {title}
        </h1>
        {lead && (
          <div
            className={cx(
              "mt-2 max-w-[62ch] text-md text-balance text-ink-2 max-md:mt-1 max-md:text-sm max-md:text-pretty",
              beside && "max-md:order-last max-md:-mt-2 max-md:basis-full",
            )}
          >
            {lead}
          </div>
        )}
      </div>
      {actions && (
        <div className={cx("flex flex-wrap gap-2", !beside && "max-md:basis-full")}>{actions}</div>
      )}
    </header>
  );
}
