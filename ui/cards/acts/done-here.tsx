import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { RecordRef } from "#tools/core/act-schema.ts";
import { listActions } from "#ui/api/actions.ts";
import { sessionQuery } from "#ui/api/session.ts";
import { Fold } from "#ui/components/page/fold.tsx";
import { ShowMore } from "#ui/components/page/paged-list.tsx";
import { plural } from "#ui/lib/format.ts";
import { ActLines } from "./act-lines.tsx";

/** What the assistant did to one record, behind one line; nothing where it did nothing. */
export function DoneHere({ kind, id, className }: RecordRef & { className?: string }) {
  const { data: session } = useQuery(sessionQuery);
  const list = useInfiniteQuery(listActions({ kind, recordId: id }));
  const acts = list.data?.pages.flatMap((page) => page.items) ?? [];
  if (acts.length === 0) return null;
  const total = list.data?.pages.at(-1)?.total ?? acts.length;
  return (
    <Fold
      summary={`${plural(total, "act")} by the assistant`}
      {...(className !== undefined && { className })}
    >
      <div className="flex flex-col gap-3 pt-1">
        <ActLines acts={acts} own={session?.salon.stylistId} here />
        <ShowMore list={list}>Show older</ShowMore>
      </div>
    </Fold>
  );
}
