import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { answering, renderScreen } from "#tests/screen.tsx";
import { Component as ConfirmAddressScreen } from "./confirm-address.tsx";
import { Component as SignUpScreen } from "./sign-up.tsx";

const nobody = () => Response.json(null);

function fill(fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
  fireEvent.click(screen.getByRole("button", { name: "Create account" }));
}

it("sends the time zone of the device with what was written", async () => {
  const requests = answering({
    "GET /api/auth/get-session": nobody,
    "POST /api/auth/sign-up/email": () => Response.json({ user: {} }),
  });
  renderScreen(<SignUpScreen />);
  await screen.findByRole("heading", { name: "Create your account" });
  fill({ "Your name": "Maren", Email: "m@x.example", Password: "copper 42 violet" });
  await screen.findByRole("heading", { name: "One more step" });
  const sent = requests.find(({ method }) => method === "POST");
  expect(await sent?.json()).toEqual({
    name: "Maren",
    email: "m@x.example",
    password: "copper 42 violet",
  });
  expect(sent?.headers.get("x-time-zone")).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
});

it("shows each refusal at its field, and none above the form", async () => {
  const issues = [
    { path: "name", message: "Please enter your name" },
    { path: "password", message: "Use at least 8 characters" },
  ];
  answering({
    "GET /api/auth/get-session": nobody,
    "POST /api/auth/sign-up/email": () =>
      Response.json({ error: "name: …", code: "invalid", issues }, { status: 400 }),
  });
  renderScreen(<SignUpScreen />);
  await screen.findByRole("heading", { name: "Create your account" });
  fill({ Email: "m@x.example" });
  const alerts = await within(screen.getByRole("main")).findAllByRole("alert");
  expect(alerts.map(({ textContent }) => textContent)).toEqual(
    issues.map(({ message }) => message),
  );
  const name = screen.getByLabelText("Your name");
  expect(name.getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByLabelText("Email").getAttribute("aria-invalid")).toBeNull();
});

it("says above the form what concerns the whole", async () => {
  const error = "Too many requests. Try again in 30 seconds.";
  answering({
    "GET /api/auth/get-session": nobody,
    "POST /api/auth/sign-up/email": () =>
      Response.json({ error, code: "rate_limited" }, { status: 429 }),
  });
  renderScreen(<SignUpScreen />);
  await screen.findByRole("heading", { name: "Create your account" });
  fill({ "Your name": "Maren", Email: "m@x.example", Password: "copper 42 violet" });
  expect((await within(screen.getByRole("main")).findByRole("alert")).textContent).toBe(error);
});

it("where the address is to be confirmed, says where the link went and sends it again", async () => {
  let refuses = true;
  const requests = answering({
    "GET /api/auth/get-session": nobody,
    "POST /api/auth/sign-up/email": () => Response.json({ user: {}, mustConfirm: true }),
    "POST /api/auth/send-verification-email": () =>
      refuses
        ? Response.json({ error: "Too many requests.", code: "rate_limited" }, { status: 429 })
        : Response.json({ success: true }),
  });
  renderScreen(<SignUpScreen />);
  await screen.findByRole("heading", { name: "Create your account" });
  fill({ "Your name": "Maren", Email: " m@x.example ", Password: "copper 42 violet" });
  await screen.findByRole("heading", { name: "Check your mail" });
  screen.getByText("m@x.example");
  fireEvent.click(screen.getByRole("button", { name: "Send the link again" }));
  const main = within(screen.getByRole("main"));
  expect((await main.findByRole("alert")).textContent).toBe("Too many requests.");
  refuses = false;
  fireEvent.click(screen.getByRole("button", { name: "Send the link again" }));
  await main.findByText(/Asked for/);
  expect(main.queryByRole("alert")).toBeNull();
  const sent = requests.filter(({ url }) => url.endsWith("send-verification-email"));
  expect(await sent.at(-1)?.json()).toEqual({ email: "m@x.example" });
  fireEvent.click(screen.getByRole("button", { name: "Change the address" }));
  expect((await screen.findByLabelText<HTMLInputElement>("Your name")).value).toBe("Maren");
});

const confirming = (answer: () => Response, session: () => unknown) => {
  const requests = answering({
    "GET /api/auth/get-session": () => Response.json(session()),
    "POST /api/auth/verify-email": answer,
  });
  const view = renderScreen(<ConfirmAddressScreen />, {
    path: "/confirm-address",
    at: "/confirm-address?token=abc",
  });
  fireEvent.click(screen.getByRole("button", { name: "Confirm and come in" }));
  return { ...view, requests };
};

it("a confirmed address leads in", async () => {
  let signedIn = false;
  const confirmed = () => {
    signedIn = true;
    return Response.json({ success: true });
  };
  const person = { user: { id: "u", name: "Maren", email: "m@x.example" } };
  const { router, requests } = confirming(confirmed, () => (signedIn ? person : null));
  await waitFor(() => expect(router.state.location.pathname).toBe("/"));
  const sent = requests.find(({ method }) => method === "POST");
  expect(await sent?.json()).toEqual({ token: "abc" });
});

it.each([
  ["that was used", "Your address is confirmed", () => Response.json({ success: true })],
  [
    "that is over",
    "This link no longer works",
    () =>
      Response.json(
        { error: "…", code: "invalid", issues: [{ path: "token", message: "Over." }] },
        { status: 400 },
      ),
  ],
])("a link %s leads to sign-in", async (_what, title, answer) => {
  confirming(answer, () => null);
  await screen.findByRole("heading", { name: title });
  expect(screen.getByRole("link", { name: "Sign in" }).getAttribute("href")).toBe("/sign-in");
});
