import { useMutation } from "@tanstack/react-query";
import { ChangeMemory, LONGEST_NOTE, type Memory } from "#tools/memory/schema.ts";
import { changeMemory, remember } from "#ui/api/house/memory.ts";
import { Field } from "#ui/components/fields/field.tsx";
import { FormDialog } from "#ui/components/fields/form.tsx";
import { Textarea } from "#ui/components/fields/textarea.tsx";
import { useForm } from "#ui/lib/use-form.ts";

const NEW = { words: "" };

/** A note that is added, or words that are put right. */
export function MemoryDialog({ memory, onClose }: { memory?: Memory; onClose: () => void }) {
  const tell = useMutation({ ...remember, onSuccess: onClose });
  const change = useMutation({ ...changeMemory, onSuccess: onClose });
  const label = memory?.means ? `What you call ${memory.means.name}` : "Note";
  const form = useForm({
    words: ChangeMemory,
    fields: { words: { label } },
    values: memory ? { words: memory.words } : NEW,
    saving: memory ? change : tell,
    send: ({ words }) =>
      memory ? change.mutate({ id: memory.id, words }) : tell.mutate({ words }),
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={memory ? "Put it right" : "Add a note"}
      submit={memory ? "Save" : "Remember it"}
      className="flex flex-col gap-5"
    >
      <Field
        label={label}
        required
        hint={
          memory?.means
            ? undefined
            : "How things are done here: “We never book Mondays before ten.”"
        }
        error={form.errorOf("words")}
      >
        <Textarea maxLength={LONGEST_NOTE} {...form.input("words")} />
      </Field>
    </FormDialog>
  );
}
