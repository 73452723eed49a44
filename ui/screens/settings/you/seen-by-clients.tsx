import { useQuery } from "@tanstack/react-query";
import { ExternalLink } from "lucide-react";
import { getPortrait, getProfile, listStylists } from "#ui/api/house/stylists.ts";
import { sessionQuery } from "#ui/api/session.ts";
import { Portrait } from "#ui/components/portrait.tsx";
import { Badge } from "#ui/components/badge.tsx";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { Card } from "#ui/components/page/card.tsx";

/** The stylist as the booking page shows them to clients. Nothing before that is known. */
export function SeenByClients() {
  const { data: session } = useQuery(sessionQuery);
  const { data: stylists } = useQuery(listStylists);
  const { data: profile } = useQuery(getProfile);
  const { data: portrait } = useQuery(getPortrait);
  const own = stylists?.find(({ id }) => id === session?.salon.stylistId);
  if (!own || !profile) return null;
  const { name, bio, specialties, bookingSlug } = own;
  return (
    <Card title="As clients see you" className="flex flex-col gap-3 [&>div:first-child]:mb-1">
      <div className="flex items-center gap-4">
        <Portrait name={name} src={portrait?.url ?? null} />
        <div className="min-w-0">
          <p className="font-display text-lg font-semibold wrap-anywhere">{name}</p>
          <p className="text-sm text-ink-2">{profile.salonName}</p>
        </div>
      </div>
      {bio && <p className="text-sm text-pretty text-ink-2">{bio}</p>}
      {specialties.length > 0 && (
        <ul aria-label="Specialties on the booking page" className="flex flex-wrap gap-1.5">
          {specialties.map((each) => (
            <li key={each} className="max-w-full">
              <Badge>{each}</Badge>
            </li>
          ))}
        </ul>
      )}
      {profile.salonAddress && <p className="text-sm text-ink-2">{profile.salonAddress}</p>}
      {bookingSlug && (
        <ButtonLink to={`/book/${bookingSlug}`} reloadDocument icon={ExternalLink}>
          Open the booking page
        </ButtonLink>
      )}
    </Card>
  );
}
