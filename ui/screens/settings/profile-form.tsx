import { useMutation } from "@tanstack/react-query";
import { useState, type FormEvent, type ReactNode } from "react";
import { profileProblem } from "#tools/stylists/rules.ts";
import type { Profile } from "#tools/stylists/schema.ts";
import { updateProfile } from "#ui/api/stylists.ts";
import { Button } from "#ui/components/button.tsx";
import { Field } from "#ui/components/field.tsx";
import { Input } from "#ui/components/input.tsx";
import { SegmentedControl } from "#ui/components/segmented-control.tsx";
import { longDay } from "#ui/lib/format.ts";
import { issueFor } from "#ui/lib/issues.ts";
import { toast } from "#ui/lib/toast.ts";
import { changesOf, draftOf, type ProfileDraft } from "./profile-draft.ts";

const STANDINGS = [
  { value: "licensed", label: "Licensed" },
  { value: "training", label: "In training" },
] as const;

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
  const bind = (field: Exclude<keyof ProfileDraft, "isLicensed">) => ({
    name: field,
    value: draft[field],
    onChange: (event: { target: { value: string } }) => change({ [field]: event.target.value }),
  });

  const reviewed = profile.accountStatus === "verified" || profile.accountStatus === "student";
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-7">
      <Group title="Personal information">
        <Field label="Name" required error={errorOf("name")}>
          <Input autoComplete="name" {...bind("name")} />
        </Field>
        <Field
          label="Email"
          required
          error={errorOf("email")}
          hint="You sign in with your account's own email."
        >
          <Input type="email" autoComplete="email" {...bind("email")} />
        </Field>
        <Field label="Phone" error={errorOf("phone")}>
          <Input type="tel" autoComplete="tel" {...bind("phone")} />
        </Field>
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
            <Field
              label="License number"
              required
              error={errorOf("licenseNumber")}
              hint={reviewed && "Another license is reviewed again before you are verified."}
            >
              <Input autoCapitalize="characters" {...bind("licenseNumber")} />
            </Field>
            <Field
              label="State or authority"
              error={errorOf("licenseAuthority")}
              hint={validUntil(profile.licenseExpiresOn)}
            >
              <Input autoComplete="off" {...bind("licenseAuthority")} />
            </Field>
          </>
        )}
        <Field label="Years of experience" error={errorOf("yearsOfExperience")}>
          <Input
            type="number"
            inputMode="numeric"
            min={0}
            max={60}
            {...bind("yearsOfExperience")}
          />
        </Field>
      </Group>
      <Group title="Salon information">
        <Field label="Salon name" error={errorOf("salonName")}>
          <Input autoComplete="organization" {...bind("salonName")} />
        </Field>
        <Field label="Salon address" error={errorOf("salonAddress")}>
          <Input autoComplete="street-address" {...bind("salonAddress")} />
        </Field>
        <Field label="Website" error={errorOf("website")}>
          <Input type="url" inputMode="url" placeholder="your-salon.example" {...bind("website")} />
        </Field>
      </Group>
      <Button type="submit" kind="primary" pending={save.isPending} className="self-start">
        Save profile
      </Button>
    </form>
  );
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
