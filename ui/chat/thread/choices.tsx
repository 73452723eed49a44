import type { Choices as Offered } from "#tools/chats/schema.ts";
import { Chip } from "#ui/components/chip.tsx";

/** One-tap answers to what was just asked, or next steps; they wrap at a desk and scroll on a phone. */
export function Choices({
  choices,
  onChoose,
}: {
  choices: Offered;
  onChoose: (says: string) => void;
}) {
  return (
    <div
      role="group"
      aria-label={choices.kind === "answer" ? "Answers" : "Next steps"}
      className="flex animate-rise gap-2 md:flex-wrap max-md:-mx-5 max-md:overflow-x-auto max-md:px-5 scrollbar-none"
    >
      {choices.options.map(({ label, says }) => (
        <Chip key={label} onClick={() => onChoose(says)}>
          {label}
        </Chip>
      ))}
    </div>
  );
}
