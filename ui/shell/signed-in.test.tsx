import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { answering, renderScreen } from "#tests/screen.tsx";
import { SignedIn } from "./signed-in.tsx";

const shell = <SignedIn screens={new Map()} slots={{}} />;

it("a suspended account is told so, and may sign out", async () => {
  let suspended = true;
  answering({
    "GET /api/auth/get-session": () =>
      suspended
        ? Response.json(
            { error: "Your account is currently suspended.", code: "forbidden" },
            { status: 403 },
          )
        : Response.json(null),
    "POST /api/auth/sign-out": () => {
      suspended = false;
      return { success: true };
    },
  });
  const { router } = renderScreen(shell, { path: "/history" });
  await screen.findByText("Your account is currently suspended.");
  fireEvent.click(screen.getByRole("button", { name: "Sign out" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/sign-in"));
});

it.each([
  ["/", "/welcome", ""],
  ["/history", "/sign-in", "?next=%2Fhistory"],
])("whoever is signed out goes from %s to %s", async (at, pathname, search) => {
  answering({ "GET /api/auth/get-session": () => Response.json(null) });
  const { router } = renderScreen(shell, { path: at });
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname, search }));
});
