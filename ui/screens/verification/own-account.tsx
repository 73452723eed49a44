import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { getProfile } from "#ui/api/house/stylists.ts";
import { Badge } from "#ui/components/badge.tsx";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { NumberedSteps } from "#ui/components/page/numbered-steps.tsx";
import { QueryView } from "#ui/components/page/query-view.tsx";
import { plural } from "#ui/lib/format.ts";
import { dayWords } from "./day-words.ts";
import { statusWords } from "./status-words.ts";

const STEPS = [
  { text: "You give your license number and who issued it, or say that you are in training." },
  { text: "An admin of Undertone looks it up at the board that issued it." },
  { text: "You are told by mail. Until then you can work as always." },
];

/** For whoever reviews nobody: how their own account stands, what is reviewed of it, and how that goes. */
export function OwnAccount() {
  const profile = useQuery(getProfile);
  return (
    <QueryView
      query={profile}
      name="your account"
      shape={["h-64 rounded-card", "h-64 rounded-card"]}
      layout="grid gap-5 lg:grid-cols-2"
    >
      {({ accountStatus, isLicensed, licenseNumber, licenseAuthority, ...own }) => {
        const { label, tone } = statusWords(accountStatus);
        const facts: [string, ReactNode][] = [
          ["Name", own.name],
          ["License", isLicensed ? (licenseNumber ?? MISSING) : "None: in training"],
          ["Issued by", isLicensed && (licenseAuthority ?? MISSING)],
          ["Valid until", own.licenseExpiresOn && dayWords(own.licenseExpiresOn)],
          ["Experience", own.yearsOfExperience !== null && plural(own.yearsOfExperience, "year")],
          ["Salon", own.salonName],
        ];
        return (
          <div className="grid gap-5 lg:grid-cols-2">
            <Card title="Your own account" aside={<Badge tone={tone}>{label}</Badge>}>
              <dl className="mb-5 divide-y divide-line-soft border-y border-line-soft">
                {facts
                  .filter(([, value]) => value)
                  .map(([term, value]) => (
                    <div key={term} className="flex justify-between gap-x-6 py-2.5">
                      <dt className="text-ink-2">{term}</dt>
                      <dd className="min-w-0 text-right font-medium [overflow-wrap:anywhere]">
                        {value}
                      </dd>
                    </div>
                  ))}
              </dl>
              <ButtonLink to="/settings#profile" kind="primary">
                {isLicensed && !(licenseNumber && licenseAuthority)
                  ? licenseNumber
                    ? "Add who issued it"
                    : "Add your license"
                  : "Open your profile"}
              </ButtonLink>
            </Card>
            <Card title="How a review goes">
              <NumberedSteps steps={STEPS} />
              <p className="mt-5 border-t border-line-soft pt-4 text-sm text-ink-2">
                It takes too long? Ask whoever set up Undertone for your salon.
              </p>
            </Card>
          </div>
        );
      }}
    </QueryView>
  );
}

const MISSING = <span className="text-warn">Not given yet</span>;
