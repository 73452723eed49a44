import { useQuery } from "@tanstack/react-query";
import { TriangleAlert } from "lucide-react";
import { MAX_CURRENT_PHOTOS } from "#tools/photos/data.ts";
import { subscriptionStatus } from "#ui/api/house/subscription.ts";
import type { IntakeSlot } from "#ui/cards/photo-intake/intake-rules.ts";
import { PhotoIntake } from "#ui/cards/photo-intake/photo-intake.tsx";
import type { PhotoTray } from "#ui/cards/photo-intake/photo-tray.ts";
import { TextLink } from "#ui/components/text-link.tsx";

const SLOTS: readonly IntakeSlot[] = [
  {
    role: "current",
    title: "Current Hair Condition",
    hint: "In daylight, from the back.",
    max: MAX_CURRENT_PHOTOS,
    required: true,
  },
  {
    role: "target",
    title: "Target Inspiration",
    hint: "The color the client wants.",
    max: 1,
    required: true,
  },
];

/** The hair as it is and the colour that is wanted. */
export function UploadStep({ tray }: { tray: PhotoTray }) {
  const { data: status } = useQuery(subscriptionStatus);
  return (
    <div className="flex flex-col gap-4">
      {status?.uploadsRemaining === 0 && (
        <p
          role="alert"
          className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-m bg-warn-soft px-4 py-3 text-sm text-ink"
        >
          <TriangleAlert size={18} aria-hidden="true" className="text-warn" />
          <span className="min-w-0 flex-1 basis-60">
            You&apos;ve reached your monthly AI analysis limit. Upgrade your plan to continue.
          </span>
          <TextLink to="/settings">View plans</TextLink>
        </p>
      )}
      <PhotoIntake slots={SLOTS} tray={tray} />
    </div>
  );
}
