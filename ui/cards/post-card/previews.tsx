import { useState } from "react";
import { PLATFORM_NAMES } from "#tools/social/post-rules.ts";
import type { Platform } from "#tools/social/schema.ts";
import { SegmentedControl } from "#ui/components/fields/segmented-control.tsx";
import { PostPreview, type Previewed } from "./post-preview.tsx";
import { usePageName } from "./use-page-name.ts";

/** One platform at a time, where a post goes to both. */
export function Previews({ platforms, post }: { platforms: readonly Platform[]; post: Previewed }) {
  const [chosen, setChosen] = useState<Platform>();
  const nameOf = usePageName();
  const shown = platforms.find((each) => each === chosen) ?? platforms[0];
  if (!shown) return <p className="text-sm text-ink-2">Choose a platform to see the post.</p>;
  return (
    <div className="flex min-w-0 flex-col gap-3">
      {platforms.length > 1 && (
        <SegmentedControl
          label="Preview for"
          options={platforms.map((value) => ({ value, label: PLATFORM_NAMES[value] }))}
          value={shown}
          onChange={setChosen}
          className="self-start"
        />
      )}
      <PostPreview key={shown} platform={shown} name={nameOf(shown)} post={post} />
    </div>
  );
}
