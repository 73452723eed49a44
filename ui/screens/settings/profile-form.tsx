import { useMutation } from "@tanstack/react-query";
import { useState, type ComponentProps, type FormEvent, type ReactNode } from "react";
import { STYLIST_FIELDS } from "#tools/stylists/fields.ts";
import { profileProblem } from "#tools/stylists/rules.ts";
import type { Profile, UpdateProfile } from "#tools/stylists/schema.ts";
import { updateProfile } from "#ui/api/stylists.ts";
import { Button } from "#ui/components/button.tsx";
import { FieldInput } from "#ui/components/field-input.tsx";
import { FieldNumber } from "#ui/components/field-number.tsx";
import { SegmentedControl } from "#ui/components/segmented-control.tsx";
import { longDay } from "#ui/lib/format.ts";
import { issueFor } from "#ui/lib/issues.ts";
import { textDraft, typedOf, type TextDraft } from "#ui/lib/text-draft.ts";
import { toast } from "#ui/lib/toast.ts";

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
type Text = (typeof TEXTS)[number];
type ProfileDraft = TextDraft<Text> & Pick<Profile, "isLicensed" | "yearsOfExperience">;

/** The profile's fields. Saving says what is missing before it asks the server. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const [draft, setDraft] = useState(() => draftOf(profile));
  const [problem, setProblem] = useState<ReturnType<typeof profileProblem>>(null);
  const save = useMutation(updateProfile);
  const change = (fields: Partial<ProfileDraft>) => {
    setDraft({ ...draft, ...fields });
    setProblem(null);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = profileProblem(draft);
    setProblem(found);
    if (found) toast({ title: found.title, description: found.description, tone: "destructive" });
    else save.mutate(changesOf(draft), { onSuccess: (saved) => setDraft(draftOf(saved)) });
  };
  const errorOf = (field: keyof ProfileDraft) =>
    problem?.field === field ? problem.description : issueFor(save.error, field);
  const ask = (name: Text, rest: Partial<ComponentProps<typeof FieldInput>> = {}) => (
    <FieldInput
      {...rest}
      name={name}
      field={STYLIST_FIELDS[name]}
      className={undefined}
      value={draft[name]}
      error={errorOf(name)}
      onChange={(_name, value) => change({ [name]: value })}
    />
  );

  const reviewed = profile.accountStatus === "verified" || profile.accountStatus === "student";
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-7">
      <Group title="Personal information">
        {ask("name", { required: true, autoComplete: "name" })}
        {ask("email", {
          required: true,
          autoComplete: "email",
          hint: "You sign in with your account's own email.",
        })}
        {ask("phone", { autoComplete: "tel" })}
      </Group>
      <Group title="Professional status">
        <div className="flex flex-col gap-1.5">
          <span className="text-sm font-semibold" aria-hidden="true">
            I am
          </span>
          <SegmentedControl
            label="I am"
            options={STANDINGS}
            value={draft.isLicensed ? "licensed" : "training"}
            onChange={(standing) => change({ isLicensed: standing === "licensed" })}
            className="self-start"
          />
        </div>
        {draft.isLicensed && (
          <>
            {ask("licenseNumber", {
              required: true,
              autoCapitalize: "characters",
              hint: reviewed && "Another license is reviewed again before you are verified.",
            })}
            {ask("licenseAuthority", { hint: validUntil(profile.licenseExpiresOn) })}
          </>
        )}
        <FieldNumber
          field={STYLIST_FIELDS.yearsOfExperience}
          error={errorOf("yearsOfExperience")}
          value={draft.yearsOfExperience}
          onChange={(years) => change({ yearsOfExperience: years ?? null })}
        />
      </Group>
      <Group title="Salon information">
        {ask("salonName", { autoComplete: "organization" })}
        {ask("salonAddress", { autoComplete: "street-address" })}
        {ask("website")}
      </Group>
      <Button type="submit" kind="primary" pending={save.isPending} className="self-start">
        Save profile
      </Button>
    </form>
  );
}

function draftOf(profile: Profile): ProfileDraft {
  const { isLicensed, yearsOfExperience } = profile;
  return { ...textDraft(TEXTS, profile), isLicensed, yearsOfExperience };
}

/** What is sent: no licence of who is in training, a web address with its scheme. */
function changesOf({ isLicensed, yearsOfExperience, ...texts }: ProfileDraft): UpdateProfile {
  const { website, ...typed } = typedOf(TEXTS, texts);
  return {
    ...typed,
    name: texts.name.trim(),
    email: texts.email.trim(),
    isLicensed,
    yearsOfExperience,
    ...(!isLicensed && { licenseNumber: null, licenseAuthority: null }),
    website: website && !website.includes("://") ? `https://${website}` : website,
  };
}

function validUntil(day: string | null): string {
  return day ? `Verified as valid until ${longDay(day)}` : "Who issued it, such as California";
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 font-semibold text-ink-2">{title}</legend>
      <div className="grid items-start gap-x-4 gap-y-5 md:grid-cols-2 lg:grid-cols-3 md:max-lg:[&>*:last-child:nth-child(odd)]:col-span-2">
        {children}
      </div>
    </fieldset>
  );
}
