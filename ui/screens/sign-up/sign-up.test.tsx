// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { answering, renderScreen } from "#tests/screen.tsx";
import { SignUpScreen } from "./sign-up.tsx";

afterEach(cleanup);

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
