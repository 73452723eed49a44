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

/** Whether a post is written from a consultation or from words. */
export function SourceChoice({ draft, onChange }: Props) {
  return (
    <SegmentedControl
      label="Written from"
      options={SOURCES}
      value={draft.source}
      onChange={(source) => onChange({ source, photoId: null, written: null })}
    />
  );
}

/** Which consultation, or which words. */
export function SourceField({ draft, onChange }: Props) {
  return draft.source === "visit" ? (
    <VisitChoice
      value={draft.consultationId}
      onChange={(consultationId, photoId) =>
        consultationId !== draft.consultationId &&
        onChange({ consultationId, photoId, written: null })
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
  );
}

/** Has the assistant write the post from there; nothing while there is nothing to write from. */
export function WriteCaption({ draft, write }: { draft: PostDraft; write: Writing }) {
  const brief = briefOf(draft);
  if (write.pending)
    return (
      <Button icon={<Spinner className="text-current" />} onClick={write.stop}>
        Writing. Cancel
      </Button>
    );
  if (!brief) return null;
  return (
    <Button icon={Sparkles} onClick={() => write.start(brief)}>
      {draft.written ? "Write it again" : "Write the caption"}
    </Button>
  );
}

/** What came of it: why not, what it rests on, or what it still needs. */
export function CaptionWritten({ draft, write }: { draft: PostDraft; write: Writing }) {
  if (write.error) return <FormAlert>{write.error}</FormAlert>;
  if (draft.written) return <BasedOn caption={draft.written} />;
  if (briefOf(draft)) return null;
  return (
    <p className="text-sm text-ink-2">
      {draft.platforms.length === 0
        ? "Choose a platform, and the assistant writes the caption."
        : draft.source === "visit"
          ? "Choose a consultation, and the assistant writes the caption."
          : "Say what it is about, and the assistant writes the caption."}
    </p>
  );
}

type Writing = ReturnType<typeof useWriting>;

/** What is asked of the assistant; null while there is nothing to write from. */
function briefOf({ source, consultationId, about, postType, platforms }: PostDraft) {
  if (platforms.length === 0) return null;
  const whole = { postType, platform: platforms };
  if (source === "visit") return consultationId ? { ...whole, consultationId } : null;
  return about.trim() ? { ...whole, about: about.trim() } : null;
}

/** Has the caption written and fills it in; what stood there before can be had back. */
export function useWriting(draft: PostDraft, onChange: (change: Partial<PostDraft>) => void) {
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
