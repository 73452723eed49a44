import { Badge } from "#ui/components/badge.tsx";
import { confidenceBand } from "./confidence.ts";

/** "88% · good match, with adjustments"; `short` leaves out the advice. */
export function ConfidenceBadge({ confidence, short }: { confidence: number; short?: boolean }) {
  const { match, advice, tone } = confidenceBand(confidence);
  return (
    <Badge tone={tone}>
      {short ? `${confidence}% · ${match}` : `${confidence}% · ${match}, ${advice}`}
    </Badge>
  );
}
