import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { EmailText } from "./email-text.tsx";

it.each([
  ["lena.brandt@falk-salon.example", "lena|.brandt|@falk-salon|.example"],
  ["+1 415 555 0100 · ana@salon.test", "ana|@salon|.test"],
  ["Dr. Hale", "Dr. Hale"],
])("may break %s only at its parts, and copies it whole", (words, pieces) => {
  const { container } = render(<EmailText>{words}</EmailText>);
  expect(container.textContent).toBe(words);
  expect(container.innerHTML.replaceAll("<wbr>", "|")).toContain(`>${pieces}<`);
});
