import type { RescueAnswer } from "#tools/colour/rescue/schema.ts";
import { RescueCard } from "#ui/cards/rescue-card/rescue-card.tsx";

/** The rescue card as the chat's answer. Its verdict stays in sight when the card is taller than the screen. */
export function RescueResultCard({ value }: { value: RescueAnswer }) {
  return (
    <div data-read-first>
      <RescueCard answer={value} />
    </div>
  );
}
