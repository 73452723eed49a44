import { useMutation } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { SaveAiKey } from "#tools/keys/schema.ts";
import { saveAiKey } from "#ui/api/ai-key.ts";
import { Button } from "#ui/components/button.tsx";
import { Field } from "#ui/components/field.tsx";
import { FormAlert } from "#ui/components/form-alert.tsx";
import { Input } from "#ui/components/input.tsx";
import { TEXT_LINK } from "#ui/components/text-link-look.ts";
import { issueFor, wholeIssue } from "#ui/lib/issues.ts";

/** Where Google gives keys out. */
const KEYS_AT = "https://aistudio.google.com/apikey";

/** Takes a key, which is tried before it is kept. `replaces` where there is one already. */
export function AiKeyForm({ replaces }: { replaces: boolean }) {
  const [key, setKey] = useState("");
  const [problem, setProblem] = useState<string>();
  const save = useMutation(saveAiKey);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = SaveAiKey.safeParse({ provider: "gemini", key });
    setProblem(read.error?.issues[0]?.message);
    if (read.success) save.mutate(read.data, { onSuccess: () => setKey("") });
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col items-start gap-4">
      <FormAlert>{wholeIssue(save.error, ["key"])}</FormAlert>
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
        error={problem ?? issueFor(save.error, "key")}
        className="w-full max-w-[560px]"
      >
        <Input
          type="password"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={key}
          onChange={({ target }) => {
            setKey(target.value);
            setProblem(undefined);
            save.reset();
          }}
        />
      </Field>
      <Button type="submit" pending={save.isPending}>
        {replaces ? "Try and replace" : "Try and save"}
      </Button>
    </form>
  );
}
