import { PLATFORM_NAMES } from "#tools/social/post-rules.ts";
import { Platform, PostStatus, PostType } from "#tools/social/schema.ts";
import { STATUS_NAMES, TYPE_NAMES } from "#ui/cards/post-card/post-words.ts";
import { Field } from "#ui/components/field.tsx";
import { Select } from "#ui/components/select.tsx";
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
      <Field label="Status" hideLabel className="max-md:col-span-2">
        <Select value={status ?? ""} onChange={({ target }) => onChange("status", target.value)}>
          <option value="">Any state</option>
          {PostStatus.options.map((each) => (
            <option key={each} value={each}>
              {STATUS_NAMES[each]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Type" hideLabel>
        <Select value={type ?? ""} onChange={({ target }) => onChange("type", target.value)}>
          <option value="">Any type</option>
          {PostType.options.map((each) => (
            <option key={each} value={each}>
              {TYPE_NAMES[each]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Platform" hideLabel>
        <Select
          value={platform ?? ""}
          onChange={({ target }) => onChange("platform", target.value)}
        >
          <option value="">Any platform</option>
          {Platform.options.map((each) => (
            <option key={each} value={each}>
              {PLATFORM_NAMES[each]}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}
