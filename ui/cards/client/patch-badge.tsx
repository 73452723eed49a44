import { TestTube } from "lucide-react";
import type { PatchStanding } from "#tools/clients/schema.ts";
import { Badge } from "#ui/components/badge.tsx";
import { PATCH } from "./client-words.ts";
import { useEnd } from "./use-short-date.ts";

/** How a client stands with their patch tests, in a word or two. */
export function PatchBadge({ standing: { state, expiresAt } }: { standing: PatchStanding }) {
  const endOf = useEnd();
  const { label, tone } = PATCH[state];
  return (
    <Badge tone={tone} icon={<TestTube size={13} aria-hidden="true" />}>
      {state === "passed" && expiresAt ? `${label} until ${endOf(expiresAt)}` : label}
    </Badge>
  );
}
