import { fireEvent, screen } from "@testing-library/react";
import { expect, it, test } from "vitest";
import { answering, renderScreen } from "#tests/screen.tsx";
import { Component as ForgottenPasswordScreen } from "./forgotten-password.tsx";
import { Component as ResetPasswordScreen } from "./reset-password.tsx";

it("asks for the link and says the same whoever asks", async () => {
  const requests = answering({
    "POST /api/auth/request-password-reset": () => Response.json({ success: true }),
  });
  renderScreen(<ForgottenPasswordScreen />);
  fireEvent.change(screen.getByLabelText("Email"), { target: { value: "m@x.example" } });
  fireEvent.click(screen.getByRole("button", { name: "Send the link" }));
  await screen.findByRole("heading", { name: "Check your mail" });
  expect(await requests[0]?.json()).toEqual({ email: "m@x.example" });
});

const choose = () => {
  fireEvent.change(screen.getByLabelText("New password"), {
    target: { value: "violet 43 copper" },
  });
  fireEvent.click(screen.getByRole("button", { name: "Change password" }));
};

it("sets the new password with the token of the link, then leads to sign-in", async () => {
  const requests = answering({
    "POST /api/auth/reset-password": () => Response.json({ success: true }),
  });
  const { router } = renderScreen(<ResetPasswordScreen />, {
    path: "/reset-password",
    at: "/reset-password?token=abc",
  });
  choose();
  await screen.findByText("Password changed");
  expect(await requests[0]?.json()).toEqual({ newPassword: "violet 43 copper", token: "abc" });
  expect(router.state.location.pathname).toBe("/sign-in");
});

test("a spent link, and one without a token, offer a new one", async () => {
  const issues = [{ path: "token", message: "This link has expired or was used already." }];
  answering({
    "POST /api/auth/reset-password": () =>
      Response.json({ error: "…", code: "invalid", issues }, { status: 400 }),
  });
  const { unmount } = renderScreen(<ResetPasswordScreen />, {
    path: "/reset-password",
    at: "/reset-password?token=old",
  });
  choose();
  const again = await screen.findByRole("link", { name: "Send a new link" });
  expect(again.getAttribute("href")).toBe("/forgotten-password");
  unmount();
  renderScreen(<ResetPasswordScreen />, { path: "/reset-password" });
  screen.getByRole("link", { name: "Send a new link" });
});
