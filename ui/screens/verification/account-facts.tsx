import type { ReactNode } from "react";
import type { AccountToVerify } from "#tools/verification/schema.ts";
import { Badge } from "#ui/components/badge.tsx";
import { plural } from "#ui/lib/format.ts";
import { dayWords, instantDay } from "./day-words.ts";

/** What is known of a stylist: licence, experience, salon. */
export function AccountFacts({ account }: { account: AccountToVerify }) {
  const { phone, salonName, salonAddress, yearsOfExperience, specialties, verifiedAt } = account;
  const facts: [string, ReactNode][] = [
    ["License", <Licence key="license" account={account} />],
    ["Experience", yearsOfExperience !== null && plural(yearsOfExperience, "year")],
    ["Salon", [salonName, salonAddress].filter(Boolean).join(", ")],
    ["Phone", phone],
    ["Verified", verifiedAt && instantDay(verifiedAt)],
    ["Signed up", instantDay(account.createdAt)],
  ];
  return (
    <>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm">
        {facts
          .filter(([, value]) => value)
          .map(([term, value]) => (
            <div key={term} className="contents">
              <dt className="text-ink-3">{term}</dt>
              <dd className="[overflow-wrap:anywhere]">{value}</dd>
            </div>
          ))}
      </dl>
      {specialties.length > 0 && (
        <ul aria-label="Specialties" className="flex flex-wrap gap-1.5">
          {specialties.map((each) => (
            <li key={each} className="max-w-full min-w-0">
              <Badge className="break-words">{each}</Badge>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Its number, who issued it and until when it holds. */
export function Licence({ account }: { account: AccountToVerify }) {
  const { isLicensed, licenseNumber, licenseAuthority, licenseExpiresOn } = account;
  if (!isLicensed) return "None: student or in training";
  const until = licenseExpiresOn && `until ${dayWords(licenseExpiresOn)}`;
  return (
    <>
      {licenseNumber ? (
        <span className="font-mono select-all">{licenseNumber}</span>
      ) : (
        <span className="text-warn">No number given</span>
      )}
      {[licenseAuthority, until].filter(Boolean).map((words) => (
        <span key={words}>, {words}</span>
      ))}
    </>
  );
}
