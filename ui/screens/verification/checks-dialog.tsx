import { useQuery } from "@tanstack/react-query";
import type { AccountCheck, AccountToVerify } from "#tools/verification/schema.ts";
import { listChecks } from "#ui/api/house/verification.ts";
import { Badge } from "#ui/components/badge.tsx";
import { Dialog } from "#ui/components/layers/dialog.tsx";
import { QueryView } from "#ui/components/page/query-view.tsx";
import { dayWords, instantDay } from "./day-words.ts";
import { statusWords } from "./status-words.ts";

/** What was decided about an account, by whom and on what, newest first. */
export function ChecksDialog({
  account,
  onClose,
}: {
  account: AccountToVerify;
  onClose: () => void;
}) {
  const query = useQuery(listChecks(account.id));
  return (
    <Dialog open onClose={onClose} title={`What was decided about ${account.name}`}>
      <QueryView query={query} name="the decisions" shape={["h-20"]}>
        {(checks) =>
          checks.length === 0 ? (
            <p className="text-ink-2">Nothing was decided yet.</p>
          ) : (
            <ol className="flex flex-col divide-y divide-line-soft">
              {checks.map((check) => (
                <Check key={check.id} check={check} />
              ))}
            </ol>
          )
        }
      </QueryView>
    </Dialog>
  );
}

function Check({ check }: { check: AccountCheck }) {
  const { label, tone } = statusWords(check.to);
  const { licenseNumber, licenseAuthority, licenseExpiresOn } = check;
  const licence = [
    licenseNumber && `License ${licenseNumber}`,
    licenseAuthority,
    licenseExpiresOn && `until ${dayWords(licenseExpiresOn)}`,
  ].filter(Boolean);
  return (
    <li className="flex flex-col gap-1 py-3.5 text-sm first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={tone}>{label}</Badge>
        <span className="text-ink-2">
          {instantDay(check.createdAt)} by {check.checkedBy}
        </span>
      </p>
      {check.evidence && <p className="[overflow-wrap:anywhere]">{check.evidence}</p>}
      {licence.length > 0 && <p className="text-ink-2">{licence.join(", ")}</p>}
      {check.note && (
        <p className="text-ink-2 [overflow-wrap:anywhere]">To the stylist: {check.note}</p>
      )}
    </li>
  );
}
