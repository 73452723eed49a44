import { createContext, use, useCallback, useEffect, useId, useState, type ReactNode } from "react";
import { useBlocker } from "react-router";
import { cx } from "#ui/lib/cx.ts";
import type { FormState } from "#ui/lib/use-form.ts";
import { Button } from "#ui/components/button.tsx";
import { ConfirmDialog } from "#ui/components/layers/confirm-dialog.tsx";
import { Form } from "./form.tsx";

/** What the bar needs to know of a form. */
type Part = {
  dirty: boolean;
  fits: boolean;
  ready: boolean;
  pending: boolean;
  discard: () => void;
};

const Together = createContext<((id: string, part: Part | undefined) => void) | null>(null);

export type SavedFormProps = {
  form: FormState & Omit<Part, "ready">;
  /** Waits for what is no field. */
  ready?: boolean;
  className?: string;
  children: ReactNode;
};

/** A form over what is kept. The bar of the page saves it; where there is none it has one of its own. */
export function SavedForm(props: SavedFormProps) {
  if (use(Together)) return <PartForm {...props} />;
  return (
    <SavedTogether>
      <PartForm {...props} />
    </SavedTogether>
  );
}

function PartForm({ form, ready = true, className, children }: SavedFormProps) {
  const id = useId();
  const report = use(Together);
  const { dirty, fits, pending, discard } = form;
  useEffect(
    () => report?.(id, { dirty, fits, ready, pending, discard }),
    [report, id, dirty, fits, ready, pending, discard],
  );
  useEffect(() => () => report?.(id, undefined), [report, id]);
  return (
    <Form form={form} id={id} className={className}>
      {children}
      {/* so that Enter saves */}
      <button type="submit" hidden />
    </Form>
  );
}

/** Forms that one bar saves. It stays in sight while something is not saved, and nobody leaves that unasked. */
export function SavedTogether({ children }: { children: ReactNode }) {
  const [parts, setParts] = useState<ReadonlyMap<string, Part>>(new Map());
  const report = useCallback((id: string, part: Part | undefined) => {
    setParts((now) => new Map([...now, [id, part] as const].filter(isKnown)));
  }, []);
  return (
    <Together value={report}>
      {children}
      {parts.size > 0 && <SaveBar parts={parts} />}
    </Together>
  );
}

const isKnown = (entry: readonly [string, Part | undefined]): entry is [string, Part] =>
  entry[1] !== undefined;

/** It is in sight before anything is changed, too. */
const DOCKED =
  "border-line-soft not-in-[dialog]:sticky not-in-[dialog]:bottom-0 not-in-[dialog]:z-10 not-in-[dialog]:rounded-none not-in-[dialog]:border-x-transparent not-in-[dialog]:border-b-transparent not-in-[dialog]:bg-bg";

function SaveBar({ parts }: { parts: ReadonlyMap<string, Part> }) {
  const all = [...parts.values()];
  const dirty = all.some((part) => part.dirty);
  const fits = all.every((part) => part.fits);
  const discard = () => all.forEach((part) => part.discard());
  const save = () => {
    for (const [id, part] of parts)
      if (part.dirty || !part.fits) document.forms.namedItem(id)?.requestSubmit();
  };
  const leaving = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <div
      data-save-bar=""
      className={cx(
        "flex flex-wrap items-center justify-between gap-3 rounded-card border bg-surface px-[22px] py-3 max-md:px-4",
        dirty ? "sticky bottom-3 z-10 border-ink shadow-edge" : DOCKED,
        // in a dialog it is the foot
        "in-[dialog]:sticky in-[dialog]:-bottom-6 in-[dialog]:z-10 in-[dialog]:-mx-6 in-[dialog]:-mb-6 in-[dialog]:rounded-none in-[dialog]:border-x-0 in-[dialog]:border-b-0 in-[dialog]:border-line-soft in-[dialog]:px-6! in-[dialog]:py-4 in-[dialog]:shadow-none",
      )}
    >
      <span role="status" className="text-sm text-ink-2">
        {!dirty ? "All saved" : fits ? "Not saved yet" : "Something above is not right yet"}
      </span>
      <span className="flex gap-2">
        {dirty && <Button onClick={discard}>Discard</Button>}
        <Button
          kind="primary"
          disabled={(!dirty && fits) || !all.every((part) => part.ready)}
          pending={all.some((part) => part.pending)}
          onClick={save}
        >
          Save
        </Button>
      </span>
      {leaving.state === "blocked" && (
        <ConfirmDialog
          title="Leave without saving?"
          act="Leave"
          keep="Stay here"
          pending={false}
          onConfirm={() => leaving.proceed()}
          onClose={() => leaving.reset()}
        >
          What you changed on this page is not saved.
        </ConfirmDialog>
      )}
    </div>
  );
}
