import { CircleAlert, Info } from "lucide-react";
import type { Notice as Told } from "#tools/chats/schema.ts";

/** Why a reply ended as it did. */
export function Notice({ notice }: { notice: Told }) {
  const quiet = notice.kind === "stopped";
  const Icon = quiet ? Info : CircleAlert;
  return (
    <p role="status" className="flex items-start gap-2.5 text-sm text-ink-2">
      <Icon
        size={18}
        className={quiet ? "shrink-0 text-ink-3" : "shrink-0 text-warn"}
        aria-hidden="true"
      />
      {notice.text}
    </p>
  );
}
