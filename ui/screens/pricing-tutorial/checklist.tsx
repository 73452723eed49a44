import { useState } from "react";
import { CHECKLIST } from "#tools/pricing/tutorial-data.ts";
import { cx } from "#ui/lib/cx.ts";

const KEPT_AS = "pricing-checklist";

/** What there is to do; its ticks stay in this browser. */
export function Checklist() {
  const [ticked, setTicked] = useState(readTicks);
  const turn = (key: string) => {
    const next = new Set(ticked);
    if (!next.delete(key)) next.add(key);
    setTicked(next);
    try {
      localStorage.setItem(KEPT_AS, JSON.stringify([...next]));
    } catch {
      // without storage the ticks last as long as the page
    }
  };
  const done = CHECKLIST.filter(({ key }) => ticked.has(key)).length;
  return (
    <>
      <p aria-live="polite" className="text-ink-2">
        {done} of {CHECKLIST.length} done
      </p>
      <ul className="grid gap-x-8 md:grid-cols-2">
        {CHECKLIST.map(({ key, text }) => (
          <li key={key} className="border-b border-line-soft">
            <label className="flex min-h-12 items-center gap-3 py-2">
              <input
                type="checkbox"
                checked={ticked.has(key)}
                onChange={() => turn(key)}
                className="size-5 shrink-0 accent-ink"
              />
              <span className={cx(ticked.has(key) && "text-ink-3 line-through")}>{text}</span>
            </label>
          </li>
        ))}
      </ul>
    </>
  );
}

function readTicks(): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT_AS) ?? "[]");
    return new Set(Array.isArray(kept) ? kept.filter((key) => typeof key === "string") : []);
  } catch {
    return new Set();
  }
}
