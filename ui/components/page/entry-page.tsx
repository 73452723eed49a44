import type { ReactNode } from "react";
import { HairWall } from "#ui/components/hair/hair-wall.tsx";
import { Mark } from "#ui/components/mark.tsx";
import { PageHeader } from "./page-header.tsx";

/** The way in: a heading and one form beside a wall of hair; on a phone the wall is a band above. */
export function EntryPage({
  title,
  lead,
  children,
  foot,
}: {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  /** Under a hairline: the other ways to go. */
  foot?: ReactNode;
}) {
  return (
    <div className="grid min-h-full lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="flex flex-col px-5 pb-10 md:px-12">
        <HairWall className="-mx-5 h-20 md:-mx-12 md:h-28 lg:hidden" />
        <p className="flex items-center gap-3 pt-7 font-display text-lg font-semibold tracking-tight lg:pt-10">
          <Mark />
          Undertone
        </p>
        <div className="mx-auto flex w-full max-w-[440px] flex-1 flex-col justify-center gap-7 py-10">
          <PageHeader title={title} lead={lead} className="flex-none" />
          {children}
          {foot && (
            <div className="flex flex-col gap-2 border-t border-line-soft pt-5 text-ink-2">
              {foot}
            </div>
          )}
        </div>
      </div>
      <HairWall className="sticky top-0 hidden h-dvh lg:flex" />
    </div>
  );
}
