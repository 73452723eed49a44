import { CircleAlert } from "lucide-react";
import type { AccountStatus } from "#tools/core/role-schema.ts";
import { Badge, type BadgeTone } from "#ui/components/badge.tsx";

type Words = { tone: BadgeTone; label: string; meaning?: string };

const WORDS: Record<AccountStatus, Words> = {
  pending: {
    tone: "warn",
    label: "Pending Verification",
    meaning: "Your license is currently being reviewed",
  },
  verified: { tone: "ok", label: "Verified" },
  student: { tone: "cool", label: "Student/Training" },
  rejected: {
    tone: "bad",
    label: "Rejected",
    meaning: "Your application was rejected - please update your information",
  },
  suspended: {
    tone: "bad",
    label: "Suspended",
    meaning: "Your account is currently suspended",
  },
};

/** Where the review of an account stands. */
export function AccountStatusBadge({ status }: { status: AccountStatus }) {
  const { tone, label } = WORDS[status];
  return <Badge tone={tone}>{label}</Badge>;
}

/** What that means for its stylist, and whether it waits for them; nothing where there is nothing to do. */
export function AccountStatusNote({
  status,
  waits = false,
}: {
  status: AccountStatus;
  waits?: boolean;
}) {
  const { meaning } = WORDS[status];
  if (!waits) return meaning ? <p className="text-sm text-ink-2">{meaning}</p> : null;
  return (
    <p className="flex gap-2.5 text-pretty">
      <CircleAlert size={19} aria-hidden="true" className="mt-0.5 shrink-0 text-warn" />
      <span>
        <span className="block font-semibold">One answer is missing</span>
        {meaning && <span className="block text-sm text-ink-2">{meaning}</span>}
        <span className="block text-sm text-ink-2">It goes on once this is filled in.</span>
      </span>
    </p>
  );
}
