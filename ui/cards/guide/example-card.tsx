import type { ReactNode } from "react";
import type { FormulateRequest } from "#tools/colour/schema.ts";
import { QueryView } from "#ui/components/page/query-view.tsx";
import { TextLink } from "#ui/components/text-link.tsx";
import { BowlExample } from "./bowl-example.tsx";
import { useExample } from "./example.ts";

/** How many of the engine's reasons stand beside an example. */
const REASONS = 4;
/** The figures whose reasons teach something; grams and ratio follow from the line. */
const TAUGHT: readonly (string | undefined)[] = ["shade", "developer", "minutes", "sessions"];

/** The engine's answer to an example that the reader changes: the bowl, and why. */
export function ExampleCard({ head, children }: { head: FormulateRequest; children?: ReactNode }) {
  const { ownLines, linesKnown, ...example } = useExample(head);
  return (
    <QueryView
      query={example}
      name="the example"
      failed="The engine did not answer"
      shape={["h-64 rounded-m"]}
    >
      {(answer) => {
        const reasons = answer.trace
          .filter(({ about }) => TAUGHT.includes(about))
          .slice(0, REASONS);
        return (
          <div className="flex flex-col gap-5" aria-live="polite" aria-busy={example.isFetching}>
            <BowlExample answer={answer} />
            <div className="text-sm">
              <p className="font-semibold">Why</p>
              <ul className="mt-1.5 flex list-disc flex-col gap-1.5 pl-4.5 text-ink-2 marker:text-ink-3">
                {reasons.map(({ rule, effect }, at) => (
                  <li key={`${rule}-${at}`}>{effect}</li>
                ))}
              </ul>
            </div>
            {children}
            <p className="text-sm text-ink-3 print:hidden">
              <LinesSaid own={ownLines} known={linesKnown} />
            </p>
          </div>
        );
      }}
    </QueryView>
  );
}

/** In whose lines the example is, and that nothing comes of it. */
function LinesSaid({ own, known }: { own: boolean; known: boolean }) {
  if (own)
    return "Computed just now, in the lines that you work with. Nothing is saved and no analysis is used.";
  if (!known)
    return "Computed just now, in the lines that Undertone begins with: yours could not be read.";
  return (
    <>
      Computed just now, in the lines that Undertone begins with.{" "}
      <TextLink to="/brand-preferences">Choose your own</TextLink> and it changes.
    </>
  );
}
