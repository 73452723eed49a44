import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { Toaster } from "#ui/components/layers/toaster.tsx";
import { makeQueryClient } from "#ui/lib/http/query.ts";
import { dismissToast } from "#ui/lib/toast.ts";
import "./patience.ts";

/** What a route of the fake server answers: a value as JSON, or a Response as it is. */
export type Answers = Record<string, (request: Request) => unknown>;

/** Renders a part of the UI as it stands in the app: queries, routes, toasts (an earlier one is gone). `path` may hold parameters, `at` is the address. */
export function renderScreen(
  screen: ReactNode,
  { path = "/", at }: { path?: string; at?: string } = {},
) {
  dismissToast();
  const router = createMemoryRouter(
    [
      { path, element: screen },
      { path: "*", element: <p>Elsewhere</p> },
    ],
    { initialEntries: [at ?? path] },
  );
  const view = render(
    <QueryClientProvider client={makeQueryClient()}>
      <main>
        <RouterProvider router={router} />
      </main>
      <Toaster />
    </QueryClientProvider>,
  );
  return { ...view, router };
}

/** A server on `fetch`: answers by "METHOD /path", 404 for the rest, and keeps the requests it got. */
export function answering(answers: Answers) {
  const requests: Request[] = [];
  globalThis.fetch = async (input, init) => {
    const request =
      input instanceof Request
        ? input
        : new Request(new URL(String(input), "http://localhost"), init);
    requests.push(request.clone());
    const { pathname } = new URL(request.url);
    const answer = await answers[`${request.method} ${pathname}`]?.(request);
    if (answer instanceof Response) return answer;
    return Response.json(answer ?? { error: "Not found.", code: "not_found" }, {
      status: answer === undefined ? 404 : 200,
    });
  };
  return requests;
}
