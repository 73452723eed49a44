import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { MAX_CURRENT_PHOTOS } from "#tools/photos/data.ts";
import { readPhoto, type PhotoMarks } from "#ui/api/chair/colour.ts";
import { PhotoIntake } from "#ui/cards/photo-intake/photo-intake.tsx";
import type { IntakeSlot } from "#ui/cards/photo-intake/intake-rules.ts";
import type { PhotoTray, TrayPhoto } from "#ui/cards/photo-intake/photo-tray.ts";
import { HairMarks } from "#ui/cards/reading-card/hair-marks.tsx";
import { ReadingBody } from "#ui/cards/reading-card/reading-card.tsx";
import { Button } from "#ui/components/button.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { Spinner } from "#ui/components/page/spinner.tsx";

/** Where the wish goes. */
export const TARGET_SLOT: IntakeSlot = {
  role: "target",
  title: "Target inspiration",
  hint: "The color the client wants.",
  max: 1,
  required: true,
};

const CURRENT_SLOT: IntakeSlot = {
  role: "current",
  title: "Current hair",
  hint: "In daylight, from the back.",
  max: MAX_CURRENT_PHOTOS,
};

export type PhotosStepProps = {
  /** The wish was asked for and is not there. */
  missed: boolean;
  tray: PhotoTray;
  marks: PhotoMarks;
  onMarks: (marks: PhotoMarks) => void;
};

/** The photos, and what the first one of the hair as it is says, open to correction. */
export function PhotosStep({ tray, marks, onMarks, missed }: PhotosStepProps) {
  const first = tray.photos.find(({ role }) => role === "current");
  return (
    <div className="flex flex-col gap-4">
      <PhotoIntake slots={[CURRENT_SLOT, { ...TARGET_SLOT, missed }]} tray={tray} />
      {first?.photo && <Reading key={first.key} photo={first} marks={marks} onMarks={onMarks} />}
    </div>
  );
}

function Reading({
  photo,
  marks,
  onMarks,
}: Omit<PhotosStepProps, "tray" | "missed"> & { photo: TrayPhoto }) {
  const [correcting, setCorrecting] = useState(Object.keys(marks).length > 0);
  const {
    data: reading,
    error,
    isFetching,
  } = useQuery({
    ...readPhoto(photo.photo?.id, marks),
    placeholderData: (before) => before,
  });
  return (
    <Card
      title="What the photo shows"
      aside={isFetching ? <Spinner label="Reading" className="text-sm" /> : undefined}
    >
      {error && (
        <p role="alert" className="text-sm text-ink-2">
          The photo could not be read. Set the level yourself in the next step.
        </p>
      )}
      <div className={correcting ? "grid gap-5 md:grid-cols-[minmax(0,320px)_minmax(0,1fr)]" : ""}>
        {correcting && (
          <HairMarks
            src={photo.photo?.url ?? photo.preview}
            alt="Current hair"
            marks={marks}
            onChange={onMarks}
          />
        )}
        <div className="flex flex-col items-start gap-3">
          {reading && (
            <div className="w-full">
              <ReadingBody reading={reading} />
            </div>
          )}
          {correcting ? (
            <p className="text-sm text-ink-2">
              Tap hair that is typical of its zone: in the light, without a highlight. A tap on a
              white towel or wall in the same light corrects the color of the lamp.
            </p>
          ) : (
            reading && (
              <Button kind="ghost" className="-ml-4" onClick={() => setCorrecting(true)}>
                Not right? Tap the hair on the photo
              </Button>
            )
          )}
        </div>
      </div>
    </Card>
  );
}
