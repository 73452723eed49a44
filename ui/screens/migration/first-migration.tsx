import { useQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import type { MigrationPlatform, PlatformShown } from "#tools/migration/schema.ts";
import { listPlatforms } from "#ui/api/house/migration.ts";
import { Card } from "#ui/components/page/card.tsx";
import { NumberedSteps } from "#ui/components/page/numbered-steps.tsx";
import { QueryView } from "#ui/components/page/query-view.tsx";

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
          {(known) => <Systems of={known} onStart={onStart} />}
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
  of,
  onStart,
}: {
  of: readonly PlatformShown[];
  onStart: (from: MigrationPlatform) => void;
}) {
  return (
    <ul className="grid grid-cols-2 gap-2 md:grid-cols-3 max-md:[&>li:last-child:nth-child(odd)]:col-span-2">
      {of.map(({ id, name: system }) => (
        <li key={id}>
          <button
            type="button"
            onClick={() => onStart(id)}
            className="flex min-h-16 lg:min-h-24 w-full items-center justify-between gap-3 rounded-m border border-line px-4 py-2 text-left leading-tight font-semibold transition-colors duration-150 hover:border-ink-3 hover:bg-accent-soft max-md:min-h-14 max-md:px-3"
          >
            {system}
            <ChevronRight size={18} aria-hidden="true" className="shrink-0 text-ink-3" />
          </button>
        </li>
      ))}
    </ul>
  );
}
