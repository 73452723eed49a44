import type { ReactNode } from "react";

/** Fields that belong together, under their heading. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="mb-3 font-display text-md font-semibold tracking-tight">{title}</legend>
      {children}
    </fieldset>
  );
}
