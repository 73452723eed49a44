import { PLATFORM_NAMES } from "#tools/social/post-rules.ts";
import { Platform, PostStatus, PostType } from "#tools/social/schema.ts";
import { STATUS_NAMES, TYPE_NAMES } from "#ui/cards/post-card/post-words.ts";
import { FieldSelect } from "#ui/components/fields/field-select.tsx";
import type { PostFilter } from "./use-post-filter.ts";

/** Which posts are shown. */
export function PostFilters({
  filter: { status, type, platform },
  onChange,
}: {
  filter: PostFilter;
  onChange: (name: keyof PostFilter, value: string) => void;
}) {
  return (
    <div
      role="search"
      aria-label="Posts"
      className="grid flex-1 gap-2 max-md:basis-full max-md:grid-cols-2 md:grid-cols-3"
    >
      <FieldSelect
        label="Status"
        hideLabel
        className="max-md:col-span-2"
        value={status ?? ""}
        none="Any state"
        options={PostStatus.options.map((each) => [each, STATUS_NAMES[each]])}
        onChange={(chosen) => onChange("status", chosen)}
      />
      <FieldSelect
        label="Type"
        hideLabel
        value={type ?? ""}
        none="Any type"
        options={PostType.options.map((each) => [each, TYPE_NAMES[each]])}
        onChange={(chosen) => onChange("type", chosen)}
      />
      <FieldSelect
        label="Platform"
        hideLabel
        value={platform ?? ""}
        none="Any platform"
        options={Platform.options.map((each) => [each, PLATFORM_NAMES[each]])}
        onChange={(chosen) => onChange("platform", chosen)}
      />
    </div>
  );
}
