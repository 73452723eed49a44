import { REQUEST_MINUTES } from "#tools/actions/schema.ts";
import type { ReactNode } from "react";
import { Card } from "#ui/components/page/card.tsx";
import { NumberedSteps } from "#ui/components/page/numbered-steps.tsx";

const STEPS = [
  { text: "A program that you have connected asks for a change in your name." },
  { text: `It waits ${REQUEST_MINUTES} minutes: you see who asks, and what would be different.` },
  { text: "Your yes does it. A no, or no answer, leaves everything as it was." },
];

/** What a request of a program is, for whoever meets one. */
export function HowItGoes({ children }: { children?: ReactNode }) {
  return (
    <Card title="How a request goes">
      <NumberedSteps steps={STEPS} />
      {children && (
        <p className="mt-5 border-t border-line-soft pt-4 text-sm text-ink-2">{children}</p>
      )}
    </Card>
  );
}
