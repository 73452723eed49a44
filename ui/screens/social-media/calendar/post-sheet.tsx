import { useMutation } from "@tanstack/react-query";
import { planOf } from "#tools/social/plan-rules.ts";
import { canBeChanged } from "#tools/social/post-rules.ts";
import { UpdatePost, type Post, type SocialTier } from "#tools/social/schema.ts";
import { updatePost } from "#ui/api/desk/social.ts";
import { tagsText } from "#ui/cards/post-card/post-text.ts";
import { Previews } from "#ui/cards/post-card/previews.tsx";
import { Button } from "#ui/components/button.tsx";
import { FormAlert } from "#ui/components/fields/form-alert.tsx";
import { Form } from "#ui/components/fields/form.tsx";
import { Sheet } from "#ui/components/layers/sheet.tsx";
import { useForm } from "#ui/lib/use-form.ts";
import {
  changedOf,
  issuesOf,
  newDraft,
  wordsOfDraft,
  type PostDraft,
} from "#ui/screens/social-media/fields/draft.ts";
import { PlatformsField, TypeField } from "#ui/screens/social-media/fields/kind-fields.tsx";
import { PictureField } from "#ui/screens/social-media/fields/picture-field.tsx";
import { fieldTime } from "#ui/screens/social-media/fields/wall-time.ts";
import { WhenField } from "#ui/screens/social-media/fields/when-field.tsx";
import { WordsFields } from "#ui/screens/social-media/fields/words-fields.tsx";
import { useClock } from "#ui/screens/social-media/use-clock.ts";

/** A post that has not gone out, to be changed; changing it costs no post of the month. */
export function PostSheet({
  post,
  tier,
  onClose,
}: {
  post: Post;
  tier: SocialTier;
  onClose: () => void;
}) {
  const { timeZone, now } = useClock();
  const save = useMutation(updatePost);
  const kept = draftOf(post, timeZone);
  const issuesIn = (written: PostDraft) => {
    const moved = written.scheduledFor !== kept.scheduledFor;
    return issuesOf(moved ? written : { ...written, scheduledFor: "" }, timeZone, now);
  };
  const form = useForm({
    words: UpdatePost,
    values: kept,
    told: (written) => changedOf(written, timeZone),
    check: issuesIn,
    saving: save,
    send: (changes) => save.mutate({ id: post.id, ...changes }, { onSuccess: onClose }),
  });
  const { typed: draft, set: change } = form;
  const issues = issuesIn(draft);
  const open = canBeChanged(post.status, post.publications);
  return (
    <Sheet open onClose={onClose} title="Edit post" className="w-[min(560px,100vw)]">
      <Form form={form} className="flex flex-col gap-6">
        {!open && (
          <FormAlert>
            It is going out or was shown meanwhile, so it can no longer be changed.
          </FormAlert>
        )}
        <TypeField postType={draft.postType} onChange={(postType) => change({ postType })} />
        <PlatformsField
          platforms={draft.platforms}
          issue={issues.platform}
          onChange={(platforms) => change({ platforms })}
        />
        <WordsFields draft={draft} issues={issues} onChange={change} />
        {post.consultationId && (
          <div className="flex flex-col gap-2">
            <p className="text-sm font-semibold">Picture</p>
            <PictureField
              consultationId={post.consultationId}
              photoId={draft.photoId}
              onChange={(photoId) => change({ photoId })}
            />
          </div>
        )}
        {planOf(tier).scheduling && (
          <WhenField
            value={draft.scheduledFor}
            issue={issues.scheduledFor}
            onChange={(scheduledFor) => change({ scheduledFor })}
          />
        )}
        <div className="max-w-[380px]">
          <Previews
            platforms={draft.platforms}
            post={{
              ...wordsOfDraft(draft),
              photoUrl: draft.photoId && `/api/photos/${draft.photoId}`,
              photoPulled: post.photoPulled && !draft.photoId,
            }}
          />
        </div>
        <div className="sticky -bottom-5 z-10 -mx-5 flex gap-2 border-t border-line-soft bg-sunken px-5 py-4 pb-[max(16px,env(safe-area-inset-bottom))]">
          <Button
            type="submit"
            kind="primary"
            big
            className="flex-1"
            disabled={!open || !form.fits}
            pending={form.pending}
          >
            Save
          </Button>
          <Button big onClick={onClose}>
            Cancel
          </Button>
        </div>
      </Form>
    </Sheet>
  );
}

function draftOf(post: Post, timeZone: string): PostDraft {
  const { postType, caption, hashtags, platform, photoId, consultationId } = post;
  return {
    ...newDraft(consultationId),
    postType,
    platforms: platform,
    caption,
    tags: tagsText(hashtags),
    photoId,
    scheduledFor: fieldTime(timeZone, post.scheduledFor),
  };
}
