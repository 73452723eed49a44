import type { Beside } from "#tools/chats/schema.ts";
import { Chip } from "#ui/components/chip.tsx";

const ABOUT_RECORD = ["Why this developer?", "Half bowl", "Start a timer"];
const ANYWHERE = ["Recent consultations", "How many analyses are left?", "Start a timer"];

/** What can be asked of the assistant beside a screen, while nothing has been said there. */
export function DockGreeting({
  beside,
  onChoose,
}: {
  beside: Beside | undefined;
  onChoose: (says: string) => void;
}) {
  const first = beside?.recordId ? ABOUT_RECORD : ANYWHERE;
  return (
    <div className="flex flex-col gap-4">
      <p className="text-md text-ink-2">
        {beside?.recordId
          ? "I have this consultation open. Ask about it, or drop a photo of the result."
          : "Ask about a client, drop photos, or start a timer."}
      </p>
      <div role="group" aria-label="Things to ask" className="flex flex-wrap gap-2">
        {first.map((says) => (
          <Chip key={says} onClick={() => onChoose(says)}>
            {says}
          </Chip>
        ))}
      </div>
    </div>
  );
}
