import { useMutation } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import type { PhotoMoment } from "#tools/clients/schema.ts";
import type { PhotoRole } from "#tools/photos/schema.ts";
import { addClientPhoto } from "#ui/api/desk/clients.ts";
import type { IntakeSlot } from "#ui/cards/photo-intake/intake-rules.ts";
import { PhotoDrop } from "#ui/cards/photo-intake/photo-drop.tsx";
import { FilesHint, RefusedFiles } from "#ui/cards/photo-intake/photo-intake.tsx";
import { usePhotoTray } from "#ui/cards/photo-intake/photo-tray.ts";
import { Field } from "#ui/components/fields/field.tsx";
import { FormDialog } from "#ui/components/fields/form.tsx";
import { Input } from "#ui/components/fields/input.tsx";
import { issueFor } from "#ui/lib/http/issues.ts";
import type { Pair } from "./pairs.ts";

const SLOTS: (IntakeSlot & { moment: PhotoMoment; role: PhotoRole })[] = [
  { moment: "before", role: "current", title: "Before", hint: "Dry, in daylight.", max: 1 },
  { moment: "after", role: "result", title: "After", hint: "The same light and angle.", max: 1 },
];

/** Photos of one visit: before, after or both; with a pair that is there, what it still lacks. */
export function AddPhotosDialog({
  clientId,
  pair,
  onClose,
}: {
  clientId: string;
  pair: Pair | undefined;
  onClose: () => void;
}) {
  const tray = usePhotoTray();
  const [takenOn, setTakenOn] = useState("");
  const add = useMutation(addClientPhoto);
  const slots = SLOTS.filter(({ moment }) => !pair || pair[moment].length === 0);
  const sent = slots.flatMap(({ moment, role }) => {
    const photo = tray.photos.find((each) => each.role === role)?.photo;
    return photo ? [{ moment, photoId: photo.id }] : [];
  });
  const waiting = tray.photos.some(({ photo }) => !photo);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    let pairId = pair?.pairId;
    const day = pair?.takenOn ?? takenOn;
    for (const each of sent) {
      const kept = await add
        .mutateAsync({ clientId, ...each, ...(pairId && { pairId }), ...(day && { takenOn: day }) })
        .catch(() => undefined);
      if (!kept) return;
      ({ pairId } = kept);
    }
    onClose();
  };
  return (
    <FormDialog
      wide
      onClose={onClose}
      title={pair ? "The other half of the pair" : "Before and after"}
      form={{ submit: (event) => void submit(event), pending: add.isPending }}
      submit={waiting ? "Sending photos..." : "Keep with the client"}
      ready={sent.length > 0 && !waiting}
      className="flex flex-col gap-5"
    >
      <div className={slots.length > 1 ? "grid gap-4 sm:grid-cols-2" : ""}>
        {slots.map((slot) => (
          <PhotoDrop key={slot.role} slot={slot} tray={tray} />
        ))}
      </div>
      <FilesHint />
      <RefusedFiles refused={tray.refused} onDismiss={tray.forgetRefused} />
      {!pair && (
        <Field
          label="Day of the visit"
          hint="Left empty, it is today."
          error={issueFor(add.error, "takenOn")}
        >
          <Input
            type="date"
            className="max-w-52"
            value={takenOn}
            onChange={({ target }) => setTakenOn(target.value)}
          />
        </Field>
      )}
    </FormDialog>
  );
}
