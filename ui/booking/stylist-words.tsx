import type { PublicStylist } from "#tools/stylists/schema.ts";
import { Badge } from "#ui/components/badge.tsx";

/** What a stylist says of themselves. */
export function StylistWords({ stylist }: { stylist: Pick<PublicStylist, "specialties" | "bio"> }) {
  return (
    <>
      {stylist.bio && (
        <p className="text-md whitespace-pre-line text-ink-2 wrap-anywhere">{stylist.bio}</p>
      )}
      {stylist.specialties.length > 0 && (
        <ul aria-label="Specialties" className="flex flex-wrap gap-1.5">
          {stylist.specialties.map((each) => (
            <li key={each} className="max-w-full">
              <Badge className="wrap-anywhere">{each}</Badge>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
