import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { Profile } from "#tools/stylists/schema.ts";
import { updateProfile } from "#ui/api/house/stylists.ts";
import { Button } from "#ui/components/button.tsx";
import { FieldSelect } from "#ui/components/fields/field-select.tsx";
import { TextLink } from "#ui/components/text-link.tsx";
import { stateIn } from "./board-rules.ts";
import { STATES } from "./boards-data.ts";

const NAMES = Object.values(STATES).map(({ name }) => [name, name] as const);

/** Who issued the licence, where that alone is missing: chosen and sent here, as the number lets one guess. */
export function IssuerForm({ profile }: { profile: Profile }) {
  const { name, email, licenseNumber } = profile;
  const save = useMutation(updateProfile);
  const guessed = stateIn(licenseNumber ?? "")?.name ?? "";
  const [issuer, setIssuer] = useState(guessed);
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate({ name, email, licenseAuthority: issuer });
      }}
    >
      <div className="flex flex-wrap items-end gap-3">
        <FieldSelect
          label="Issued by"
          className="min-w-48 flex-1 sm:max-w-72"
          value={issuer}
          none="Choose the state"
          options={NAMES}
          onChange={setIssuer}
        />
        <Button
          type="submit"
          kind="primary"
          disabled={!issuer}
          pending={save.isPending}
          className="h-11"
        >
          Send for review
        </Button>
      </div>
      <p className="text-sm text-ink-2">
        {guessed !== "" && guessed === issuer && "Taken from the letters of your number. "}
        Issued elsewhere?{" "}
        <TextLink to="/settings#profile" className="touch:-my-2.5">
          Name the issuing board
        </TextLink>
      </p>
    </form>
  );
}
