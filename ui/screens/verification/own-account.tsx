import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Profile } from "#tools/stylists/schema.ts";
import { getPortrait, getProfile } from "#ui/api/house/stylists.ts";
import { Portrait } from "#ui/components/portrait.tsx";
import { Badge } from "#ui/components/badge.tsx";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { QueryView } from "#ui/components/page/query-view.tsx";
import { plural } from "#ui/lib/format.ts";
import { dayWords, instantDay } from "./day-words.ts";
import { IssuerForm } from "./issuer-form.tsx";
import { LookupLink } from "./lookup-link.tsx";
import { ReviewTrack, type ReviewStep } from "./review-track.tsx";
import { statusWords } from "./status-words.ts";

/** For whoever reviews nobody: where the review of their own account stands, what they do next, and what is reviewed. */
export function OwnAccount() {
  const profile = useQuery(getProfile);
  return (
    <QueryView
      query={profile}
      name="your account"
      shape={["h-[26rem] rounded-card", "h-[26rem] rounded-card"]}
      layout={COLUMNS}
    >
      {(own) => {
        const { label, tone } = statusWords(own.accountStatus);
        return (
          <div className={COLUMNS}>
            <Card title="Your own account" aside={<Badge tone={tone}>{label}</Badge>}>
              <div className="mt-5">
                <ReviewTrack steps={stepsOf(own)} at={stepOf(own)} />
              </div>
            </Card>
            <Reviewed profile={own} />
          </div>
        );
      }}
    </QueryView>
  );
}

/** What the last step says, by how the review stands. */
const ANSWERED: Record<Profile["accountStatus"], string> = {
  pending: "You are told by mail. Until then you can work as always.",
  verified: "Your license was found at the board.",
  student: "Your training is noted.",
  rejected: "Your application was rejected - please update your information",
  suspended: "Your account is currently suspended",
};

/** What was given of a license. */
function given({ isLicensed, licenseAuthority }: Profile): string {
  if (!isLicensed) return "You are in training.";
  return licenseAuthority ? "Your number and who issued it are here." : "Your number is here.";
}

const COLUMNS = "grid gap-5 lg:grid-cols-[minmax(0,1fr)_380px]";

const isGiven = ({ isLicensed, licenseNumber, licenseAuthority }: Profile) =>
  !isLicensed || Boolean(licenseNumber && licenseAuthority);

/** Where the account is: 1 while something is missing, 2 while it is looked up, 3 for a refusal, past all once it is through. */
function stepOf(profile: Profile): number {
  const { accountStatus } = profile;
  if (accountStatus === "verified" || accountStatus === "student") return 4;
  if (accountStatus !== "pending") return 3;
  return isGiven(profile) ? 2 : 1;
}

function stepsOf(profile: Profile): ReviewStep[] {
  const { isLicensed, licenseNumber, licenseAuthority, email } = profile;
  const { accountStatus, verifiedAt, createdAt } = profile;
  const at = stepOf(profile);
  return [
    { title: "Account opened", when: createdAt && instantDay(createdAt), text: email },
    {
      title: "Your license",
      when: at === 1 && <Badge tone="warn">Your turn</Badge>,
      text:
        at > 1
          ? given(profile)
          : licenseNumber
            ? "One thing is missing: who issued it. Nobody can look it up before."
            : "You give your license number and who issued it, or say that you are in training.",
      act:
        at === 1 &&
        (licenseNumber ? (
          <IssuerForm profile={profile} />
        ) : (
          <ButtonLink to="/settings#profile" kind="primary">
            Add your license
          </ButtonLink>
        )),
    },
    {
      title: "Looked up at the board",
      when: at === 2 && <Badge>With an admin now</Badge>,
      text: `${isLicensed ? "An admin of Undertone looks it up at the board that issued it." : "An admin of Undertone looks at what you said of your training."}${at === 2 ? " It takes too long? Ask whoever set up Undertone for your salon." : ""}`,
      act: at === 2 && isLicensed && <LookupLink authority={licenseAuthority} />,
    },
    {
      title: at >= 3 ? statusWords(accountStatus).label : "The answer",
      when: verifiedAt && instantDay(verifiedAt),
      text: ANSWERED[accountStatus],
      act: at === 3 && (
        <ButtonLink to="/settings#profile" kind="primary">
          Open your profile
        </ButtonLink>
      ),
    },
  ];
}

/** What an admin sees of the account, as a license shows it. */
function Reviewed({ profile }: { profile: Profile }) {
  const { data: portrait } = useQuery(getPortrait);
  const { name, salonName, isLicensed, licenseNumber, licenseAuthority } = profile;
  const { licenseExpiresOn, yearsOfExperience, salonAddress } = profile;
  const facts: [string, ReactNode][] = [
    ["Issued by", isLicensed && (licenseAuthority ?? MISSING)],
    ["Valid until", licenseExpiresOn && dayWords(licenseExpiresOn)],
    ["Experience", yearsOfExperience !== null && plural(yearsOfExperience, "year")],
    ["Salon", salonAddress],
  ];
  return (
    <Card title="What is reviewed" className="flex flex-col gap-5">
      <div className="flex items-center gap-4">
        <Portrait name={name} src={portrait?.url ?? null} />
        <p className="min-w-0">
          <span className="block font-display text-xl font-semibold wrap-anywhere">{name}</span>
          <span className="text-ink-2">{salonName}</span>
        </p>
      </div>
      <div className="rounded-m bg-sunken px-4 py-3.5">
        <p className="text-sm text-ink-2">License</p>
        <p className="font-mono text-md font-semibold tracking-tight wrap-anywhere">
          {isLicensed ? (licenseNumber ?? MISSING) : "None: in training"}
        </p>
      </div>
      <dl className="-my-2.5 divide-y divide-line-soft">
        {facts
          .filter(([, value]) => value)
          .map(([term, value]) => (
            <div key={term} className="flex gap-x-6 py-2.5">
              <dt className="w-24 shrink-0 text-ink-2">{term}</dt>
              <dd className="min-w-0 font-medium text-balance wrap-anywhere">{value}</dd>
            </div>
          ))}
      </dl>
      <ButtonLink to="/settings#profile" className="mt-auto">
        Change it in your profile
      </ButtonLink>
    </Card>
  );
}

const MISSING = <span className="text-warn">Not given yet</span>;
