import { useMutation } from "@tanstack/react-query";
import type { FormEvent, ReactNode } from "react";
import { STYLIST_FIELDS } from "#tools/stylists/fields.ts";
import { profileProblem } from "#tools/stylists/rules.ts";
import { UpdateProfile, type Profile } from "#tools/stylists/schema.ts";
import { updateProfile } from "#ui/api/house/stylists.ts";
import { FieldInput } from "#ui/components/fields/field-input.tsx";
import { FieldNumber } from "#ui/components/fields/field-number.tsx";
import { SavedForm } from "#ui/components/fields/saved-form.tsx";
import { FieldSegments } from "#ui/components/fields/segmented-control.tsx";
import { longDay } from "#ui/lib/format.ts";
import { textDraft } from "#ui/lib/device/text-draft.ts";
import { toast } from "#ui/lib/toast.ts";
import { cx } from "#ui/lib/cx.ts";
import { useForm } from "#ui/lib/use-form.ts";
import { AccountStatusNote } from "#ui/screens/settings/access/account-status.tsx";

const STANDINGS = [
  { value: "licensed", label: "Licensed" },
  { value: "training", label: "In training" },
] as const;

const TEXTS = [
  "name",
  "email",
  "phone",
  "licenseNumber",
  "licenseAuthority",
  "salonName",
  "salonAddress",
  "website",
] as const;

/** The profile's fields. Saving says what is missing before it asks the server. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const save = useMutation(updateProfile);
  const form = useForm({
    words: UpdateProfile,
    fields: STYLIST_FIELDS,
    values: draftOf(profile),
    told: toldOf,
    check: (typed) => {
      const { field, description } = profileProblem(typed) ?? {};
      return field ? { [field]: description } : {};
    },
    saving: save,
    send: (told) => save.mutate(told),
  });
  const { typed, set, of } = form;
  const submit = (event: FormEvent) => {
    const missing = profileProblem(typed);
    if (missing)
      toast({ title: missing.title, description: missing.description, tone: "destructive" });
    form.submit(event);
  };
  const reviewed = profile.accountStatus === "verified" || profile.accountStatus === "student";
  const waits = needsLicense(profile) && typed.isLicensed;
  const number = (
    <FieldInput
      {...of("licenseNumber")}
      required={typed.isLicensed}
      disabled={!typed.isLicensed}
      autoCapitalize="characters"
      hint={
        typed.isLicensed && reviewed && "Another license is reviewed again before you are verified."
      }
    />
  );
  const issuer = typed.isLicensed && (
    <FieldInput
      {...of("licenseAuthority")}
      hint={
        typed.licenseAuthority
          ? profile.licenseExpiresOn &&
            `Verified as valid until ${longDay(profile.licenseExpiresOn)}`
          : waits && <span className="font-semibold text-warn">Still missing: who issued it</span>
      }
    />
  );
  return (
    <SavedForm form={{ ...form, submit, refusal: undefined }} className="flex flex-col gap-7">
      {waits && (
        <section
          aria-label="What the review waits for"
          className={cx(COLUMNS, "rounded-m border border-warn p-4 max-md:gap-y-3")}
        >
          <AccountStatusNote status={profile.accountStatus} waits />
          {!profile.licenseNumber && number}
          {issuer}
        </section>
      )}
      <Group title="Personal information">
        <FieldInput {...of("name")} autoComplete="name" />
        <FieldInput {...of("phone")} autoComplete="tel" />
        <FieldInput
          {...of("email")}
          autoComplete="email"
          hint="You sign in with your account's own email."
          className="md:col-span-2"
        />
      </Group>
      <Group title="Professional status">
        <FieldSegments
          label="I am"
          className="h-11! w-full! [&>button]:h-9 [&>button]:flex-1"
          options={STANDINGS}
          value={typed.isLicensed ? "licensed" : "training"}
          onChange={(standing) =>
            set(
              standing === "licensed"
                ? { isLicensed: true }
                : { isLicensed: false, licenseNumber: "" },
            )
          }
        />
        <FieldNumber {...of("yearsOfExperience")} />
        {(!waits || profile.licenseNumber) && number}
        {!waits && issuer}
      </Group>
      <Group title="Salon information">
        <FieldInput {...of("salonName")} autoComplete="organization" />
        <FieldInput {...of("website")} />
        <FieldInput
          {...of("salonAddress")}
          autoComplete="street-address"
          className="md:col-span-2"
        />
      </Group>
    </SavedForm>
  );
}

/** Whether a review waits since nobody can look the licence up, for want of its number or of who issued it. */
export const needsLicense = ({
  accountStatus,
  isLicensed,
  licenseNumber,
  licenseAuthority,
}: Profile) =>
  (accountStatus === "pending" || accountStatus === "rejected") &&
  isLicensed &&
  !(licenseNumber && licenseAuthority);

function draftOf(profile: Profile) {
  const { isLicensed, yearsOfExperience } = profile;
  return { ...textDraft(TEXTS, profile), isLicensed, yearsOfExperience };
}

/** What is sent: no licence of who is in training, a web address with its scheme. */
function toldOf({ website, ...typed }: ReturnType<typeof draftOf>) {
  const page = website.trim();
  return {
    ...typed,
    ...(!typed.isLicensed && { licenseNumber: null, licenseAuthority: null }),
    website: page && !page.includes("://") ? `https://${page}` : page,
  };
}

const COLUMNS = "grid items-start gap-x-4 gap-y-5 md:grid-cols-2";

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 font-display text-md font-semibold tracking-tight">{title}</legend>
      <div className={COLUMNS}>{children}</div>
    </fieldset>
  );
}
