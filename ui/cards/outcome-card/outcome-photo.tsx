import type { IntakeSlot } from "#ui/cards/photo-intake/intake-rules.ts";
import { PhotoDrop } from "#ui/cards/photo-intake/photo-drop.tsx";
import { FilesHint, RefusedFiles } from "#ui/cards/photo-intake/photo-intake.tsx";
import type { PhotoTray } from "#ui/cards/photo-intake/photo-tray.ts";
import { Button } from "#ui/components/button.tsx";

const SLOT: IntakeSlot = {
  role: "result",
  title: "Photo of the result",
  hint: "Dried, in daylight, as the photo before was taken.",
  max: 1,
};

export type OutcomePhotoProps = {
  tray: PhotoTray;
  /** The photo that is saved already. */
  kept: string | null;
  onForget: () => void;
};

/** One photo of the result, by camera, file or drop; the one that is saved until it is taken away. */
export function OutcomePhoto({ tray, kept, onForget }: OutcomePhotoProps) {
  if (kept && tray.photos.length === 0)
    return (
      <div className="flex flex-wrap items-center gap-4">
        <img
          src={`/api/photos/${kept}/thumbnail`}
          alt="The result"
          className="size-20 rounded-[16px] border border-line object-cover"
        />
        <Button onClick={onForget}>Take another photo</Button>
      </div>
    );
  return (
    <>
      <PhotoDrop slot={SLOT} tray={tray} />
      <FilesHint />
      <RefusedFiles refused={tray.refused} onDismiss={tray.forgetRefused} />
    </>
  );
}
