import { useMutation } from "@tanstack/react-query";
import { Pencil } from "lucide-react";
import { useState } from "react";
import { saveNotes } from "#ui/api/chair/consultations.ts";
import { Button } from "#ui/components/button.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { Field } from "#ui/components/fields/field.tsx";
import { Textarea } from "#ui/components/fields/textarea.tsx";

/** The stylist's own notes: read, edit, save; Cancel brings back what is saved. */
export function Notes({ id, saved }: { id: string; saved: string }) {
  const [draft, setDraft] = useState<string>();
  const save = useMutation(saveNotes);
  const keep = async () => {
    const kept = await save.mutateAsync({ id, notes: draft ?? "" }).catch(() => null);
    if (kept) setDraft(undefined);
  };
  if (draft === undefined) {
    return (
      <Card
        title="My Notes"
        aside={
          <Button
            kind="ghost"
            className="-my-2 -mr-3"
            icon={Pencil}
            onClick={() => setDraft(saved)}
          >
            Edit
          </Button>
        }
      >
        {saved ? (
          <p className="text-sm break-words whitespace-pre-wrap">{saved}</p>
        ) : (
          <p className="text-sm text-ink-3">
            No notes yet. Write down what you would do the same, and what not.
          </p>
        )}
      </Card>
    );
  }
  return (
    <Card title="My Notes">
      <Field label="Notes" hideLabel>
        <Textarea
          autoFocus
          maxLength={10_000}
          value={draft}
          disabled={save.isPending}
          onChange={(event) => setDraft(event.target.value)}
        />
      </Field>
      <div className="mt-3 flex justify-end gap-2">
        <Button onClick={() => setDraft(undefined)} disabled={save.isPending}>
          Cancel
        </Button>
        <Button kind="primary" pending={save.isPending} onClick={() => void keep()}>
          {save.isPending ? "Saving..." : "Save notes"}
        </Button>
      </div>
    </Card>
  );
}
