import { useMutation } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { useState } from "react";
import type { ApiToken } from "#tools/tokens/schema.ts";
import { isLive } from "#tools/tokens/rules.ts";
import { revokeApiToken } from "#ui/api/house/api-tokens.ts";
import { Badge } from "#ui/components/badge.tsx";
import { Button } from "#ui/components/button.tsx";
import { shortDate, shortMoment } from "#ui/lib/format.ts";
import { ConfirmDialog } from "#ui/components/layers/confirm-dialog.tsx";

/** Tokens, without what they are; those that have ended, by when. */
export function TokenList({
  label,
  tokens,
  now,
}: {
  label: string;
  tokens: readonly ApiToken[];
  /** The instant, in milliseconds, by which they work or have ended. */
  now: number;
}) {
  return (
    <ul aria-label={label} className="flex flex-col divide-y divide-line-soft">
      {tokens.map((token) => (
        <TokenRow key={token.id} token={token} works={isLive(token, now)} />
      ))}
    </ul>
  );
}

function TokenRow({ token, works }: { token: ApiToken; works: boolean }) {
  const { id, name, scopes, madeBy, createdAt } = token;
  const [sure, setSure] = useState(false);
  const revoke = useMutation(revokeApiToken);
  return (
    <li className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
      <span className="grid size-9 shrink-0 place-items-center self-start rounded-full bg-accent-soft text-ink-2">
        <KeyRound size={17} aria-hidden="true" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          <span className="min-w-0 break-words">{name}</span>
          <Badge>
            {scopes.includes("write") ? WRITES[Number(scopes.includes("read"))] : "Reads"}
          </Badge>
        </p>
        <p className="text-sm text-ink-2">
          {usedWords(token)} {endWords(token, works)}
        </p>
        <div className="flex items-center justify-between gap-x-3">
          <p className="min-w-0 text-sm text-ink-3">
            Made by {madeBy} on {shortDate(createdAt)}.
          </p>
          {works && (
            <Button
              kind="ghost"
              aria-label={`Revoke ${name}`}
              className="-my-1 -mr-4"
              onClick={() => setSure(true)}
            >
              Revoke
            </Button>
          )}
        </div>
      </div>
      {sure && (
        <ConfirmDialog
          title={`Revoke ${name}?`}
          act="Revoke"
          pending={revoke.isPending}
          onConfirm={() => revoke.mutate(id, { onSettled: () => setSure(false) })}
          onClose={() => setSure(false)}
        >
          Whatever uses it is shut out at once. It cannot be brought back; a new one can be made.
        </ConfirmDialog>
      )}
    </li>
  );
}

const WRITES = ["Writes", "Reads and writes"] as const;

const usedWords = ({ lastUsedAt }: ApiToken) =>
  lastUsedAt ? `Last used ${shortMoment(lastUsedAt)}.` : "Never used.";

function endWords({ revokedAt, expiresAt }: ApiToken, works: boolean): string {
  if (revokedAt) return `Revoked on ${shortDate(revokedAt)}.`;
  if (expiresAt === null) return "Does not end by itself.";
  return `${works ? "Ends" : "Ended"} on ${shortDate(expiresAt)}.`;
}
