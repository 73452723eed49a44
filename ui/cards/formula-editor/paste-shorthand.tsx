import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { JudgedNotation, NotedBowl } from "#tools/colour/notation/schema.ts";
import type { CardNotation } from "#tools/bench/notation-schema.ts";
import { readNotation } from "#ui/api/chair/notation.ts";
import { PaperCard } from "#ui/cards/paper-card/paper-card.tsx";
import { NotedBowls } from "#ui/cards/noted-bowls/noted-bowls.tsx";
import { Button } from "#ui/components/button.tsx";
import { Field } from "#ui/components/fields/field.tsx";
import { Fold } from "#ui/components/page/fold.tsx";
import { FormAlert } from "#ui/components/fields/form-alert.tsx";
import { Textarea } from "#ui/components/fields/textarea.tsx";
import { plural } from "#ui/lib/format.ts";

const LONGEST = 4000;

export type PasteShorthandProps = {
  consultationId: string;
  onRead: (bowls: readonly NotedBowl[]) => void;
};

/** A formula in shorthand, read into the bowls of the editor. What was not understood stays in view; saving is left to the person. */
export function PasteShorthand({ consultationId, onRead }: PasteShorthandProps) {
  const [text, setText] = useState("");
  const read = useMutation({ ...readNotation, onSuccess: ({ bowls }) => onRead(bowls) });
  const submit = () => {
    if (text.trim() !== "" && !read.isPending) read.mutate({ text: text.trim(), consultationId });
  };
  // the words of a card are looked through before they fill anything
  const copy = ({ text: copied }: CardNotation) => copied.trim() !== "" && setText(copied);
  return (
    <Fold summary="Paste shorthand">
      <div className="flex flex-col gap-3 pt-1">
        <Field
          label="Formula in shorthand"
          hint="Such as 6N/6A 40g + 20v 60g 1:1.5 35m. Several bowls stand on lines of their own."
        >
          <Textarea
            value={text}
            maxLength={LONGEST}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        <Button
          className="self-start"
          pending={read.isPending}
          disabled={text.trim() === ""}
          onClick={submit}
        >
          Fill the bowls
        </Button>
        <PaperCard context={{ consultationId }} onRead={copy} />
        <FormAlert error={read.error} />
        {read.data && <WhatWasRead read={read.data} />}
      </div>
    </Fold>
  );
}

function WhatWasRead({ read }: { read: JudgedNotation }) {
  const { bowls, unread, notes } = read;
  return (
    <div className="flex flex-col gap-3">
      <p role="status" className="text-sm text-ink-2">
        {bowls.length === 0
          ? "No shade was found in this."
          : `${plural(bowls.length, "bowl")} filled in below. Look through them before you save.`}
        {unread.length > 0 && " Some of it was not understood."}
      </p>
      {bowls.length > 0 && <NotedBowls bowls={bowls} unread={unread} notes={notes} compact />}
    </div>
  );
}
