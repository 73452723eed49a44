import { useMutation, useQuery } from "@tanstack/react-query";
import { may } from "#tools/access/permissions-rules.ts";
import type { SalonRole } from "#tools/core/role-schema.ts";
import type { TeamMember } from "#tools/stylists/team-schema.ts";
import { listInvitations } from "#ui/api/house/invitations.ts";
import { sessionQuery } from "#ui/api/session.ts";
import { listTeam, updateStylist } from "#ui/api/house/stylists.ts";
import { ROLES } from "#ui/cards/team/role-words.ts";
import { Badge } from "#ui/components/badge.tsx";
import { FieldSelect } from "#ui/components/fields/field-select.tsx";
import { QueryView } from "#ui/components/page/query-view.tsx";
import { TextLink } from "#ui/components/text-link.tsx";
import { SettingsCard } from "./settings-card.tsx";

/** Who is of the salon and what they may do. For whoever runs the team; roles are the owner's to change. */
export function TeamSection() {
  const { data: session } = useQuery(sessionQuery);
  const team = useQuery(listTeam);
  const invitations = useQuery(listInvitations);
  if (!session) return null;
  const invited = new Set(invitations.data?.map(({ stylistId }) => stylistId));
  return (
    <SettingsCard
      of="team"
      aside={
        <TextLink to="/stylists" className="shrink-0 text-sm whitespace-nowrap">
          Add and invite
        </TextLink>
      }
    >
      <QueryView query={team} name="the team" shape={["h-12 w-full", "h-12 w-full"]}>
        {(members) => (
          <ul aria-label="Team members" className="flex flex-col divide-y divide-line-soft">
            {members.map((member) => (
              <Member
                key={member.id}
                member={member}
                isInvited={invited.has(member.id)}
                isOwn={member.id === session.salon.stylistId}
                role={session.salon.role}
              />
            ))}
          </ul>
        )}
      </QueryView>
    </SettingsCard>
  );
}

function Member({
  member: { id, name, email, role: theirs, signsIn, accountStatus },
  isInvited,
  isOwn,
  role,
}: {
  member: TeamMember;
  isInvited: boolean;
  isOwn: boolean;
  role: SalonRole;
}) {
  const standing = signsIn ? null : isInvited ? "Invited" : "No sign-in yet";
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2.5 py-3.5 first:pt-1 last:pb-0">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          <span className="min-w-0 break-words">{name}</span>
          {isOwn && <Badge>You</Badge>}
          {standing && <Badge>{standing}</Badge>}
          {accountStatus === "suspended" && <Badge tone="bad">Suspended</Badge>}
        </p>
        <p className="truncate text-sm text-ink-2">{email}</p>
      </div>
      {may(role, "set_roles") && theirs !== "owner" ? (
        <RolePick id={id} name={name} role={theirs} />
      ) : (
        <p className="text-sm text-ink-2">{ROLES[theirs].label}</p>
      )}
    </li>
  );
}

/** Changes a role at once; what is refused goes back to how it stood. */
function RolePick({ id, name, role }: { id: string; name: string; role: SalonRole }) {
  const change = useMutation(updateStylist);
  const shown = change.isPending ? (change.variables.role ?? role) : role;
  return (
    <FieldSelect
      label={`Role of ${name}`}
      hideLabel
      hint={ROLES[shown].means}
      className="w-full sm:w-[260px]"
      value={shown}
      disabled={change.isPending}
      options={(["manager", "stylist", "reception"] as const).map((each) => [
        each,
        ROLES[each].label,
      ])}
      onChange={(chosen) => change.mutate({ id, role: chosen as Exclude<SalonRole, "owner"> })}
    />
  );
}
