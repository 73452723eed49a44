import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { CanonicalTone } from "#tools/colour/words.ts";
import type { ConsultationOutcome, Outcome } from "#tools/outcomes/schema.ts";
import { recordOutcome } from "#ui/api/outcomes.ts";
import { ChoiceChips } from "#ui/cards/choice-chips.tsx";
import { usePhotoTray } from "#ui/cards/photo-intake/photo-tray.ts";
import { Button } from "#ui/components/button.tsx";
import { Field } from "#ui/components/fields/field.tsx";
import { SegmentedControl } from "#ui/components/fields/segmented-control.tsx";
import { Textarea } from "#ui/components/fields/textarea.tsx";
import { LevelReached } from "./level-reached.tsx";
import { OutcomePhoto } from "./outcome-photo.tsx";
import { tonesFor, toneHex } from "./outcome-tones.ts";

export type OutcomeDetailsProps = {
  told: ConsultationOutcome;
  outcome: Outcome;
  onDone: () => void;
};

/** The rest of an outcome: the level as it dried, the tone, a photo, a note. All of it may be left out. */
export function OutcomeDetails({ told, outcome, onDone }: OutcomeDetailsProps) {
  const [happy, setHappy] = useState(outcome.happy);
  const [level, setLevel] = useState(outcome.levelReached);
  const [tone, setTone] = useState(outcome.tone);
  const [kept, setKept] = useState(outcome.photoId);
  const [note, setNote] = useState(outcome.note);
  const tray = usePhotoTray();
  const record = useMutation({ ...recordOutcome, onSuccess: onDone });
  const { consultationId, planned } = told;
  const taken = tray.photos[0];
  const photoId = taken?.photo?.id ?? kept;
  const sending = taken !== undefined && !taken.photo && !taken.failure;
  return (
    <form
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        record.mutate({ consultationId, happy, levelReached: level, tone, photoId, note });
      }}
    >
      <SegmentedControl
        label="Is the client happy with it?"
        options={[
          { value: "yes", label: "Happy" },
          { value: "no", label: "Not quite" },
        ]}
        value={happy ? "yes" : "no"}
        onChange={(value) => setHappy(value === "yes")}
        className="self-start"
      />
      <LevelReached planned={planned.level} level={level} photoId={photoId} onChange={setLevel} />
      <ChoiceChips<CanonicalTone>
        label="Tone"
        hint={planned.tone ? "as it shows in daylight" : undefined}
        words={tonesFor(planned.tone, tone)}
        hexOf={toneHex}
        value={tone ?? undefined}
        onChange={(word) => setTone(word ?? null)}
        optional
      />
      <OutcomePhoto tray={tray} kept={kept} onForget={() => setKept(null)} />
      <Field label="Note" hint="What you would do differently next time.">
        <Textarea value={note} maxLength={2000} onChange={({ target }) => setNote(target.value)} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" kind="primary" pending={record.isPending} disabled={sending}>
          {sending ? "Sending the photo" : "Save outcome"}
        </Button>
        <Button kind="ghost" onClick={onDone}>
          {outcome.levelReached === null ? "Not now" : "Cancel"}
        </Button>
      </div>
    </form>
  );
}
