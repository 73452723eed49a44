import { Clock, Link2, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { may } from "#tools/access/permissions-rules.ts";
import type { Stylist } from "#tools/stylists/schema.ts";
import type { SalonRole } from "#tools/core/role-schema.ts";
import type { Invitation, TeamMember } from "#tools/stylists/team-schema.ts";
import { Badge } from "#ui/components/badge.tsx";
import { Button } from "#ui/components/button.tsx";
import { IconButton } from "#ui/components/icon-button.tsx";
import { BookingLink } from "./booking-link.tsx";
import { HoursDialog } from "./hours-dialog.tsx";
import { RemoveDialog } from "./remove-dialog.tsx";
import { SignInRow } from "./sign-in-row.tsx";
import { StylistDialog } from "./stylist-dialog.tsx";
import { ROLES } from "#ui/cards/team/role-words.ts";

type Open = "edit" | "hours" | "remove" | null;

/** One of the team. Acts are there for whoever may do them; role and sign-in for whoever runs the team. */
export function StylistCard({
  stylist,
  invitation,
  own,
  role,
}: {
  stylist: Stylist & Partial<Pick<TeamMember, "role" | "signsIn">>;
  invitation: Invitation | undefined;
  own: boolean;
  role: SalonRole;
}) {
  const [open, setOpen] = useState<Open>(null);
  const runsTeam = may(role, "manage_team");
  const close = () => setOpen(null);
  const { name, email, specialties, bio, bookingSlug } = stylist;
  return (
    <article
      aria-label={name}
      className="flex w-full min-w-0 flex-col gap-4 rounded-card border border-line-soft bg-surface p-[22px] shadow-edge max-md:p-4"
    >
      <header className="flex items-start justify-between gap-3">
        <Face name={name} />
        <div className="min-w-0 flex-1">
          <h2 className="text-lg break-words">{name}</h2>
          <p className="truncate text-sm text-ink-2">{email}</p>
          <p className="mt-1.5 flex flex-wrap gap-1.5 empty:hidden">
            {own && <Badge>You</Badge>}
            {stylist.role && <Badge>{ROLES[stylist.role].label}</Badge>}
          </p>
        </div>
      </header>
      {specialties.length > 0 && (
        <ul aria-label="Specialties" className="flex flex-wrap gap-1.5">
          {specialties.map((each) => (
            <li key={each} className="min-w-0 max-w-full">
              <Badge className="break-words">{each}</Badge>
            </li>
          ))}
        </ul>
      )}
      {bio && <p className="line-clamp-4 text-sm text-pretty text-ink-2">{bio}</p>}
      <div className="mt-auto flex flex-col gap-3">
        {bookingSlug ? (
          <BookingLink slug={bookingSlug} />
        ) : (
          <NoLink own={own} mayEdit={own || runsTeam} onSet={() => setOpen("edit")} />
        )}
        {runsTeam && <SignInRow stylist={stylist} invitation={invitation} />}
        {(own || runsTeam) && (
          <div className="flex flex-wrap items-center gap-2 border-t border-line-soft pt-3">
            <Button icon={Pencil} aria-label={`Edit ${name}`} onClick={() => setOpen("edit")}>
              Edit
            </Button>
            <Button icon={Clock} aria-label={`Hours of ${name}`} onClick={() => setOpen("hours")}>
              Hours
            </Button>
            {runsTeam && !own && stylist.role !== "owner" && (
              <span className="ml-auto">
                <IconButton
                  label={`Remove ${name} from the team`}
                  icon={Trash2}
                  onClick={() => setOpen("remove")}
                />
              </span>
            )}
          </div>
        )}
      </div>
      {open === "edit" && <StylistDialog stylist={stylist} role={role} onClose={close} />}
      {open === "hours" && <HoursDialog stylist={stylist} onClose={close} />}
      {open === "remove" && <RemoveDialog stylist={stylist} onClose={close} />}
    </article>
  );
}

/** Their first letter on hair, as on their booking page without a portrait. */
function Face({ name }: { name: string }) {
  return (
    <span aria-hidden="true" className="relative grid size-12 shrink-0 place-items-center">
      <span className="strands sheen absolute inset-0 rounded-full bg-(--l4)" />
      <span className="relative font-display text-lg font-semibold text-(--l12)">
        {name.trim().charAt(0).toUpperCase()}
      </span>
    </span>
  );
}

/** Without an address nobody can book online. */
function NoLink({ own, mayEdit, onSet }: { own: boolean; mayEdit: boolean; onSet: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 rounded-m border border-dashed border-line px-3.5 py-2">
      <p className="text-sm text-ink-2">
        {own ? "Clients cannot book you online yet." : "No booking address yet."}
      </p>
      {mayEdit && (
        <Button icon={Link2} onClick={onSet}>
          Set a booking address
        </Button>
      )}
    </div>
  );
}
