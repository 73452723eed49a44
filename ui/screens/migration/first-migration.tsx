import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { PlatformShown } from "#tools/migration/schema.ts";
import { listPlatforms } from "#ui/api/house/migration.ts";
import { Card } from "#ui/components/page/card.tsx";
import { NumberedSteps } from "#ui/components/page/numbered-steps.tsx";

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

/** Where nothing was moved yet: for whom, the first act, how it goes, and which systems are known. */
export function FirstMigration({ whose, start }: { whose: ReactNode; start: ReactNode }) {
  const { data: platforms } = useQuery(listPlatforms);
  return (
    <Card title="Nothing was moved yet">
      <p className="-mt-1.5 text-ink-2">Nothing is kept before you have seen it.</p>
      <NumberedSteps steps={STEPS} className="mt-6 grid md:grid-cols-3" />
      <div className="mt-6 grid items-center gap-x-3 gap-y-5 border-t border-line-soft pt-6 md:grid-cols-[minmax(0,28rem)_auto] md:justify-start">
        {whose}
        {start}
      </div>
      {platforms && (
        <dl className="mt-6 grid gap-x-8 gap-y-4 border-t border-line-soft pt-6 md:grid-cols-2">
          <Systems
            name="By files, or fetched for you"
            of={platforms.filter(({ hasApi }) => hasApi)}
          />
          <Systems name="By files" of={platforms.filter(({ hasApi }) => !hasApi)} />
        </dl>
      )}
    </Card>
  );
}

function Systems({ name, of }: { name: string; of: readonly PlatformShown[] }) {
  return (
    <div>
      <dt className="font-semibold">{name}</dt>
      <dd className="mt-0.5 text-pretty text-ink-2">
        {of.map(({ name: system }) => system).join(", ")}
      </dd>
    </div>
  );
}
