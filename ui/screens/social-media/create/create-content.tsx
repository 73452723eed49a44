import { useMutation } from "@tanstack/react-query";
import { useState, type SyntheticEvent } from "react";
import { planOf } from "#tools/social/plan-rules.ts";
import type { SocialSubscription, SocialTier } from "#tools/social/schema.ts";
import { refusalOf } from "#tools/access/permissions-rules.ts";
import { createPost } from "#ui/api/desk/social.ts";
import { Previews } from "#ui/cards/post-card/previews.tsx";
import { Button } from "#ui/components/button.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { toast } from "#ui/lib/toast.ts";
import {
  blockedBy,
  issuesOf,
  newDraft,
  postOf,
  wordsOfDraft,
  type DraftIssues,
  type PostDraft,
} from "#ui/screens/social-media/fields/draft.ts";
import { PlatformsField, TypeField } from "#ui/screens/social-media/fields/kind-fields.tsx";
import { PictureField } from "#ui/screens/social-media/fields/picture-field.tsx";
import { WhenField } from "#ui/screens/social-media/fields/when-field.tsx";
import { WordsFields } from "#ui/screens/social-media/fields/words-fields.tsx";
import { useClock } from "#ui/screens/social-media/use-clock.ts";
import { useMay } from "#ui/screens/social-media/use-may.ts";
import { useSuggested } from "./use-suggested.ts";
import {
  CaptionWritten,
  SourceChoice,
  SourceField,
  useWriting,
  WriteCaption,
} from "./write-caption.tsx";

/** A new post: what it is about, its words, its picture, its day, and how it will look. */
export function CreateContent({
  tier,
  subscription,
  draft,
  onDraft,
}: {
  tier: SocialTier;
  subscription: SocialSubscription;
  draft: PostDraft;
  onDraft: (change: (draft: PostDraft) => PostDraft) => void;
}) {
  const may = useMay();
  const create = useMutation(createPost);
  const [tried, setTried] = useState(false);
  const { timeZone, now } = useClock();
  const issues = issuesOf(draft, timeZone, now);
  const shownIssues = tried ? issues : onTheWay(issues);
  const change = (part: Partial<PostDraft>) => onDraft((before) => ({ ...before, ...part }));
  const { scheduling } = planOf(tier);
  const write = useWriting(draft, change);
  useSuggested(draft, change);

  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    const blocked = blockedBy(subscription, draft);
    if (blocked) {
      toast({ ...blocked, tone: "destructive" });
      return;
    }
    setTried(true);
    if (Object.keys(issues).length > 0) return;
    create.mutate(postOf(draft, timeZone), {
      onSuccess: () => {
        setTried(false);
        onDraft(({ postType, platforms }) => ({ ...newDraft(), postType, platforms }));
      },
    });
  };

  const preview = {
    ...wordsOfDraft(draft),
    // what stands in for a caption is said at its field
    caption: draft.caption.trim() || "Your caption stands here.",
    photoUrl: draft.photoId && `/api/photos/${draft.photoId}`,
  };
  return (
    <form
      noValidate
      onSubmit={send}
      className="grid items-start gap-4 md:grid-cols-[minmax(0,1fr)_276px] lg:grid-cols-[minmax(0,1fr)_284px]"
    >
      <div className="flex min-w-0 flex-col gap-4 max-md:contents">
        <Card
          title="What it is about"
          className="max-xl:[&>div:first-child]:flex-col max-xl:[&>div:first-child]:items-start"
          aside={<SourceChoice draft={draft} onChange={change} />}
        >
          <div className="flex flex-col gap-4">
            <SourceField draft={draft} onChange={change} />
            <section aria-label="The picture">
              {draft.source === "visit" && draft.consultationId ? (
                <PictureField
                  consultationId={draft.consultationId}
                  photoId={draft.photoId}
                  onChange={(photoId) => change({ photoId })}
                />
              ) : (
                <p className="text-sm text-balance text-ink-2">
                  Pictures come from the record of a client who agreed to be shown.
                </p>
              )}
            </section>
          </div>
        </Card>
        <Card
          title="The words"
          className="max-md:order-2"
          aside={<WriteCaption draft={draft} write={write} />}
        >
          <div className="flex flex-col gap-5">
            <TypeField postType={draft.postType} onChange={(postType) => change({ postType })} />
            <CaptionWritten draft={draft} write={write} />
            <WordsFields draft={draft} issues={shownIssues} onChange={change} />
          </div>
        </Card>
      </div>
      <div className="grid min-w-0 items-start gap-3 max-md:contents md:sticky md:top-6">
        {/* on a phone it stands above the words that fill it */}
        <section aria-label="Preview" className="flex min-w-0 flex-col gap-3 max-md:order-1">
          <PlatformsField
            platforms={draft.platforms}
            issue={shownIssues.platform}
            onChange={(platforms) => change({ platforms })}
          />
          <Previews platforms={draft.platforms} post={preview} />
        </section>
        {scheduling && (
          <Card className="px-4! py-3! max-md:order-3">
            <WhenField
              value={draft.scheduledFor}
              issue={shownIssues.scheduledFor}
              onChange={(scheduledFor) => change({ scheduledFor })}
            />
          </Card>
        )}
        {/* on a phone it stays in reach */}
        <div className="flex flex-col gap-2 max-md:sticky max-md:bottom-0 max-md:z-10 max-md:order-4 max-md:-mx-5 max-md:border-t max-md:border-line-soft max-md:bg-bg max-md:px-5 max-md:py-3">
          {may("manage_posts") ? (
            <Button type="submit" kind="primary" big pending={create.isPending}>
              {draft.scheduledFor ? "Schedule post" : "Create post"}
            </Button>
          ) : (
            <p className="text-sm text-ink-2">{refusalOf("manage_posts")}</p>
          )}
          {tried && Object.keys(issues).length > 0 && (
            <p role="alert" className="text-sm text-bad">
              {Object.values(issues)[0]}
            </p>
          )}
        </div>
      </div>
    </form>
  );
}

/** What is said before the first try: only what words have grown beyond. */
function onTheWay({ caption, hashtags }: DraftIssues): DraftIssues {
  return { ...(caption && { caption }), ...(hashtags && { hashtags }) };
}
