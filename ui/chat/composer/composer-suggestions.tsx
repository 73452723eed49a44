import { cx } from "#ui/lib/cx.ts";
import type { Suggestion } from "./use-suggestions.ts";

/** The list over the composer; the field below it keeps the focus. */
export function ComposerSuggestions({
  id,
  label,
  shown,
  at,
  onTake,
  below,
}: {
  id: string;
  label: string;
  shown: readonly Suggestion[];
  at: number;
  onTake: (taken: Suggestion) => void;
  /** Under the composer, where there is no room above it. */
  below: boolean;
}) {
  if (shown.length === 0) return null;
  return (
    <ul
      id={id}
      role="listbox"
      // what is scrolled must be reachable by keys too
      tabIndex={0}
      aria-label={label}
      className={cx(
        "absolute inset-x-0 z-40 max-h-[min(334px,45dvh)] animate-rise overflow-y-auto rounded-m border border-line bg-raised p-1 shadow-float",
        below ? "top-full mt-2" : "bottom-full mb-2",
      )}
    >
      {shown.map((each, index) => (
        <li
          key={each.id}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === at}
          ref={index === at ? intoView : undefined}
          // the field keeps the focus, and a phone its keyboard
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTake(each)}
          className={cx(
            "flex min-h-11 cursor-pointer items-center gap-3 rounded-[10px] px-3 py-1.5 hover:bg-accent-soft",
            index === at && "bg-accent-soft",
          )}
        >
          <span
            className={cx(
              "min-w-0 truncate font-semibold",
              each.label.startsWith("/") && "w-24 shrink-0",
            )}
          >
            {each.label}
          </span>
          {each.hint && (
            <span className="min-w-0 flex-1 truncate text-sm text-ink-2">{each.hint}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

function intoView(element: HTMLElement | null) {
  element?.scrollIntoView?.({ block: "nearest" });
}
