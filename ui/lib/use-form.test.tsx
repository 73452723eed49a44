import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { z } from "zod";
import { numberOf, textOf, type Field } from "#tools/core/fields.ts";
import { FieldInput } from "#ui/components/fields/field-input.tsx";
import { FieldNumber } from "#ui/components/fields/field-number.tsx";
import { Form } from "#ui/components/fields/form.tsx";
import { ApiError } from "./http/api-error.ts";
import { useForm } from "./use-form.ts";

const FIELDS = {
  nick: { label: "Nickname", kind: "line", longest: 4 },
  house: { label: "Salon", kind: "line", longest: 9 },
  grams: { label: "Weight (g)", kind: "number", least: 0.5, most: 60 },
} as const satisfies Record<string, Field>;
const Create = z.strictObject({
  nick: textOf(FIELDS.nick).min(1, "Please enter a nickname"),
  house: z.string().trim().max(9).nullish(),
  grams: numberOf(FIELDS.grams),
});

const KEPT = { nick: "Mo", house: "", grams: 5 };

let sent: unknown[] = [];
beforeEach(() => {
  sent = [];
});

function Asked({ words, error = null }: { words: z.ZodObject; error?: Error | null }) {
  const form = useForm({
    words,
    fields: FIELDS,
    values: KEPT,
    saving: { error, isPending: false, isSuccess: false, reset: () => undefined },
    send: (read) => sent.push(read),
  });
  return (
    <Form form={form}>
      <FieldInput {...form.of("nick")} />
      <FieldInput {...form.of("house")} />
      <FieldNumber {...form.of("grams")} />
      <button type="submit">Save</button>
    </Form>
  );
}
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const write = (label: RegExp, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const save = () => fireEvent.click(screen.getByText("Save"));
const said = () =>
  screen.queryAllByRole("alert").flatMap(({ textContent }) => (textContent ? [textContent] : []));

it("says by the label what is wrong with a field, once it is left", () => {
  render(<Asked words={Create} />);
  write(/^Weight/, "61");
  expect(said()).toEqual([]);
  fireEvent.blur(field(/^Weight/));
  write(/^Salon/, "Falk and Albers");
  fireEvent.blur(field(/^Salon/));
  expect(said()).toEqual([
    "Salon must have at most 9 characters.",
    "Weight (g) must be at most 60.",
  ]);
  write(/^Weight/, "12,5");
  write(/^Salon/, "");
  expect(said()).toEqual([]);
  save();
  expect(sent).toEqual([{ nick: "Mo", house: null, grams: 12.5 }]);
});

it("keeps what is no number yet as it was typed, sends nothing, and goes to the first that is wrong", () => {
  render(<Asked words={Create} />);
  write(/^Weight/, "1 oz");
  write(/^Nickname/, " ");
  save();
  expect(field(/^Weight/).value).toBe("1 oz");
  expect(said()).toEqual(["Please enter a nickname.", "Weight (g) must be a number."]);
  expect(document.activeElement).toBe(field(/^Nickname/));
  expect(sent).toEqual([]);
});

it("tells of a change what differs alone, and asks before what is not saved is left", () => {
  render(<Asked words={Create.partial()} />);
  const leave = () => {
    const event = new Event("beforeunload", { cancelable: true });
    dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(leave()).toBe(false);
  write(/^Salon/, " Falk ");
  expect(leave()).toBe(true);
  save();
  expect(sent).toEqual([{ house: "Falk" }]);
});

it("shows what the server said at its field until that is written again", () => {
  const refusal = (issues: object[]) =>
    new ApiError(400, "", { error: "It does not fit.", issues });
  const { rerender } = render(<Asked words={Create} />);
  save();
  rerender(<Asked words={Create} error={refusal([{ path: "house", message: "Taken." }])} />);
  expect(said()).toEqual(["Taken."]);
  expect(document.activeElement).toBe(field(/^Salon/));
  write(/^Salon/, "Other");
  expect(said()).toEqual([]);
  rerender(<Asked words={Create} error={refusal([{ path: "salon", message: "Closed." }])} />);
  expect(said()).toEqual(["It does not fit."]);
});
