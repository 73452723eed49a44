import { useMutation, useQuery } from "@tanstack/react-query";
import { CircleAlert } from "lucide-react";
import { useState } from "react";
import type { Post } from "#tools/social/schema.ts";
import { listAccounts, publishPost } from "#ui/api/desk/social.ts";
import { platformsWords } from "#ui/cards/post-card/post-words.ts";
import { QueryView } from "#ui/components/page/query-view.tsx";
import { Switch } from "#ui/components/fields/switch.tsx";
import { unknownOf, waysOf } from "./publish-rules.ts";
import { ActDialog } from "#ui/components/layers/confirm-dialog.tsx";

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
    <ActDialog
      title="Publish now?"
      act={where ? `Publish to ${where}` : "Publish"}
      keep="Not yet"
      ready={where !== "" && (unknown === "" || looked)}
      pending={publish.isPending}
      error={publish.error}
      onConfirm={() => publish.mutate(post.id, { onSuccess: onClose })}
      onClose={onClose}
    >
      <QueryView query={accounts} name="the accounts" shape={["h-16"]}>
        {() => (
          <>
            {where && (
              <p className="text-ink-2">
                Everybody who follows the salon on {where} can see it then. Here it cannot be taken
                back.
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
    </ActDialog>
  );
}
