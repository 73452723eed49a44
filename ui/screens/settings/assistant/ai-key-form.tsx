import { useMutation } from "@tanstack/react-query";
import { SaveAiKey } from "#tools/keys/schema.ts";
import { saveAiKey } from "#ui/api/house/ai-key.ts";
import { Button } from "#ui/components/button.tsx";
import { Field } from "#ui/components/fields/field.tsx";
import { Form } from "#ui/components/fields/form.tsx";
import { Input } from "#ui/components/fields/input.tsx";
import { TEXT_LINK } from "#ui/components/text-link-look.ts";
import { useForm } from "#ui/lib/use-form.ts";

/** Where Google gives keys out. */
const KEYS_AT = "https://aistudio.google.com/apikey";

/** Takes a key, which is tried before it is kept. `replaces` where there is one already. */
export function AiKeyForm({ replaces }: { replaces: boolean }) {
  const save = useMutation(saveAiKey);
  const form = useForm({
    words: SaveAiKey,
    values: { key: "" },
    told: ({ key }) => ({ provider: "gemini", key }),
    saving: save,
    send: (told) => save.mutate(told, { onSuccess: () => form.discard() }),
  });
  return (
    <Form form={form}>
      <Field
        label={replaces ? "Another Gemini API key" : "Your own Gemini API key"}
        hint={
          <>
            From{" "}
            <a href={KEYS_AT} target="_blank" rel="noreferrer" className={TEXT_LINK}>
              Google AI Studio
            </a>
            . It is tried with one word that says nothing of your salon, then kept encrypted. Nobody
            is shown more of it than its last four characters.
          </>
        }
        error={form.errorOf("key")}
        className="max-w-[620px]"
      >
        <span className="flex flex-wrap items-center gap-2 [&>:first-child]:flex-1 [&>:first-child]:basis-48">
          <Input
            type="password"
            placeholder="Paste it here"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...form.input("key")}
          />
          <Button type="submit" pending={form.pending} className="h-11">
            {replaces ? "Try and replace" : "Try and save"}
          </Button>
        </span>
      </Field>
    </Form>
  );
}
