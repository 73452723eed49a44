import { useEffect, useState, type FormEvent } from "react";
import type { z } from "zod";
import { atField, fieldSentence } from "#tools/core/field-rules.ts";
import type { Field } from "#tools/core/fields.ts";
import { ApiError, sentenceOf } from "./http/api-error.ts";

/** Fields of a record, or what the form alone calls them. */
type Labels = Readonly<Record<string, Pick<Field, "label"> & Partial<Pick<Field, "kind">>>>;
type Name<Of> = keyof Of & string;
type Emptied<Value> = Value extends number ? null : never;
type Found = { [name: string]: string | undefined };

/**
 * One form over the words of its noun. Of words that take nothing at all, which are those of a change, only what differs from
 * `values` is told.
 */
export function useForm<
  Values extends object,
  Words extends z.ZodObject,
  Fields extends Labels = Labels,
>({
  words,
  fields,
  values,
  told = (typed) => typed,
  check,
  saving,
  send,
}: {
  /** What may be sent: it says what is wrong. */
  words: Words;
  /** Labels by which it is said; without them it is by the names. */
  fields?: Fields;
  /** What it begins with: what is kept, where something is. */
  values: Values;
  /** What is written, in the words. */
  told?: (typed: Values) => object;
  /** What no word can say, as sentences by field: what two fields say of each other, or what to write instead. */
  check?: (typed: Values) => Found;
  saving: { error: Error | null; isPending: boolean; isSuccess: boolean; reset: () => void };
  send: (read: z.output<Words>) => void;
}) {
  const [written, write] = useState<Partial<Values>>({});
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [sent, setSent] = useState<Values>();
  const [element, attach] = useState<HTMLFormElement | null>(null);
  const typed = { ...values, ...written };
  const all = plain(words, told(typed));
  const kept = plain(words, told(values));
  const changes = Object.entries(all).filter(([name, value]) => !same(value, kept[name]));
  const dirty = changes.length > 0 && !(saving.isSuccess && same(sent, typed));
  const read = words.safeParse(words.safeParse({}).success ? Object.fromEntries(changes) : all);
  const wrong: Found = { ...sentences(read.error?.issues ?? [], fields ?? {}), ...check?.(typed) };
  const fits = read.success && Object.keys(wrong).length === 0;
  const refused = refusals(saving.error);

  /** What is wrong with a field: once it was written and left or sent; what the server said, until it is written again. */
  const errorOf = (name: string): string | undefined => {
    const at = name as keyof Values;
    const seen = sent ?? (left.has(name) && !same(typed[at], values[at]));
    if (seen && wrong[name]) return wrong[name];
    return sent && same(sent[at], typed[at]) ? refused[name] : undefined;
  };
  const set = (more: Partial<Values>) => write((now) => ({ ...now, ...more }));
  // a field is one of the values: TypeScript widens a computed key
  const setOne = <At extends keyof Values>(name: At, value: Values[At]) =>
    set({ [name]: value } as unknown as Partial<Values>);
  const leave = (name: string) => setLeft((now) => new Set(now).add(name));
  const named = Object.keys(refused).some((name) => name in typed);

  // to the first field that is wrong, in the order in which they stand, or to why all was refused
  useEffect(() => {
    const field = sent && element?.querySelector<HTMLElement>("[aria-invalid=true]");
    if (field) field.focus();
    else if (saving.error) element?.querySelector("[role=alert]")?.scrollIntoView();
  }, [element, sent, saving.error]);
  useLeaveGuard(dirty);

  return {
    attach,
    typed,
    dirty,
    pending: saving.isPending,
    /** Nothing in it is wrong. */
    fits,
    errorOf,
    set,
    /** Why it was refused as a whole. */
    refusal: saving.error && !named ? sentenceOf(saving.error) : undefined,
    /** What a control of a field takes. */
    of: <At extends Name<Values> & Name<Fields>>(name: At) => ({
      name,
      field: (fields as Fields)[name],
      value: typed[name],
      error: errorOf(name),
      required: fields?.[name]?.kind !== "number" && isNeeded(words, name),
      // a number that must be said may be empty for the moment: the words say that it is missing
      onChange: (value: Values[At] | Emptied<Values[At]>) => setOne(name, value as Values[At]),
      onBlur: () => leave(name),
    }),
    /** What a bare control of text takes. */
    input: <At extends Name<Values>>(name: At) => ({
      name,
      value: typed[name],
      onChange: ({ target }: { target: { value: string } }) =>
        setOne(name, target.value as Values[At]),
      onBlur: () => leave(name),
    }),
    /** Back to what is kept. */
    discard: () => {
      write({});
      setLeft(new Set());
      setSent(undefined);
      saving.reset();
    },
    submit: (event: FormEvent) => {
      event.preventDefault();
      // a portal lets it through to a form that the dialog stands in
      event.stopPropagation();
      setSent({ ...typed });
      if (read.success && fits) send(read.data);
    },
  };
}

type AnyForm = ReturnType<typeof useForm<object, z.ZodObject, Record<string, Field>>>;
/** What a form of any words and values offers to what draws it. */
export type FormState = Pick<AnyForm, "submit" | "pending"> &
  Partial<Pick<AnyForm, "attach" | "refusal">>;

const same = (a: unknown, b: unknown) =>
  Object.is(a, b) || (typeof a === "object" && JSON.stringify(a) === JSON.stringify(b));

const takes = (words: z.ZodObject, name: string, value: unknown) =>
  words.shape[name]?.safeParse(value).success ?? false;

const isNeeded = (words: z.ZodObject, name: string) =>
  name in words.shape && !takes(words, name, null) && !takes(words, name, "");

/** Text as the words take it: an address without what stands around it, blank text as none where there may be none. */
const plain = (words: z.ZodObject, told: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(told).map(([name, value]) => {
      if (typeof value !== "string") return [name, value];
      if (!value.trim() && takes(words, name, null)) return [name, null];
      return [name, takes(words, name, value) ? value : value.trim()];
    }),
  );

/** The first sentence about each field. */
function sentences(issues: z.core.$ZodIssue[], fields: Labels): Found {
  const found: Found = {};
  for (const issue of issues) {
    const { path, message } = atField(issue);
    const [name = "", ...rest] = path.map(String);
    found[name] ??= fieldSentence({ path: [fields[name]?.label ?? name, ...rest], message });
  }
  return found;
}

function refusals(error: Error | null): Found {
  const issues = error instanceof ApiError ? error.issues : [];
  return Object.fromEntries(
    issues.map(({ path, message }) => [String(path).split(".")[0] ?? "", message]).reverse(),
  );
}

/** The browser asks before it leaves what is not saved. */
function useLeaveGuard(dirty: boolean) {
  useEffect(() => {
    if (!dirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [dirty]);
}
