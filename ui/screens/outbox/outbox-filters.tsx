import { MessageKind, MessageStatus, type OutboxFilter } from "#tools/messages/schema.ts";
import { STANDINGS } from "#ui/cards/message/standings.ts";
import { Field } from "#ui/components/field.tsx";
import { SegmentedControl } from "#ui/components/segmented-control.tsx";
import { Select } from "#ui/components/select.tsx";
import { KIND_WORDS } from "./outbox-words.ts";

const CHANNELS = [
  { value: "", label: "All" },
  { value: "mail", label: "Mail" },
  { value: "sms", label: "SMS" },
] as const;

/** By what way, in which state, what for. */
export function OutboxFilters({
  filter,
  onChange,
}: {
  filter: OutboxFilter;
  onChange: (name: keyof OutboxFilter, value: string) => void;
}) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <SegmentedControl
        label="Channel"
        options={CHANNELS}
        value={filter.channel ?? ""}
        onChange={(value) => onChange("channel", value)}
      />
      <div className="grid min-w-0 flex-1 basis-80 grid-cols-2 gap-3 md:max-w-[480px]">
        <Field label="State" hideLabel>
          <Select
            value={filter.status ?? ""}
            onChange={({ target }) => onChange("status", target.value)}
          >
            <option value="">Any state</option>
            {MessageStatus.options.map((status) => (
              <option key={status} value={status}>
                {STANDINGS[status].label}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Kind" hideLabel>
          <Select
            value={filter.kind ?? ""}
            onChange={({ target }) => onChange("kind", target.value)}
          >
            <option value="">Any kind</option>
            {MessageKind.options.map((kind) => (
              <option key={kind} value={kind}>
                {KIND_WORDS[kind]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
    </div>
  );
}
