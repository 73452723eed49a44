import { useMutation, useQuery } from "@tanstack/react-query";
import { ClipboardCheck } from "lucide-react";
import { listItems } from "#ui/api/desk/inventory.ts";
import { getTake, listTakes, startTake } from "#ui/api/desk/inventory-takes.ts";
import { Button } from "#ui/components/button.tsx";
import { EmptyState } from "#ui/components/page/empty-state.tsx";
import { PageHeader } from "#ui/components/page/page-header.tsx";
import { Page } from "#ui/components/page/page.tsx";
import { QueryView } from "#ui/components/page/query-view.tsx";
import { plural, shortMoment } from "#ui/lib/format.ts";
import { together } from "#ui/lib/http/read.ts";
import { TakeCounting } from "./take-counting.tsx";
import { useAddress } from "./use-address.ts";

/** Counting the shelf: what is open goes on, else one is begun. All of it is on the server, so it survives anything. */
export function StockTakeScreen() {
  const takes = useQuery(listTakes);
  const items = useQuery(listItems);
  const start = useMutation(startTake);
  const { change } = useAddress();
  const open = takes.data?.find(({ status }) => status === "open");
  const take = useQuery({ ...getTake(open?.id ?? ""), enabled: open !== undefined });
  const leave = () => change({ take: null });
  if (open && take.data?.status === "open" && items.data)
    return <TakeCounting take={take.data} items={items.data} onLeave={leave} />;
  const finished = takes.data?.filter(({ status }) => status === "finished").slice(0, 5) ?? [];
  return (
    <Page>
      <PageHeader
        title="Stock take"
        back={
          <Button kind="ghost" className="-ml-3.5" onClick={leave}>
            Inventory
          </Button>
        }
        lead="Count what stands there. Nothing changes before you have seen the differences."
      />
      <QueryView
        query={together(items, open ? take : takes)}
        name="the stock take"
        shape={["h-64 rounded-card"]}
      >
        {([all]) => (
          <EmptyState
            icon={ClipboardCheck}
            title="Count the shelf"
            action={
              <Button
                kind="primary"
                big
                disabled={all.length === 0}
                pending={start.isPending}
                onClick={() => start.mutate()}
              >
                Start counting
              </Button>
            }
          >
            {all.length === 0
              ? "There is nothing to count yet: add items first."
              : `${plural(all.length, "item")}, one after the other or by barcode. You can stop and go on later, on any device.`}
          </EmptyState>
        )}
      </QueryView>
      {finished.length > 0 && (
        <section aria-label="Earlier counts">
          <h2 className="mb-2 text-lg">Earlier counts</h2>
          <ul>
            {finished.map(({ id, finishedAt, createdAt, stylistName, counted }) => (
              <li
                key={id}
                className="flex flex-wrap justify-between gap-x-4 border-t border-line-soft py-3 text-sm"
              >
                <span>
                  {shortMoment(finishedAt ?? createdAt)}, {stylistName}
                </span>
                <span className="text-ink-2">
                  {plural(counted.length, "item")},{" "}
                  {plural(
                    counted.filter(({ difference }) => difference !== 0).length,
                    "difference",
                  )}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Page>
  );
}
