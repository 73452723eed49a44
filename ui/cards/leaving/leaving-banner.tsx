import { useQuery } from "@tanstack/react-query";
import { TriangleAlert } from "lucide-react";
import { getDeletion } from "#ui/api/house/exports.ts";
import { sessionQuery } from "#ui/api/session.ts";
import { TextLink } from "#ui/components/text-link.tsx";
import { shortDate } from "#ui/lib/format.ts";

/** Tells everybody of the team that the salon is about to be deleted; nothing otherwise. */
export function LeavingBanner() {
  const { data: session } = useQuery(sessionQuery);
  const { data: deletion } = useQuery(getDeletion);
  if (!deletion) return null;
  return (
    <div
      role="region"
      aria-label="The salon is to be deleted"
      className="flex items-start gap-2.5 border-b border-line-soft bg-bad-soft px-4 py-2.5 text-sm text-bad"
    >
      <TriangleAlert size={17} aria-hidden="true" className="mt-0.5 shrink-0" />
      <p className="min-w-0">
        This salon will be deleted on {shortDate(deletion.dueAt)}. Nobody can book until then.{" "}
        {session?.salon.role === "owner" ? (
          <TextLink to="/settings#data">Keep it, or take an export</TextLink>
        ) : (
          `${deletion.askedBy} asked for it.`
        )}
      </p>
    </div>
  );
}
