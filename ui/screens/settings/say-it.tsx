import { MessageCircle } from "lucide-react";
import type { ReactNode } from "react";
import { ButtonLink } from "#ui/components/button-link.tsx";

/** Nothing here yet, and the words by which the assistant is told: a tap takes them into a new chat. */
export function SayIt({ says, children }: { says: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status" className="text-ink-2">
        {children} Try saying:
      </p>
      <ButtonLink
        to="/chat"
        state={{ says }}
        icon={MessageCircle}
        className="h-auto! min-h-11 max-w-full rounded-[18px]! rounded-br-[6px]! border-transparent! bg-accent-soft! py-2 text-left whitespace-normal!"
      >
        “{says}”
      </ButtonLink>
    </div>
  );
}
