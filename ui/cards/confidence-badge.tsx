import { confidenceBand } from "#tools/colour/care.ts";
import { Badge, type BadgeTone } from "#ui/components/badge.tsx";

const TONES: Record<string, BadgeTone> = { excellent: "ok", good: "ok", moderate: "warn" };

/** "88% · good match, with adjustments"; `short` leaves out the advice. */
export function ConfidenceBadge({ confidence, short }: { confidence: number; short?: boolean }) {
  const { id, label } = confidenceBand(confidence);
  const [match = "", advice = ""] = label.toLowerCase().split(" - ");
  return (
    <Badge tone={TONES[id] ?? "neutral"}>
      {confidence}% · {short ? match : `${match}, ${advice}`}
    </Badge>
  );
}
