import { useId, type ReactNode } from "react";
import { cx } from "#ui/lib/cx.ts";
import { rove } from "#ui/components/roving.ts";
import { segmentLook, TRACK } from "#ui/components/fields/segment-look.ts";

export type Tab<Id extends string> = { id: Id; label: ReactNode };

export type TabsProps<Id extends string> = {
  /** What the tabs choose between, for readers. */
  label: string;
  tabs: readonly Tab<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  /** The panel of the chosen tab. */
  children: ReactNode;
  className?: string;
};

/** Tabs: one stop in the tab order, arrows move and choose, Home and End jump. */
export function Tabs<Id extends string>({
  label,
  tabs,
  value,
  onChange,
  children,
  className,
}: TabsProps<Id>) {
  const base = useId();
  return (
    <div className={className}>
      <div
        role="tablist"
        aria-label={label}
        className={cx(TRACK, "mb-4")}
        onKeyDown={(event) => rove(event, "[role=tab]")?.click()}
      >
        {tabs.map((tab) => {
          const on = tab.id === value;
          return (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${base}-${tab.id}`}
              aria-selected={on}
              aria-controls={`${base}-panel`}
              tabIndex={on ? 0 : -1}
              onClick={() => onChange(tab.id)}
              className={segmentLook(on)}
            >
              {tab.label}
            </button>
          );
        })}
      </div>
      <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${value}`}>
        {children}
      </div>
    </div>
  );
}
