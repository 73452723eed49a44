import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen } from "#tests/screen.tsx";
import { ApiError } from "#ui/lib/http/api-error.ts";
import { together } from "#ui/lib/http/read.ts";
import { PagedList } from "./paged-list.tsx";
import { QueryPage } from "./query-page.tsx";
import { QueryView } from "./query-view.tsx";

/** Answers in turn: what is thrown is refused. */
function answers(...turns: unknown[]) {
  return async () => {
    const turn = turns.shift();
    if (turn instanceof Error) throw turn;
    return turn;
  };
}
const refused = (status = 500) => new ApiError(status, "no", { error: "The database is away." });
const told = async (sentence: string) =>
  expect((await screen.findByText(sentence)).closest("[role=alert]")).not.toBeNull();
const again = () => fireEvent.click(screen.getByRole("button", { name: "Try again" }));

function Hours({ of, second }: { of: () => Promise<unknown>; second?: () => Promise<unknown> }) {
  const hours = useQuery({ queryKey: ["hours", "a"], queryFn: of });
  const others = useQuery({ queryKey: ["hours", "b"], queryFn: second ?? (async () => "there") });
  return (
    <>
      <button type="button" onClick={() => void hours.refetch()}>
        Read anew
      </button>
      <QueryView query={together(hours, others)} name="the hours" shape={["h-12", "h-12"]}>
        {([first, other]) => `${String(first)}, ${String(other)}`}
      </QueryView>
    </>
  );
}

it("says that it loads, why it failed, and tries again what failed alone", async () => {
  renderScreen(<Hours of={answers(refused(), "nine to five")} second={answers("closed")} />);
  expect(screen.getByRole("status", { name: "Loading the hours" }).getAttribute("aria-busy")).toBe(
    "true",
  );
  await told("The hours could not be read");
  await told("The database is away.");
  again();
  await screen.findByText("nine to five, closed");
  expect(screen.queryByText(/could not be read/)).toBeNull();
});

it("keeps what was read where it cannot be read again, and says so", async () => {
  renderScreen(<Hours of={answers("nine to five", refused(), "ten to six")} />);
  await screen.findByText("nine to five, there");
  fireEvent.click(screen.getByRole("button", { name: "Read anew" }));
  await told("The database is away. What stands here was read before.");
  screen.getByText("nine to five, there");
  again();
  await screen.findByText("ten to six, there");
  expect(screen.queryByText(/could not be read/)).toBeNull();
});

function Record({ of }: { of: () => Promise<unknown> }) {
  const query = useQuery({ queryKey: ["clients", "a"], queryFn: of });
  return (
    <QueryPage query={query} title="Client" name="the client" missing={<h1>Nobody</h1>}>
      {(client) => <h1>{String(client)}</h1>}
    </QueryPage>
  );
}

it("stands under its heading as a screen while it could not be read, and knows what is not there", async () => {
  renderScreen(<Record of={answers(refused(), "Mia")} />);
  await screen.findByText("The client could not be read");
  screen.getByRole("heading", { level: 1, name: "Client" });
  again();
  await screen.findByRole("heading", { name: "Mia" });
  cleanup();
  renderScreen(<Record of={answers(refused(404))} />);
  await screen.findByRole("heading", { name: "Nobody" });
});

function Orders({ of, filtered }: { of: () => Promise<unknown>; filtered?: boolean }) {
  const list = useInfiniteQuery({
    queryKey: ["inventory"],
    queryFn: of as () => Promise<{ items: string[]; next?: number }>,
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
  });
  return (
    <PagedList
      list={list}
      name="the orders"
      shape={["h-12"]}
      filters={<input aria-label="Find" />}
      filtered={filtered ?? false}
      empty="No orders yet"
      none="No order is like this."
      more="Show older"
    >
      {(orders) => orders.join(", ")}
    </PagedList>
  );
}

it("reads a list page by page, and tells at the button that one more did not come", async () => {
  renderScreen(<Orders of={answers({ items: ["a"], next: 1 }, refused(), { items: ["b"] })} />);
  await screen.findByText("a");
  const more = screen.getByRole("button", { name: "Show older" });
  fireEvent.click(more);
  await told("The database is away.");
  expect(screen.queryByText("The orders could not be read")).toBeNull();
  screen.getByText("a");
  fireEvent.click(more);
  await screen.findByText("a, b");
  expect(screen.queryByRole("button")).toBeNull();
});

it("has filters where there is something to leave out, and says when they leave nothing", async () => {
  renderScreen(<Orders of={answers({ items: [] })} />);
  await screen.findByText("No orders yet");
  expect(screen.queryByLabelText("Find")).toBeNull();
  cleanup();
  renderScreen(<Orders of={answers({ items: [] })} filtered />);
  await screen.findByText("No order is like this.");
  screen.getByLabelText("Find");
});
