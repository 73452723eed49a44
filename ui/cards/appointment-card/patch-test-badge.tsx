import { ShieldAlert } from "lucide-react";
import { Badge } from "#ui/components/badge.tsx";

/** The service asks for a patch test and the client has no valid one. */
export function PatchTestBadge() {
  return (
    <Badge tone="bad" icon={ShieldAlert}>
      Patch test needed
    </Badge>
  );
}
