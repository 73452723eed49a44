import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Field } from "./field.tsx";
import { Input } from "./input.tsx";

const described = (input: HTMLElement) =>
  (input.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent);

it("ties label, hint and error to its control", () => {
  const { rerender } = render(
    <Field label="Email" hint="For confirmations" required>
      <Input />
    </Field>,
  );
  const input = screen.getByLabelText(/^Email/);
  expect(described(input)).toEqual(["For confirmations"]);
  expect(input.getAttribute("aria-invalid")).toBeNull();
  rerender(
    <Field label="Email" hint="For confirmations" error="Write an address." required>
      <Input />
    </Field>,
  );
  expect(described(input)).toEqual(["Write an address.", "For confirmations"]);
  expect(input.getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByRole("alert").textContent).toBe("Write an address.");
});
