import type { ReactNode } from "react";
import type { FormulateRequest } from "#tools/colour/schema.ts";
import { ErrorState } from "#ui/components/error-state.tsx";
import { Skeleton } from "#ui/components/skeleton.tsx";
import { TextLink } from "#ui/components/text-link.tsx";
import { sentenceOf } from "#ui/lib/api-error.ts";
import { BowlExample } from "./bowl-example.tsx";
import { useExample } from "./example.ts";

/** How many of the engine's reasons stand beside an example. */
const REASONS = 4;
/** The figures whose reasons teach something; grams and ratio follow from the line. */
const TAUGHT: readonly (string | undefined)[] = ["shade", "developer", "minutes", "sessions"];

/** The engine's answer to an example that the reader changes: the bowl, and why. */
export function ExampleCard({ head, children }: { head: FormulateRequest; children?: ReactNode }) {
  const { data, error, isFetching, ownLines, linesKnown, refetch } = useExample(head);
  if (error) {
    return (
      <ErrorState
        title="The engine did not answer"
        onRetry={() => void refetch()}
        retrying={isFetching}
      >
        {sentenceOf(error)}
      </ErrorState>
    );
  }
  if (!data) return <Skeleton className="h-64 rounded-m" />;
  const reasons = data.trace.filter(({ about }) => TAUGHT.includes(about)).slice(0, REASONS);
  return (
    <div className="flex flex-col gap-5" aria-live="polite" aria-busy={isFetching}>
      <BowlExample answer={data} />
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
