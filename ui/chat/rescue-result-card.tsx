import type { RescueAnswer } from "#tools/colour/rescue-schema.ts";
import { RescueCard } from "#ui/cards/rescue-card/rescue-card.tsx";

/** The rescue card as the chat's answer. */
export function RescueResultCard({ value }: { value: RescueAnswer }) {
  return <RescueCard answer={value} />;
}
