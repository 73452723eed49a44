import { useQueryClient } from "@tanstack/react-query";
import { Search, X } from "lucide-react";
import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import { useNavigate } from "react-router";
import { sessionQuery } from "#ui/api/session.ts";
import { IconButton } from "#ui/components/icon-button.tsx";
import { Modal } from "#ui/components/layers/modal.tsx";
import { Spinner } from "#ui/components/page/spinner.tsx";
import { cx } from "#ui/lib/cx.ts";
import type { Screens } from "#ui/shell/slots.ts";
import { grouped, type Entry } from "./entries.ts";
import { usePalette } from "./palette-state.ts";
import { rememberEntry } from "./recent.ts";
import { useEntries } from "./use-entries.ts";

/** Everything there is to go to and to do, found as one types: arrows and Enter, or a tap. */
export function Palette({ screens, onClose }: { screens: Screens; onClose: () => void }) {
  const list = useId();
  const field = useRef<HTMLInputElement>(null);
  const byKey = usePalette((state) => state.byKey);
  // a modal under a finger leaves its field alone
  useEffect(() => {
    if (byKey) field.current?.focus();
  }, [byKey]);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(0);
  const { entries, looking } = useEntries(typed, screens);
  const groups = grouped(entries);
  const inOrder = groups.flatMap((each) => each.entries);
  const at = Math.min(active, inOrder.length - 1);

  const choose = (entry: Entry) => {
    rememberEntry(queryClient.getQueryData(sessionQuery.queryKey)?.user.id ?? "", entry);
    onClose();
    if ("to" in entry.go) void navigate(entry.go.to);
    else entry.go.act();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = inOrder[at];
    if (step && inOrder.length > 0) {
      event.preventDefault();
      setActive((at + step + inOrder.length) % inOrder.length);
    } else if (event.key === "Enter" && chosen && !event.nativeEvent.isComposing) {
      event.preventDefault();
      choose(chosen);
    }
  };
  return (
    <Modal
      label="Find anything"
      onClose={onClose}
      className={cx(
        "inset-x-0 mx-auto flex flex-col bg-surface",
        "top-[12dvh] h-fit max-h-[70dvh]! w-[calc(100%-32px)] animate-[veil_160ms] rounded-card md:max-w-[600px]",
        "max-md:inset-0 max-md:h-dvh max-md:max-h-none! max-md:w-full max-md:rounded-none max-md:border-0",
      )}
    >
      <div className="flex h-15 shrink-0 items-center gap-3 border-b border-line-soft pr-2 pl-5">
        {looking ? (
          <Spinner className="size-4.5 shrink-0" />
        ) : (
          <Search size={18} aria-hidden="true" className="shrink-0 text-ink-3" />
        )}
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-label="Find anything"
          aria-autocomplete="list"
          aria-expanded={inOrder.length > 0}
          aria-controls={list}
          aria-activedescendant={at >= 0 ? `${list}-${at}` : undefined}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={120}
          placeholder="Screens, clients, formulas, chats …"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
          className="h-full min-w-0 flex-1 bg-transparent text-md outline-none placeholder:text-ink-3"
        />
        <IconButton label="Close" icon={<X size={18} aria-hidden="true" />} onClick={onClose} />
      </div>
      <div
        id={list}
        role="listbox"
        aria-label="Results"
        className="min-h-0 flex-1 overflow-y-auto p-2"
      >
        {groups.map(({ group, entries: own }) => (
          <div key={group} role="group" aria-label={group}>
            <p aria-hidden="true" className="px-3 pt-2.5 pb-1 text-xs font-semibold text-ink-3">
              {group}
            </p>
            {own.map((entry) => (
              <Line
                key={entry.id}
                entry={entry}
                id={`${list}-${inOrder.indexOf(entry)}`}
                active={inOrder.indexOf(entry) === at}
                onChoose={() => choose(entry)}
              />
            ))}
          </div>
        ))}
      </div>
      <p role="status" className="sr-only">
        {looking ? "Looking" : `${inOrder.length} found`}
      </p>
    </Modal>
  );
}

function Line({
  entry: { label, hint, icon: Icon },
  id,
  active,
  onChoose,
}: {
  entry: Entry;
  id: string;
  active: boolean;
  onChoose: () => void;
}) {
  return (
    <div
      id={id}
      role="option"
      aria-selected={active}
      ref={active ? intoView : undefined}
      // the field keeps the focus
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={cx(
        "flex min-h-11 cursor-pointer items-center gap-3 rounded-[12px] px-3 py-2 hover:bg-accent-soft",
        active && "bg-accent-soft",
      )}
    >
      <Icon size={18} aria-hidden="true" className="shrink-0 text-ink-3" />
      <span className="min-w-0 flex-1 truncate font-medium">{label}</span>
      {hint && <span className="max-w-[45%] shrink-0 truncate text-sm text-ink-2">{hint}</span>}
    </div>
  );
}

function intoView(element: HTMLElement | null) {
  element?.scrollIntoView?.({ block: "nearest" });
}
