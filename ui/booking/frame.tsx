import type { ReactNode } from "react";
import { Mark } from "#ui/components/mark.tsx";
import { cx } from "#ui/lib/cx.ts";

/** What a visitor's page stands in: no sidebar, who it is about on the left of a desk and above on a phone, then the acts. */
export function Frame({
  about,
  more,
  children,
}: {
  about: ReactNode;
  /** What can wait: under it at a desk, below the acts on a phone. */
  more?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="flex min-h-full flex-col">
      <main
        className={cx(
          "mx-auto flex w-full flex-1 flex-col gap-7 px-5 pt-8 pb-14 max-md:gap-5 max-md:pt-5 md:px-8 md:pt-14",
          children
            ? "max-w-[1064px] lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,620px)] lg:grid-rows-[auto_1fr] lg:items-start lg:gap-x-14"
            : "max-w-[560px] items-center justify-center text-center",
        )}
      >
        <div className={cx("flex min-w-0 flex-col gap-4", !children && "items-center")}>
          {!children && <Mark className="size-16" />}
          {about}
        </div>
        {children && (
          <div className="flex min-w-0 flex-col gap-5 lg:col-start-2 lg:row-span-2">{children}</div>
        )}
        {more}
      </main>
      <footer className="mx-auto flex w-full max-w-[1064px] items-center gap-2.5 px-5 pb-8 text-xs text-ink-3 md:px-8">
        <Mark className="size-5" />
        Booking by Undertone
      </footer>
    </div>
  );
}

/** The words at the head of a page. */
export function Heading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <>
      <h1 className="text-2xl wrap-anywhere max-md:text-xl">{title}</h1>
      {children}
    </>
  );
}
