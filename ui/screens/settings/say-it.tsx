import { MessageCircle } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#ui/components/button.tsx";
import { useStartChat } from "#ui/chat/composer/use-start-chat.ts";

/** Nothing here yet, and the words by which the assistant is told: one tap says them in a new chat. */
export function SayIt({ says, children }: { says: string; children: ReactNode }) {
  const start = useStartChat();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status" className="text-ink-2">
        {children} Or say:
      </p>
      <Button
        icon={MessageCircle}
        className="h-auto! min-h-11 max-w-full rounded-[18px]! rounded-br-[6px]! py-2 text-left whitespace-normal!"
        onClick={() => void start({ text: says, photos: [] })}
      >
        “{says}”
      </Button>
    </div>
  );
}
