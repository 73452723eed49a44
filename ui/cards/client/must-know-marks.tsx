import { TriangleAlert } from "lucide-react";
import type { ClientRow } from "#tools/clients/schema.ts";
import { Badge } from "#ui/components/badge.tsx";
import { PatchBadge } from "./patch-badge.tsx";

/** The marks of a client in a list: allergies, the salon's own line, the patch test. */
export function MustKnowMarks({ client }: { client: ClientRow }) {
  const { hasAllergies, mustKnow, patchTest, nextNeedsPatchTest } = client;
  const loud = patchTest.state === "failed" || patchTest.state === "pending";
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-1.5 @max-xl:empty:hidden">
      {hasAllergies && (
        <Badge tone="bad" icon={<TriangleAlert size={13} aria-hidden="true" />}>
          Allergies
        </Badge>
      )}
      {mustKnow && (
        <Badge
          tone="bad"
          icon={<TriangleAlert size={13} aria-hidden="true" className="shrink-0" />}
          className="min-w-0 shrink"
        >
          <span className="line-clamp-1 [overflow-wrap:anywhere]">{mustKnow}</span>
        </Badge>
      )}
      {/* a test that is due is no matter until color is booked */}
      {(loud || nextNeedsPatchTest) && <PatchBadge standing={patchTest} />}
    </span>
  );
}
