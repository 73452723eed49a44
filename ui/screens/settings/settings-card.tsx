import type { ReactNode } from "react";
import { Card } from "#ui/components/page/card.tsx";
import { SECTIONS, type SectionId } from "./contents.ts";

/** A section of the settings: its heading, what it is about, and what stands under that. */
export function SettingsCard({
  of,
  lead,
  aside,
  children,
}: {
  of: SectionId;
  /** What is set here and what that changes. */
  lead?: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Card
      id={of}
      title={SECTIONS[of].title}
      aside={aside}
      tabIndex={-1}
      // what stands beside a heading goes below it before the heading breaks
      className="scroll-mt-7 [&>div:first-child]:flex-wrap"
    >
      <div className="flex flex-col gap-5">
        {lead && <p className="max-w-[62ch] text-sm text-balance text-ink-2">{lead}</p>}
        {children}
      </div>
    </Card>
  );
}
