import { useId, type ReactNode } from "react";
import { rove } from "#ui/components/roving.ts";
import { segmentLook, TRACK } from "#ui/components/fields/segment-look.ts";

export type Tab<Id extends string> = { id: Id; label: ReactNode };

export type TabsProps<Id extends string> = {
  /** What the tabs choose between, for readers. */
  label: string;
  tabs: readonly Tab<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  /** At the other end of the row. */
  aside?: ReactNode;
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
  aside,
  children,
  className,
}: TabsProps<Id>) {
  const base = useId();
  return (
    <div className={className}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div
          role="tablist"
          aria-label={label}
          className={TRACK}
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
        {aside}
      </div>
      <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${value}`}>
        {children}
      </div>
    </div>
  );
}
