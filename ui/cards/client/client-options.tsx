import { TriangleAlert, UserRoundPlus } from "lucide-react";
import type { ClientRow } from "#tools/clients/schema.ts";
import { cx } from "#ui/lib/cx.ts";
import { contactOf } from "./client-words.ts";

/** A line of the picker's list: a client of the salon, or one to be made. */
export type Option = { kind: "known"; client: ClientRow } | { kind: "new"; name: string };

/** The list under a client picker; the field above it keeps focus. */
export function ClientOptions({
  id,
  options,
  active,
  onChoose,
}: {
  id: string;
  options: readonly Option[];
  /** Which one the arrow keys have come to; -1 is none. */
  active: number;
  onChoose: (option: Option) => void;
}) {
  return (
    <ul
      id={id}
      role="listbox"
      aria-label="Clients"
      className="absolute inset-x-0 top-full z-40 mt-2 max-h-80 animate-rise overflow-y-auto rounded-m border border-line bg-raised p-1 shadow-float"
    >
      {options.map((option, at) => (
        <li
          key={option.kind === "new" ? "new" : option.client.id}
          id={`${id}-${at}`}
          role="option"
          aria-selected={at === active}
          ref={at === active ? intoView : undefined}
          // the field must not lose focus, which would close the list before the press ends
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option)}
          className={cx(
            "flex min-h-12 cursor-pointer items-center gap-3 rounded-[10px] px-3 py-1.5 hover:bg-accent-soft",
            at === active && "bg-accent-soft",
          )}
        >
          {option.kind === "new" ? <NewClient name={option.name} /> : <Known {...option} />}
        </li>
      ))}
    </ul>
  );
}

function Known({ client }: { client: ClientRow }) {
  const { name, hasAllergies, mustKnow, patchTest } = client;
  const grave = hasAllergies || mustKnow || patchTest.state === "failed";
  return (
    <>
      <span className="min-w-0 flex-1">
        <span className="block [overflow-wrap:anywhere] font-semibold">{name}</span>
        <span className="block truncate text-sm text-ink-2">
          {contactOf(client) || "No phone or email yet"}
        </span>
      </span>
      {grave && (
        <TriangleAlert size={18} role="img" aria-label="Must know" className="shrink-0 text-bad" />
      )}
    </>
  );
}

function NewClient({ name }: { name: string }) {
  return (
    <>
      <UserRoundPlus size={18} aria-hidden="true" className="shrink-0 text-ink-2" />
      <span className="min-w-0 truncate font-semibold">New client “{name}” …</span>
    </>
  );
}

function intoView(element: HTMLElement | null) {
  element?.scrollIntoView?.({ block: "nearest" });
}
