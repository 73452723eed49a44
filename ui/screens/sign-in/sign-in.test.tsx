import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { answering, renderScreen } from "#tests/screen.tsx";
import { Component as SignInScreen } from "./sign-in.tsx";

const session = {
  session: { id: "s", expiresAt: "2027-01-01T00:00:00Z" },
  user: { id: "u", name: "Maren Falk", email: "maren@falk.example", isAdmin: false },
  salon: { id: "a", stylistId: "b", role: "owner", accountStatus: "pending" },
};

/** The server of a person whose password is "right". */
function server() {
  let signedIn = false;
  return answering({
    "GET /api/auth/get-session": () => Response.json(signedIn ? session : null),
    "POST /api/auth/sign-in/email": async (request) => {
      const { password } = (await request.json()) as { password: string };
      signedIn = password === "right";
      return signedIn
        ? Response.json({ user: session.user })
        : Response.json(
            { error: "Email or password is wrong.", code: "unauthenticated" },
            { status: 401 },
          );
    },
  });
}

async function signIn(password: string) {
  fireEvent.change(await screen.findByLabelText("Email"), {
    target: { value: " maren@falk.example " },
  });
  fireEvent.change(screen.getByLabelText("Password"), { target: { value: password } });
  fireEvent.click(screen.getByRole("button", { name: "Sign in" }));
}

it.each([
  ["/sign-in", "/"],
  ["/sign-in?next=%2Fhistory%3Fq%3D1", "/history?q=1"],
  ["/sign-in?next=%2F%2Fevil.example", "/"],
])("from %s leads to %s", async (at, expected) => {
  server();
  const { router } = renderScreen(<SignInScreen />, { path: "/sign-in", at });
  await signIn("right");
  await waitFor(() => {
    const { pathname, search } = router.state.location;
    expect(pathname + search).toBe(expected);
  });
});

it("a wrong password is said in the form, and what was written stays", async () => {
  const requests = server();
  renderScreen(<SignInScreen />, { path: "/sign-in" });
  await signIn("wrong");
  expect((await within(screen.getByRole("main")).findByRole("alert")).textContent).toBe(
    "Email or password is wrong.",
  );
  expect(screen.getByLabelText<HTMLInputElement>("Password").value).toBe("wrong");
  const sent = requests.find(({ method }) => method === "POST");
  expect(await sent?.json()).toEqual({ email: "maren@falk.example", password: "wrong" });
});

it("the password can be looked at", async () => {
  server();
  renderScreen(<SignInScreen />, { path: "/sign-in" });
  const input = await screen.findByLabelText<HTMLInputElement>("Password");
  expect(input.type).toBe("password");
  fireEvent.click(screen.getByRole("button", { name: "Show password" }));
  expect(input.type).toBe("text");
  fireEvent.click(screen.getByRole("button", { name: "Hide password" }));
  expect(input.type).toBe("password");
});

it("a demo tells how it is opened, and fills it in", async () => {
  const demo = { email: "demo@undertone.local", password: "undertone-demo" };
  answering({
    "GET /api/auth/get-session": () => Response.json(null),
    "GET /api/health": () => ({ status: "ok", demo }),
  });
  renderScreen(<SignInScreen />, { path: "/sign-in" });
  fireEvent.click(await screen.findByRole("button", { name: "Fill in" }));
  expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe(demo.email);
  expect(screen.getByLabelText<HTMLInputElement>("Password").value).toBe(demo.password);
});

it("a salon of its own offers nobody a password", async () => {
  const requests = answering({
    "GET /api/auth/get-session": () => Response.json(null),
    "GET /api/health": () => ({ status: "ok" }),
  });
  renderScreen(<SignInScreen />, { path: "/sign-in" });
  await screen.findByLabelText("Email");
  await waitFor(() => expect(requests.map(({ url }) => url).join()).toContain("/api/health"));
  expect(screen.queryByRole("region", { name: "Demo" })).toBeNull();
});
