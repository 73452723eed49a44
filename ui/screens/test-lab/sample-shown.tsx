import { CodePane, Raw } from "./code-pane.tsx";
import { TESTS, type LabTest, type TestId } from "./lab-tests.ts";

/** What a test sends: as a colourist reads it, the hair now and as it is wanted beside what is said of it, and as it goes. */
export function SampleShown({ of }: { of: TestId }) {
  const { now, goal, lines }: LabTest["shows"] = TESTS[of].shows;
  return (
    <CodePane title="Request" fact="Sample data">
      <div className="flex flex-col gap-4">
        {now && goal && (
          <div className="grid grid-cols-2 gap-2">
            <Hair src={now} says="Now" />
            <Hair src={goal} says="Goal" />
          </div>
        )}
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-2 text-sm">
          {lines.map(([name, words]) => (
            <div key={name} className="contents">
              <dt className="text-ink-3">{name}</dt>
              <dd className="font-medium first-letter:uppercase">{words}</dd>
            </div>
          ))}
        </dl>
        <Raw label={`Sample data: ${TESTS[of].tab}`} className={now ? "h-52" : "h-96"}>
          {TESTS[of].sends}
        </Raw>
      </div>
    </CodePane>
  );
}

function Hair({ src, says }: { src: string; says: string }) {
  return (
    <figure className="relative overflow-hidden rounded-m bg-sunken">
      <img src={src} alt="" className="aspect-[4/3] w-full object-cover" />
      <figcaption className="absolute bottom-2 left-2 rounded-full bg-bg/90 px-2.5 py-0.5 text-xs font-semibold">
        {says}
      </figcaption>
    </figure>
  );
}
