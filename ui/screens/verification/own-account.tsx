import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { getPortrait, getProfile } from "#ui/api/house/stylists.ts";
import { Portrait } from "#ui/components/portrait.tsx";
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
  const { data: portrait } = useQuery(getPortrait);
  return (
    <QueryView
      query={profile}
      name="your account"
      shape={["h-64 rounded-card", "h-64 rounded-card"]}
      layout="grid gap-5 lg:grid-cols-2"
    >
      {({ accountStatus, isLicensed, licenseNumber, licenseAuthority, ...own }) => {
        const { label, tone } = statusWords(accountStatus);
        const given = !isLicensed || Boolean(licenseNumber && licenseAuthority);
        const reviewed = accountStatus !== "pending";
        const facts: [string, ReactNode][] = [
          ["License", isLicensed ? (licenseNumber ?? MISSING) : "None: in training"],
          ["Issued by", isLicensed && (licenseAuthority ?? MISSING)],
          ["Valid until", own.licenseExpiresOn && dayWords(own.licenseExpiresOn)],
          ["Experience", own.yearsOfExperience !== null && plural(own.yearsOfExperience, "year")],
          ["Salon", own.salonAddress],
        ];
        return (
          <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_336px]">
            <Card title="Your own account" aside={<Badge tone={tone}>{label}</Badge>}>
              <div className="mt-4 mb-5 flex items-center gap-4">
                <Portrait name={own.name} src={portrait?.url ?? null} />
                <p className="min-w-0">
                  <span className="block font-display text-xl font-semibold wrap-anywhere">
                    {own.name}
                  </span>
                  <span className="text-ink-2">{own.salonName}</span>
                </p>
              </div>
              <dl className="mb-5 divide-y divide-line-soft border-y border-line-soft">
                {facts
                  .filter(([, value]) => value)
                  .map(([term, value]) => (
                    <div key={term} className="flex gap-x-6 py-2.5">
                      <dt className="w-24 shrink-0 text-ink-2">{term}</dt>
                      <dd className="min-w-0 font-medium [overflow-wrap:anywhere]">{value}</dd>
                    </div>
                  ))}
              </dl>
              <ButtonLink to="/settings#profile" kind="primary">
                {!given
                  ? licenseNumber
                    ? "Name the issuing board"
                    : "Add your license"
                  : "Open your profile"}
              </ButtonLink>
            </Card>
            <Card title="How a review goes">
              <NumberedSteps steps={STEPS} done={given ? (reviewed ? STEPS.length : 1) : 0} />
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
