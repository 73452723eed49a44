import { FlaskConicalOff } from "lucide-react";
import { Card } from "#ui/components/page/card.tsx";
import { ApiError } from "#ui/lib/http/api-error.ts";
import { cx } from "#ui/lib/cx.ts";

const CAUSES = [
  "Missing API keys for the AI provider",
  "Severe damage that needs an in-person assessment",
  "A response formatting problem",
];

/** What may keep a formula from being written. */
export function PossibleCauses() {
  return (
    <ul className="list-disc pl-5 text-sm text-ink-2 marker:text-ink-3">
      {CAUSES.map((cause) => (
        <li key={cause}>{cause}</li>
      ))}
    </ul>
  );
}

/** The heading of every card that stands where a formula would. */
export function UnavailableHead({ sentence }: { sentence?: string | undefined }) {
  return (
    <header className={cx("flex gap-4", sentence ? "items-start" : "items-center")}>
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-warn-soft text-warn">
        <FlaskConicalOff size={22} aria-hidden="true" />
      </span>
      <div className="min-w-0 flex-1">
        <h2 className="text-lg">AI Formula Generation Unavailable</h2>
        {sentence && <p className="mt-1 text-ink-2">{sentence}</p>}
      </div>
    </header>
  );
}

/** The AI service did not answer an analysis: nothing was saved or counted. Shows nothing for other failures. */
export function ServiceUnavailable({ error }: { error: Error | null }) {
  if (!(error instanceof ApiError) || error.code !== "ai_unavailable") return null;
  return (
    <Card aria-label="AI Formula Generation Unavailable" className="flex flex-col gap-4">
      <UnavailableHead sentence={error.sentence} />
      <div className="flex flex-col gap-2">
        <p className="text-sm font-semibold">Possible causes</p>
        <PossibleCauses />
      </div>
      <p className="text-sm text-ink-2">
        Your photos and answers are kept here: try again in a moment, or contact support if it keeps
        happening.
      </p>
    </Card>
  );
}
