import { useId } from "react";
import { PLACEHOLDERS, type Placeholder } from "#tools/messages/texts/template-data.ts";
import { Chip } from "#ui/components/chip.tsx";

/** What can stand in a message and is filled in for each client: one tap puts it where the cursor is. */
export function Placeholders({
  names,
  onInsert,
}: {
  names: readonly string[];
  onInsert: (name: string) => void;
}) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="flex flex-col gap-2">
      <span id={id} className="text-sm font-semibold">
        Filled in for each client
      </span>
      <div className="flex flex-wrap gap-2">
        {names.map((name) => (
          <Chip
            key={name}
            title={meaningOf(name)}
            aria-label={`Insert ${name}${meaningOf(name) ? `: ${meaningOf(name)}` : ""}`}
            onClick={() => onInsert(name)}
            className="font-mono"
          >
            {`{${name}}`}
          </Chip>
        ))}
      </div>
    </div>
  );
}

function meaningOf(name: string): string | undefined {
  return name in PLACEHOLDERS ? PLACEHOLDERS[name as Placeholder] : undefined;
}
