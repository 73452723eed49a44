import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { useRef, useState, type KeyboardEvent } from "react";
import { SegmentKind, type Segment } from "#tools/pricing/services/service-schema.ts";
import { Button } from "#ui/components/button.tsx";
import { FieldSelect } from "#ui/components/fields/field-select.tsx";
import { Field } from "#ui/components/fields/field.tsx";
import { IconButton } from "#ui/components/icon-button.tsx";
import { NumberInput } from "#ui/components/fields/number-input.tsx";
import { SegmentBar } from "./segment-bar.tsx";
import { SEGMENT_WORDS } from "./segment-words.ts";

const MOST = 12;

/** A part that is being written: its minutes may be empty for the moment. */
export type SegmentDraft = { key: number; kind: SegmentKind; minutes: number | undefined };

/** The parts of a service in their order, above them the same drawn to scale. Alt with an arrow moves the part that has focus. */
export function SegmentsField({
  parts,
  onChange,
  error,
}: {
  parts: readonly SegmentDraft[];
  onChange: (parts: SegmentDraft[]) => void;
  error?: string | undefined;
}) {
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState("");
  const drawn: Segment[] = parts.flatMap(({ kind, minutes }) => (minutes ? { kind, minutes } : []));
  const change = (at: number, changed: Partial<SegmentDraft>) =>
    onChange(parts.map((part, each) => (each === at ? { ...part, ...changed } : part)));
  const move = (at: number, by: number) => {
    const to = at + by;
    const [part, other] = [parts[at], parts[to]];
    if (!part || !other) return;
    onChange(parts.with(at, other).with(to, part));
    setSaid(`${nameOf(part)} is now ${to + 1} of ${parts.length}.`);
  };
  const remove = (at: number) => {
    onChange(parts.toSpliced(at, 1));
    const next = at === 0 ? 1 : at - 1;
    list.current?.children[next]?.querySelector<HTMLElement>("select")?.focus();
  };
  const moveByKey = (event: KeyboardEvent, at: number) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || by === undefined) return;
    event.preventDefault();
    move(at, by);
  };
  return (
    <div role="group" aria-label="Parts of the service" className="flex flex-col gap-4">
      <SegmentBar segments={drawn} />
      <ol ref={list} className="flex flex-col gap-3">
        {parts.map((part, at) => (
          <li
            key={part.key}
            onKeyDown={(event) => moveByKey(event, at)}
            className="flex items-center gap-1"
          >
            <FieldSelect
              label={`Part ${at + 1}`}
              hideLabel
              className="min-w-0 flex-1 sm:max-w-36"
              value={part.kind}
              options={SegmentKind.options.map((kind) => [kind, SEGMENT_WORDS[kind].label])}
              onChange={(chosen) => change(at, { kind: SegmentKind.parse(chosen) })}
            />
            <Field label={`Minutes of part ${at + 1}`} hideLabel className="w-14 sm:w-18">
              <NumberInput
                value={part.minutes}
                max={720}
                onChange={(minutes) => change(at, { minutes })}
                className="px-2! text-center font-mono"
              />
            </Field>
            <p className="flex-1 px-2 text-sm text-ink-3 max-sm:hidden">
              {SEGMENT_WORDS[part.kind].meaning}
            </p>
            <IconButton
              label={`Move ${nameOf(part)} up`}
              icon={ArrowUp}
              disabled={at === 0}
              onClick={() => move(at, -1)}
            />
            <IconButton
              label={`Move ${nameOf(part)} down`}
              icon={ArrowDown}
              disabled={at === parts.length - 1}
              onClick={() => move(at, 1)}
            />
            <IconButton
              label={`Remove ${nameOf(part)}`}
              icon={Trash2}
              disabled={parts.length === 1}
              onClick={() => remove(at)}
            />
          </li>
        ))}
      </ol>
      {error && (
        <p role="alert" className="text-xs font-medium text-bad">
          {error}
        </p>
      )}
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
      <Button
        icon={Plus}
        disabled={parts.length >= MOST}
        onClick={() => onChange([...parts, nextPart(parts)])}
        className="self-start"
      >
        Add a part
      </Button>
    </div>
  );
}

const nameOf = ({ kind, minutes }: SegmentDraft) =>
  `${SEGMENT_WORDS[kind].label.toLowerCase()} ${minutes ?? ""}`.trim();

/** After hands on comes processing, after processing the finish. */
function nextPart(parts: readonly SegmentDraft[]): SegmentDraft {
  const last = parts.at(-1)?.kind;
  const key = Math.max(0, ...parts.map((part) => part.key)) + 1;
  if (last === "apply") return { key, kind: "process", minutes: 30 };
  return { key, kind: last === "process" ? "finish" : "transition", minutes: 10 };
}
