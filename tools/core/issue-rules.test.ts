import { expect, it } from "vitest";
import { z } from "zod";
import { wholeOf } from "./fields.ts";
import { invalid } from "./field-error.ts";
import { atField, fieldSentence } from "./field-rules.ts";
import "./issue-rules.ts";

const lines = z.array(z.object({ quantity: z.int().min(1) }));

it.each<[z.ZodType, unknown, string]>([
  [z.object({ clientEmail: z.email() }), {}, "Client email is missing."],
  [
    z.object({ clientEmail: z.email() }),
    { clientEmail: "x" },
    "Client email must be an email address.",
  ],
  [z.object({ name: z.string() }), { name: 1 }, "Name must be text."],
  [z.object({ name: z.string().max(3) }), { name: "long" }, "Name must have at most 3 characters."],
  [z.object({ name: z.string().min(1) }), { name: "" }, "Name must not be empty."],
  [
    z.object({ tags: z.array(z.string()).max(1) }),
    { tags: ["a", "b"] },
    "Tags must have at most 1 entry.",
  ],
  [z.object({ grams: z.number().positive() }), { grams: 0 }, "Grams must be more than 0."],
  [z.object({ grams: z.int() }), { grams: 1.5 }, "Grams must be a whole number."],
  [
    z.object({ years: wholeOf({ label: "Years at work", kind: "number", least: 0, most: 60 }) }),
    { years: 61 },
    "Years at work must be at most 60.",
  ],
  [z.object({ kind: z.enum(["a", "b", "c"]) }), { kind: "d" }, "Kind must be a, b or c."],
  [z.object({ day: z.iso.date() }), { day: "x" }, "Day must be a date such as 2026-01-31."],
  [
    z.object({ code: z.string().regex(/^a$/) }),
    { code: "b" },
    "Code does not have the right form.",
  ],
  [z.object({ code: z.string().regex(/^a$/, "must be a") }), { code: "b" }, "Code must be a."],
  [z.object({ code: z.string().regex(/^a$/, "Write an a.") }), { code: "b" }, "Write an a."],
  [z.object({ items: lines }), { items: [{ quantity: 1 }, {}] }, "Quantity (items 2) is missing."],
  [z.object({ of: z.union([z.string(), lines]) }), { of: [{}] }, "Quantity (of 1) is missing."],
  [z.object({ of: z.union([z.string(), z.int()]) }), { of: [] }, "Of must be text or a number."],
  [z.strictObject({}), { a: 1, b: 2 }, "The request has what is not known here: a and b."],
  [z.object({}), [], "The request must hold named fields."],
  [z.discriminatedUnion("is", [z.object({ is: z.literal("a") })]), { is: "b" }, "Is must be a."],
])("%#: a field that is wrong is named in a sentence", (schema, value, sentence) => {
  const [issue] = schema.safeParse(value).error?.issues ?? [];
  expect(issue && fieldSentence(atField(issue))).toBe(sentence);
});

it("repeats of many unknown names only the first", () => {
  const many = Object.fromEntries(
    Array.from({ length: 90 }, (_, at) => [`${"n".repeat(90)}${at}`, 1]),
  );
  const [issue] = z.strictObject({}).safeParse(many).error?.issues ?? [];
  expect(issue?.message).toMatch(/and 85 more$/);
  expect(issue?.message.length).toBeLessThan(300);
});

it.each([
  lines,
  z.strictObject({ countsOfTheShelf: z.array(z.strictObject({ quantity: z.int() })) }),
])("%#: refuses a thousand wrong places in less than 2 KB, and names the first", (schema) => {
  const wrong = Array.from({ length: 1_000 }, () => 0);
  const refusal = schema.safeParse(schema === lines ? wrong : { countsOfTheShelf: wrong });
  const { message, details } = invalid(refusal.error!);
  expect(details["issues"]).toContainEqual(expect.objectContaining({ message }));
  expect(JSON.stringify({ message, error: message, ...details }).length).toBeLessThan(2_048);
});
