import { useMutation, useQuery } from "@tanstack/react-query";
import { CircleAlert } from "lucide-react";
import { useState } from "react";
import type { Post } from "#tools/social/schema.ts";
import { listAccounts, publishPost } from "#ui/api/social.ts";
import { platformsWords } from "#ui/cards/post-card/post-words.ts";
import { Button } from "#ui/components/button.tsx";
import { Dialog } from "#ui/components/dialog.tsx";
import { FormAlert } from "#ui/components/form-alert.tsx";
import { QueryView } from "#ui/components/query-view.tsx";
import { Switch } from "#ui/components/switch.tsx";
import { sentenceOf } from "#ui/lib/api-error.ts";
import { unknownOf, waysOf } from "./publish-rules.ts";

/** Asks before a post is shown to everybody; says what is missing, and where it may be shown already. */
export function PublishPost({ post, onClose }: { post: Post; onClose: () => void }) {
  const accounts = useQuery(listAccounts);
  const publish = useMutation(publishPost);
  const [looked, setLooked] = useState(false);
  const ways = waysOf(post, accounts.data ?? []);
  const free = ways.filter(({ hindrance }) => hindrance === null).map(({ platform }) => platform);
  const where = platformsWords(free);
  const missing = ways.flatMap(({ hindrance }) => hindrance ?? []);
  const unknown = platformsWords(unknownOf(post).filter((each) => free.includes(each)));
  return (
    <Dialog
      open
      onClose={onClose}
      title="Publish now?"
      actions={
        <>
          <Button kind="ghost" onClick={onClose}>
            Not yet
          </Button>
          <Button
            kind="primary"
            disabled={!where || (unknown !== "" && !looked)}
            pending={publish.isPending}
            onClick={() => publish.mutate(post.id, { onSuccess: onClose })}
          >
            {where ? `Publish to ${where}` : "Publish"}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <QueryView query={accounts} name="the accounts" shape={["h-16"]}>
          {() => (
            <>
              {where && (
                <p className="text-ink-2">
                  Everybody who follows the salon on {where} can see it then. Here it cannot be
                  taken back.
                </p>
              )}
              {missing.length > 0 && (
                <ul aria-label="What is missing" className="flex flex-col gap-1.5 text-ink-2">
                  {missing.map((sentence) => (
                    <li key={sentence} className="flex items-start gap-2.5">
                      <CircleAlert size={17} aria-hidden="true" className="mt-0.5 text-warn" />
                      {sentence}
                    </li>
                  ))}
                </ul>
              )}
            </>
          )}
        </QueryView>
        {unknown && (
          <Switch
            label={`I looked: it is not on ${unknown}`}
            hint={`${unknown} did not answer last time, so the post may be there. Look at your page before you try again.`}
            on={looked}
            onChange={setLooked}
          />
        )}
        <FormAlert>{publish.error ? sentenceOf(publish.error) : undefined}</FormAlert>
      </div>
    </Dialog>
  );
}
