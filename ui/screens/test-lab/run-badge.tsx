import { CircleCheck, CircleStop, CircleX } from "lucide-react";
import { Badge } from "#ui/components/badge.tsx";
import { Spinner } from "#ui/components/page/spinner.tsx";
import type { Run } from "./use-lab.ts";

/** How a test stands, in a word with its icon; before its first run, too. */
export function RunBadge({ run }: { run: Run }) {
  switch (run.state) {
    case "idle":
      return <Badge>Not run</Badge>;
    case "running":
      return <Badge icon={<Spinner className="text-current" />}>Running</Badge>;
    case "stopped":
      return (
        <Badge tone="warn" icon={CircleStop}>
          Stopped
        </Badge>
      );
    case "failed":
      return (
        <Badge tone="bad" icon={CircleX}>
          Failed
        </Badge>
      );
    default:
      return (
        <Badge tone="ok" icon={CircleCheck}>
          <span>
            <span className="sr-only">Passed in </span>
            {(run.ms / 1000).toFixed(1)} s
          </span>
        </Badge>
      );
  }
}
