import { use, type ReactNode } from "react";
import { sentenceOf } from "#ui/lib/http/api-error.ts";
import { capital } from "#ui/lib/format.ts";
import type { Read } from "#ui/lib/http/read.ts";
import { ErrorState } from "./error-state.tsx";
import { ToldAbove } from "./failures.tsx";
import { Skeletons } from "./skeleton.tsx";

export type QueryViewProps<Data> = {
  query: Read<Data>;
  /** What is read, within a sentence: "the hours" makes "The hours could not be read". */
  name: string;
  /** Instead of that sentence. */
  failed?: string | undefined;
  /** The blocks that stand while it loads, one class each: ["h-14", "h-24 rounded-card"]. */
  shape: readonly string[];
  /** How the blocks are laid out, where not one under the other. */
  layout?: string | undefined;
  /** Beside Try again. */
  action?: ReactNode;
  /** Instead of a list with nothing in it. */
  empty?: ReactNode;
  children: (data: Data) => ReactNode;
};

/** What a query reads: blocks while it loads, why it failed with a way to try again, and the data, which a later failure leaves. */
export function QueryView<Data>({ shape, layout, empty, children, ...read }: QueryViewProps<Data>) {
  const { data } = read.query;
  if (data !== undefined)
    return (
      <>
        <ReadError {...read} />
        {empty && Array.isArray(data) && data.length === 0 ? empty : children(data)}
      </>
    );
  if (read.query.error) return <ReadError {...read} />;
  return <Skeletons label={`Loading ${read.name}`} shape={shape} layout={layout} />;
}

/** Why the last reading failed; nothing where it did not. */
export function ReadError<Data>({
  query: { data, error, isFetching, refetch },
  name,
  failed = `${capital(name)} could not be read`,
  action,
}: Pick<QueryViewProps<Data>, "query" | "name" | "failed" | "action">) {
  const told = use(ToldAbove);
  if (!error) return null;
  if (told) return <p className="text-ink-2">{failed}.</p>;
  return (
    <ErrorState title={failed} onRetry={() => void refetch()} retrying={isFetching} action={action}>
      {sentenceOf(error)}
      {data !== undefined && " What stands here was read before."}
    </ErrorState>
  );
}
