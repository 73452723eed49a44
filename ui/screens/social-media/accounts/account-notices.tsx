import { useQuery } from "@tanstack/react-query";
import { TriangleAlert } from "lucide-react";
import { listAccounts } from "#ui/api/desk/social.ts";
import { useShortDate } from "#ui/cards/client/use-short-date.ts";
import { Button } from "#ui/components/button.tsx";
import { troubleOf } from "./account-words.ts";

/** Accounts whose token ends or has ended; takes no room while all are well. */
export function AccountNotices({ onOpen }: { onOpen: () => void }) {
  const { data } = useQuery(listAccounts);
  const shortDate = useShortDate();
  const troubles = data?.flatMap((account) => troubleOf(account, shortDate) ?? []) ?? [];
  if (troubles.length === 0) return null;
  return (
    <div
      role="note"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-warn-soft px-5 py-4 text-warn"
    >
      <TriangleAlert size={20} aria-hidden="true" className="shrink-0" />
      <div className="min-w-0 flex-1 basis-60 text-sm">
        {troubles.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <Button onClick={onOpen}>Open accounts</Button>
    </div>
  );
}
