import type { AccountStatus } from "#tools/core/role-schema.ts";
import type { AccountToVerify } from "#tools/verification/schema.ts";
import type { BadgeTone } from "#ui/components/badge.tsx";

const STATUSES: Record<AccountStatus, { label: string; tone: BadgeTone }> = {
  pending: { label: "Pending Verification", tone: "warn" },
  verified: { label: "Verified", tone: "ok" },
  student: { label: "Student/Training", tone: "cool" },
  rejected: { label: "Rejected", tone: "bad" },
  suspended: { label: "Suspended", tone: "bad" },
};

/** How a status is shown to admins: one that is missing waits for review, one that nobody knows says so. */
export function statusWords(status: string | null | undefined): { label: string; tone: BadgeTone } {
  if (!status) return STATUSES.pending;
  return (
    (STATUSES as Record<string, (typeof STATUSES)["pending"]>)[status] ?? {
      label: "Unknown",
      tone: "neutral",
    }
  );
}

/** An act on an account: what its button says, what is asked before it is done, and what follows. */
export type Act = { to: AccountStatus; label: string; means: string; main: boolean };

/** What an admin can do with an account, the main act first. */
export function actsOn(account: AccountToVerify): Act[] {
  const acts = account.mayBecome.map((to) => actTo(account, to));
  // there is one way back
  return account.accountStatus === "pending" ? acts : acts.slice(0, 1);
}

function actTo({ accountStatus, name, role }: AccountToVerify, to: AccountStatus): Act {
  const back = accountStatus === "suspended" || accountStatus === "rejected";
  if (to === "suspended")
    return {
      to,
      label: "Suspend",
      main: false,
      means: `${name} can no longer sign in, at once, and clients no longer see their booking page. Nothing is deleted.${
        role === "owner" ? " They own their salon; the others of it can go on working." : ""
      }`,
    };
  if (to === "rejected")
    return {
      to,
      label: "Reject",
      main: false,
      means: `${name} can still sign in and put their profile right; clients do not see their booking page.`,
    };
  if (back)
    return {
      to,
      label: "Reactivate",
      main: true,
      means:
        to === "student"
          ? `${name} has no license, and comes back as a student.`
          : `${name} can work again, with everything that was there.`,
    };
  return to === "student"
    ? {
        to,
        label: "Approve as Student",
        main: true,
        means: `${name} works as a stylist in training.`,
      }
    : {
        to,
        label: "Verify License",
        main: true,
        means: `Their account shows that the license was seen.`,
      };
}
