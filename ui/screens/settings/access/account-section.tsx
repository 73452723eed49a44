import { useMutation, useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { sessionQuery, signOutEverywhere } from "#ui/api/session.ts";
import { Button } from "#ui/components/button.tsx";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { PasswordDialog } from "./password-dialog.tsx";
import { SettingsCard } from "#ui/screens/settings/settings-card.tsx";

/** The account that is signed in: its password, its sessions, the mail sent for it. */
export function AccountSection() {
  const { data: session } = useQuery(sessionQuery);
  const leave = useMutation(signOutEverywhere);
  const [changing, setChanging] = useState(false);
  return (
    <SettingsCard of="account">
      <div className="flex flex-col divide-y divide-line-soft">
        <Row name="Signed in as" words={session?.user.email ?? ""} />
        <Row name="Password" words="Changing it signs your other devices out.">
          <Button onClick={() => setChanging(true)}>Change password</Button>
        </Row>
        <Row name="Devices" words="Ends every session of this account, this one too.">
          <Button onClick={() => leave.mutate()} pending={leave.isPending}>
            Sign out everywhere
          </Button>
        </Row>
        {session?.salon.role === "owner" && (
          <Row name="Outbox" words="Every message your salon sent, or would have sent.">
            <ButtonLink to="/outbox">Open the outbox</ButtonLink>
          </Row>
        )}
      </div>
      {changing && <PasswordDialog onClose={() => setChanging(false)} />}
    </SettingsCard>
  );
}

function Row({ name, words, children }: { name: string; words: string; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4 first:pt-1 last:pb-0">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-medium">{name}</p>
        <p className="text-sm [overflow-wrap:anywhere] text-ink-2">{words}</p>
      </div>
      {children}
    </div>
  );
}
