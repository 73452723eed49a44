import type { Beside } from "#tools/chats/schema.ts";
import { Chip } from "#ui/components/chip.tsx";
import { Starters } from "#ui/chat/composer/starters.tsx";

const ABOUT_RECORD = ["Why this developer?", "Half bowl", "Start a timer"];

/** What can be asked of the assistant beside a screen, while nothing has been said there: about the record, or of the day. */
export function DockGreeting({
  beside,
  onChoose,
}: {
  beside: Beside | undefined;
  onChoose: (says: string) => void;
}) {
  if (!beside?.recordId)
    return (
      <div className="flex flex-col gap-4">
        <p className="text-md text-ink-2">Ask about a client, add photos, or start a timer.</p>
        <Starters onChoose={onChoose} />
      </div>
    );
  return (
    <div className="flex flex-col gap-4">
      <p className="text-md text-ink-2">
        I have this consultation open. Ask about it, or add a photo of the result.
      </p>
      <div role="group" aria-label="Things to ask" className="flex flex-wrap gap-2">
        {ABOUT_RECORD.map((says) => (
          <Chip key={says} onClick={() => onChoose(says)}>
            {says}
          </Chip>
        ))}
      </div>
    </div>
  );
}
