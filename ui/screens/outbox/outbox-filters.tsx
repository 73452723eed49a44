import { MessageKind, MessageStatus, type OutboxFilter } from "#tools/messages/schema.ts";
import { STANDINGS } from "#ui/cards/message/standings.ts";
import { FieldSelect } from "#ui/components/fields/field-select.tsx";
import { SegmentedControl } from "#ui/components/fields/segmented-control.tsx";
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
        <FieldSelect
          label="State"
          hideLabel
          value={filter.status ?? ""}
          none="Any state"
          options={MessageStatus.options.map((status) => [status, STANDINGS[status].label])}
          onChange={(chosen) => onChange("status", chosen)}
        />
        <FieldSelect
          label="Kind"
          hideLabel
          value={filter.kind ?? ""}
          none="Any kind"
          options={MessageKind.options.map((kind) => [kind, KIND_WORDS[kind]])}
          onChange={(chosen) => onChange("kind", chosen)}
        />
      </div>
    </div>
  );
}
