import type { ReactNode } from "react";
import { ApiError } from "#ui/lib/http/api-error.ts";
import { Page } from "./page.tsx";
import { PageHeader } from "./page-header.tsx";
import { ReadError, type QueryViewProps } from "./query-view.tsx";
import { ScreenSkeleton } from "./skeleton.tsx";

export type QueryPageProps<Data> = Pick<
  QueryViewProps<Data>,
  "query" | "name" | "failed" | "children"
> & {
  /** Heading of the screen while there is nothing but the failure. */
  title: string;
  /** The way back. */
  back?: ReactNode;
  /** The screen where the server knows no such thing. */
  missing?: ReactNode;
};

/** A screen that is one query's: its shape while it loads, why it failed, what is not there, and the screen itself. */
export function QueryPage<Data>({ title, back, missing, children, ...read }: QueryPageProps<Data>) {
  const { data, error } = read.query;
  if (missing && error instanceof ApiError && error.status === 404) return missing;
  if (data === undefined && !error) return <ScreenSkeleton />;
  const failed = error && <ReadError {...read} />;
  if (data === undefined)
    return (
      <Page>
        <PageHeader title={title} back={back} />
        {failed}
      </Page>
    );
  return (
    <>
      {failed && (
        <div className="mx-auto w-full max-w-[984px] px-5 pt-1 pb-7 md:px-8">{failed}</div>
      )}
      {children(data)}
    </>
  );
}
