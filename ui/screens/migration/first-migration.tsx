import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { MigrationPlatform } from "#tools/migration/schema.ts";
import { listPlatforms } from "#ui/api/house/migration.ts";
import { Card } from "#ui/components/page/card.tsx";
import { NumberedSteps } from "#ui/components/page/numbered-steps.tsx";
import { QueryView } from "#ui/components/page/query-view.tsx";
import { Systems } from "./systems.tsx";

const STEPS = [
  {
    title: "Bring your files",
    text: "Exports of the system you used before, or have them fetched.",
  },
  {
    title: "See how it reads",
    text: "Every row, with what is doubled or unclear marked for you.",
  },
  { title: "Keep it", text: "It comes in within a few minutes, and can be taken back." },
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
          shape={["h-[596px]"]}
        >
          {(known) => <Systems of={known} onStart={onStart} />}
        </QueryView>
      </Card>
      <Card title="Nothing was moved yet">
        <p className="-mt-1.5 text-sm text-ink-2">Nothing is kept before you have seen it.</p>
        <div className="mt-5 grid gap-x-8 gap-y-5 md:max-lg:grid-cols-2">
          <NumberedSteps steps={STEPS} className="flex flex-col" />
          <div className="flex flex-col gap-3 border-line-soft max-md:border-t max-md:pt-5 md:max-lg:border-l md:max-lg:pl-8 lg:border-t lg:pt-5">
            <h3 className="text-base">Whose it becomes</h3>
            {whose}
          </div>
        </div>
      </Card>
    </div>
  );
}
