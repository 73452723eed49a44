import { defaultCaption, PLATFORM_LIMITS } from "#tools/social/data.ts";
import { PLATFORM_NAMES, wordsOf } from "#tools/social/post-rules.ts";
import type { Platform } from "#tools/social/schema.ts";
import { tagsIn } from "#ui/cards/post-card/post-text.ts";
import { Field } from "#ui/components/fields/field.tsx";
import { Textarea } from "#ui/components/fields/textarea.tsx";
import { cx } from "#ui/lib/cx.ts";
import { CAPTION_MAX, wordsOfDraft, type DraftIssues, type PostDraft } from "./draft.ts";

/** The caption and its hashtags, with how much of each a platform takes. */
export function WordsFields({
  draft,
  issues,
  onChange,
}: {
  draft: PostDraft;
  issues: DraftIssues;
  onChange: (change: Partial<PostDraft>) => void;
}) {
  return (
    <>
      <Field
        label="Caption"
        error={issues.caption}
        hint={!draft.caption.trim() && `Left blank, it reads “${defaultCaption(draft.postType)}”`}
      >
        <Textarea
          rows={6}
          className="min-h-40"
          placeholder="What happened in the chair, and what it took"
          value={draft.caption}
          onChange={({ target }) => onChange({ caption: target.value })}
        />
      </Field>
      <Field label="Hashtags" error={issues.hashtags} hint="With spaces between them.">
        <Textarea
          rows={1}
          className="min-h-11!"
          placeholder="#balayage #livedincolor"
          autoCapitalize="none"
          value={draft.tags}
          onChange={({ target }) => onChange({ tags: target.value })}
        />
      </Field>
      <ul aria-label="Length" className="flex flex-col gap-1.5">
        {draft.platforms.map((platform) => (
          <Length key={platform} platform={platform} draft={draft} />
        ))}
      </ul>
    </>
  );
}

function Length({ platform, draft }: { platform: Platform; draft: PostDraft }) {
  const limits = PLATFORM_LIMITS[platform];
  // Facebook takes far more than is kept of a caption
  const longest = limits.caption > CAPTION_MAX ? null : limits.caption;
  const characters = Array.from(wordsOf(wordsOfDraft(draft))).length;
  const { tags } = tagsIn(draft.tags);
  return (
    <li className="flex flex-wrap gap-x-3 text-xs text-ink-3">
      <span className="font-semibold text-ink-2">{PLATFORM_NAMES[platform]}</span>
      <Count value={characters} most={longest} unit="characters" />
      <Count value={tags.length} most={limits.hashtags} unit="hashtags" />
    </li>
  );
}

function Count({ value, most, unit }: { value: number; most: number | null; unit: string }) {
  const over = most !== null && value > most;
  return (
    <span className={cx(over && "font-semibold text-bad")}>
      <span className="font-mono">{value.toLocaleString()}</span>
      {most !== null && (
        <>
          {" of "}
          <span className="font-mono">{most.toLocaleString()}</span>
        </>
      )}{" "}
      {unit}
    </span>
  );
}
