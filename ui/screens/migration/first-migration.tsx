import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { MigrationPlatform, PlatformShown } from "#tools/migration/schema.ts";
import { listPlatforms } from "#ui/api/house/migration.ts";
import { Card } from "#ui/components/page/card.tsx";
import { NumberedSteps } from "#ui/components/page/numbered-steps.tsx";
import { QueryView } from "#ui/components/page/query-view.tsx";
import { initials } from "#ui/lib/initials.ts";

const STEPS = [
  {
    title: "Bring your files",
    text: "Exports of the system you used before, or have them fetched.",
  },
  {
    title: "See how it reads",
    text: "Every row, with what is doubled or unclear marked for you.",
  },
  { title: "Keep it", text: "All of it comes in at once, and can be taken back." },
];

/** Where nothing was moved yet: the systems that are known, each the way to begin, and beside them how it goes and for whom. */
export function FirstMigration({
  whose,
  onStart,
}: {
  whose: ReactNode;
  onStart: (from: MigrationPlatform) => void;
}) {
  const platforms = useQuery(listPlatforms);
  return (
    <div className="grid items-start gap-7 max-md:gap-5 lg:grid-cols-[minmax(0,1fr)_336px]">
      <Card title="Where do you come from?">
        <QueryView
          query={platforms}
          name="the systems"
          failed="The systems could not be listed"
          shape={["h-64"]}
        >
          {(known) => (
            <div className="flex flex-col gap-6 max-md:gap-5">
              <Systems
                name="By files, or fetched for you"
                of={known.filter(({ hasApi }) => hasApi)}
                onStart={onStart}
              />
              <Systems
                name="By files"
                of={known.filter(({ hasApi }) => !hasApi)}
                onStart={onStart}
              />
            </div>
          )}
        </QueryView>
      </Card>
      <Card title="Nothing was moved yet">
        <p className="-mt-1.5 text-sm text-ink-2">Nothing is kept before you have seen it.</p>
        <NumberedSteps steps={STEPS} className="mt-5 grid max-lg:md:grid-cols-3" />
        <div className="mt-5 border-t border-line-soft pt-5">{whose}</div>
      </Card>
    </div>
  );
}

function Systems({
  name,
  of,
  onStart,
}: {
  name: string;
  of: readonly PlatformShown[];
  onStart: (from: MigrationPlatform) => void;
}) {
  return (
    <section aria-label={name} className="flex flex-col gap-3">
      <h3 className="text-sm text-ink-2">{name}</h3>
      <ul className="grid grid-cols-2 gap-2 md:grid-cols-3">
        {of.map(({ id, name: system }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => onStart(id)}
              className="flex min-h-16 w-full items-center gap-3 rounded-m border border-line px-3 py-2 text-left leading-tight font-semibold max-md:gap-2 max-md:px-2 max-md:text-sm transition-colors duration-150 hover:border-ink-3 hover:bg-accent-soft max-md:min-h-14"
            >
              <span
                aria-hidden="true"
                className="grid size-10 shrink-0 max-md:size-9 place-items-center rounded-[10px] bg-accent-soft font-display text-md"
              >
                {initials(system)}
              </span>
              {system}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
