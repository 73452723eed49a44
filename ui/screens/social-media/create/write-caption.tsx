import { useMutation } from "@tanstack/react-query";
import { Sparkles } from "lucide-react";
import { useEffect, useRef } from "react";
import type { WriteCaption as Brief } from "#tools/social/schema.ts";
import { writeCaption } from "#ui/api/desk/social.ts";
import { BasedOn } from "#ui/cards/post-card/based-on.tsx";
import { tagsText } from "#ui/cards/post-card/post-text.ts";
import { Button } from "#ui/components/button.tsx";
import { Field } from "#ui/components/fields/field.tsx";
import { FormAlert } from "#ui/components/fields/form-alert.tsx";
import { SegmentedControl } from "#ui/components/fields/segmented-control.tsx";
import { Spinner } from "#ui/components/page/spinner.tsx";
import { Textarea } from "#ui/components/fields/textarea.tsx";
import { sentenceOf } from "#ui/lib/http/api-error.ts";
import { toast } from "#ui/lib/toast.ts";
import type { PostDraft } from "#ui/screens/social-media/fields/draft.ts";
import { VisitChoice } from "./visit-choice.tsx";

const SOURCES = [
  { value: "visit", label: "A consultation" },
  { value: "words", label: "Your own words" },
] as const;

type Props = { draft: PostDraft; onChange: (change: Partial<PostDraft>) => void };

/** What a post is written from: a consultation, or words. */
export function SourceField({ draft, onChange }: Props) {
  return (
    <div className="flex flex-col gap-3">
      <SegmentedControl
        label="Written from"
        options={SOURCES}
        value={draft.source}
        onChange={(source) => onChange({ source, photoId: null, written: null })}
      />
      {draft.source === "visit" ? (
        <VisitChoice
          value={draft.consultationId}
          onChange={(consultationId) =>
            consultationId !== draft.consultationId &&
            onChange({ consultationId, photoId: null, written: null })
          }
        />
      ) : (
        <Field label="About" hint="A theme, an offer, something clients keep asking.">
          <Textarea
            maxLength={300}
            placeholder="Why we do a strand test before every bleach"
            value={draft.about}
            onChange={({ target }) => onChange({ about: target.value })}
          />
        </Field>
      )}
    </div>
  );
}

/** The assistant that writes the post from there. */
export function WriteCaption({ draft, onChange }: Props) {
  const write = useWriting(draft, onChange);
  const brief = briefOf(draft);
  return (
    <div className="flex flex-col gap-4">
      <FormAlert>{write.error}</FormAlert>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {write.pending ? (
          <Button icon={<Spinner className="text-current" />} onClick={write.stop}>
            Writing. Cancel
          </Button>
        ) : brief ? (
          <Button icon={Sparkles} onClick={() => write.start(brief)}>
            {draft.written ? "Write it again" : "Write the caption"}
          </Button>
        ) : (
          <p className="text-sm text-ink-3">
            {draft.platforms.length === 0
              ? "Choose a platform, and the assistant writes the caption."
              : draft.source === "visit"
                ? "Choose a consultation, and the assistant writes the caption."
                : "Say what it is about, and the assistant writes the caption."}
          </p>
        )}
      </div>
      {draft.written && <BasedOn caption={draft.written} />}
    </div>
  );
}

/** What is asked of the assistant; null while there is nothing to write from. */
function briefOf({ source, consultationId, about, postType, platforms }: PostDraft) {
  if (platforms.length === 0) return null;
  const whole = { postType, platform: platforms };
  if (source === "visit") return consultationId ? { ...whole, consultationId } : null;
  return about.trim() ? { ...whole, about: about.trim() } : null;
}

/** Has the caption written and fills it in; what stood there before can be had back. */
function useWriting(draft: PostDraft, onChange: (change: Partial<PostDraft>) => void) {
  const running = useRef<AbortController>(undefined);
  const writing = useMutation(writeCaption);
  useEffect(() => () => running.current?.abort(), []);
  return {
    pending: writing.isPending,
    error: saidOf(writing.error),
    stop: () => running.current?.abort(),
    start: (input: Partial<Brief>) => {
      const stop = new AbortController();
      running.current = stop;
      const { caption, tags, written } = draft;
      writing.mutate(
        { input, signal: stop.signal },
        {
          onSuccess: (answer) => {
            onChange({
              caption: answer.caption,
              tags: tagsText(answer.hashtags),
              written: answer,
            });
            if (caption.trim())
              toast({
                title: "Caption written anew",
                act: { label: "Undo", run: () => onChange({ caption, tags, written }) },
              });
          },
        },
      );
    },
  };
}

/** What the server refused; that it was stopped by hand is no refusal. */
const saidOf = (error: Error | null) =>
  error && error.name !== "AbortError" ? sentenceOf(error) : undefined;
