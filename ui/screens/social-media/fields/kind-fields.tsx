import { PLATFORM_NAMES } from "#tools/social/post-rules.ts";
import { Platform, PostType } from "#tools/social/schema.ts";
import { ChoiceChips, ManyChips } from "#ui/cards/choice-chips.tsx";
import { TYPE_HINTS, TYPE_NAMES } from "#ui/cards/post-card/post-words.ts";

/** What kind of post it is. */
export function TypeField({
  postType,
  onChange,
}: {
  postType: PostType;
  onChange: (postType: PostType) => void;
}) {
  return (
    <ChoiceChips
      label="Post type"
      hint={TYPE_HINTS[postType]}
      words={PostType.options}
      nameOf={(type) => TYPE_NAMES[type]}
      value={postType}
      onChange={(type) => type && onChange(type)}
    />
  );
}

/** Where it goes. */
export function PlatformsField({
  platforms,
  issue,
  onChange,
}: {
  platforms: readonly Platform[];
  issue: string | undefined;
  onChange: (platforms: Platform[]) => void;
}) {
  return (
    <div className="flex flex-col gap-1.5">
      <ManyChips
        label="Platforms"
        required
        words={Platform.options}
        nameOf={(platform) => PLATFORM_NAMES[platform]}
        value={platforms}
        // always in one order, whichever was tapped first
        onChange={(chosen) => onChange(Platform.options.filter((each) => chosen.includes(each)))}
      />
      {issue && (
        <p role="alert" className="text-xs font-medium text-bad">
          {issue}
        </p>
      )}
    </div>
  );
}
