import { TESTS, type LabTest, type TestId } from "./lab-tests.ts";

/** What a test sends, as a colourist reads it: the hair now and as it is wanted, beside what is said of it. */
export function SampleShown({ of }: { of: TestId }) {
  const { now, goal, lines }: LabTest["shows"] = TESTS[of].shows;
  return (
    <section aria-label="What it sends" className="flex gap-6 max-md:flex-col max-md:gap-4">
      {now && goal && (
        <div className="grid shrink-0 grid-cols-2 gap-2 self-start max-md:w-full md:w-84">
          <Hair src={now} says="Now" />
          <Hair src={goal} says="Goal" />
        </div>
      )}
      <dl className="flex min-w-0 flex-1 flex-col divide-y divide-line-soft">
        {lines.map(([name, words]) => (
          <div key={name} className="py-2.5 first:pt-0">
            <dt className="text-sm text-ink-3">{name}</dt>
            <dd className="font-medium first-letter:uppercase">{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Hair({ src, says }: { src: string; says: string }) {
  return (
    <figure className="relative overflow-hidden rounded-m bg-sunken">
      <img src={src} alt="" className="aspect-[4/5] w-full object-cover max-md:aspect-square" />
      <figcaption className="absolute bottom-2 left-2 rounded-full bg-bg/90 px-2.5 py-0.5 text-xs font-semibold">
        {says}
      </figcaption>
    </figure>
  );
}
