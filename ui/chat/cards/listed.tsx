import type { FunctionComponent, ReactNode } from "react";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { EmailText } from "#ui/components/email-text.tsx";
import { cx } from "#ui/lib/cx.ts";

export type Fact = readonly [label: string, value: string | number | boolean | null | undefined];

/** A thing in a list: what is said of it below its name, and at the end of its line. */
export type Line = {
  id: string;
  name: ReactNode;
  below?: ReactNode;
  quote?: string;
  aside?: ReactNode;
  to?: string;
};

/** What the card of a result shows: its heading, and the way to the screen of it with what the button says. */
type Head<Value> = {
  title: string | ((value: Value) => string);
  to: string;
  open?: string;
};
type ResultCard<Value> = FunctionComponent<{ value: Value }>;

/** The card of what stands somewhere, fact by fact. What is empty is left out. */
export const factsCard = <Value,>({
  facts,
  ...head
}: Head<Value> & { facts: (value: Value) => readonly Fact[] }): ResultCard<Value> =>
  function Facts({ value }) {
    return (
      <Listed head={head} value={value}>
        <FactsList facts={facts(value)} />
      </Listed>
    );
  };

/** The card of things of one kind, a line each. Without `none` nothing stands where there is nothing. */
export const linesCard = <Value,>({
  lines,
  none,
  more,
  ...head
}: Head<Value> & {
  lines: (value: Value) => readonly Line[];
  none?: string;
  /** What the lines leave out. */
  more?: (value: Value) => string | false;
}): ResultCard<Value> =>
  function Lines({ value }) {
    const all = lines(value);
    if (all.length === 0 && !none) return null;
    const left = more?.(value);
    return (
      <Listed head={head} value={value}>
        {all.length === 0 ? (
          <p className="text-ink-2">{none}</p>
        ) : (
          <ul className="flex flex-col divide-y divide-line-soft">
            {all.map((line) => (
              <LineRow key={line.id} line={line} />
            ))}
          </ul>
        )}
        {left && <p className="text-sm text-ink-2">{left}</p>}
      </Listed>
    );
  };

/** Facts that are said, each label beside its value. */
function FactsList({ facts }: { facts: readonly Fact[] }) {
  const said = facts.filter(([, value]) => value !== null && value !== undefined && value !== "");
  if (said.length === 0) return null;
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)_minmax(0,auto)] gap-x-6 gap-y-1.5 text-sm">
      {said.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-ink-2">{label}</dt>
          <dd className="text-right">
            <EmailText>{inWords(value)}</EmailText>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Listed<Value>({
  head: { title, to, open = openWords(to) },
  value,
  children,
}: {
  head: Head<Value>;
  value: Value;
  children: ReactNode;
}) {
  return (
    <Card title={typeof title === "string" ? title : title(value)} className="flex flex-col gap-3">
      {children}
      <ButtonLink to={to} className="self-start">
        {open}
      </ButtonLink>
    </Card>
  );
}

function LineRow({ line: { name, below, quote, aside, to } }: { line: Line }) {
  return (
    <li className="flex min-w-0 items-center gap-3 py-2 first:pt-0">
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">{name}</p>
        {quote && <p className="line-clamp-2 text-sm wrap-anywhere text-ink-2">{quote}</p>}
        {below && (
          <p className={cx("wrap-anywhere", quote ? "text-xs text-ink-3" : "text-sm text-ink-2")}>
            {typeof below === "string" ? <EmailText>{below}</EmailText> : below}
          </p>
        )}
      </div>
      {aside && <div className="shrink-0 text-right text-sm text-ink-2 tabular-nums">{aside}</div>}
      {to && (
        <ButtonLink to={to} kind="ghost">
          Open
        </ButtonLink>
      )}
    </li>
  );
}

/** Parts of a line that are said, with dots between them. */
export const dotted = (...parts: readonly (string | false | null | undefined)[]): string =>
  parts.filter(Boolean).join(" · ");

const SCREENS: Readonly<Record<string, string>> = {
  settings: "the settings",
  stylists: "the team",
  messages: "the messages",
  chat: "all conversations",
  migration: "Data Migration",
};

const openWords = (to: string) => {
  const [name = ""] = to.match(/(?<=^\/)[\w-]+/) ?? [];
  return `Open ${SCREENS[name] ?? `the ${name}`}`;
};

const inWords = (value: Fact[1]) =>
  typeof value === "boolean" ? (value ? "yes" : "no") : String(value);
