import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { ButtonLink } from "#ui/components/button-link.tsx";

/** The way back above a screen's heading. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <ButtonLink
      to={to}
      kind="ghost"
      className="-ml-4 max-w-full self-start print:hidden"
      icon={<ArrowLeft size={17} aria-hidden="true" />}
    >
      <span className="truncate">{children}</span>
    </ButtonLink>
  );
}
