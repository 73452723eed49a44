import type { ReactNode } from "react";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { Card } from "#ui/components/card.tsx";
import { EmailText } from "#ui/components/email-text.tsx";
import { cx } from "#ui/lib/cx.ts";

export type Fact = readonly [label: string, value: string | number | boolean | null];

/** What stands somewhere, line by line, and the way to where it is changed. What is empty is left out. */
export function FactsCard({
  title,
  facts,
  to,
  open,
  children,
}: {
  title: string;
  facts: readonly Fact[];
  to: string;
  open: string;
  children?: ReactNode;
}) {
  const said = facts.filter(([, value]) => value !== null && value !== "");
  return (
    <Card title={title} className="flex flex-col gap-4">
      {said.length > 0 && (
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
      )}
      {children}
      <ButtonLink to={to} className="self-start">
        {open}
      </ButtonLink>
    </Card>
  );
}

/** Things of one kind, each in a line with what is said of it below. */
export function LinesCard({
  title,
  lines,
  none,
  to,
  open,
}: {
  title: string;
  lines: readonly { id: string; name: string; below: string; quote?: string; to?: string }[];
  none: string;
  to: string;
  open: string;
}) {
  return (
    <Card title={title} className="flex flex-col gap-3">
      {lines.length === 0 && <p className="text-ink-2">{none}</p>}
      <ul className="flex flex-col divide-y divide-line-soft">
        {lines.map(({ id, name, below, quote, to: at }) => (
          <li key={id} className="flex min-w-0 items-center gap-3 py-2 first:pt-0">
            <div className="min-w-0 flex-1">
              <p className="font-medium break-words">{name}</p>
              {quote && <p className="line-clamp-2 text-sm wrap-anywhere text-ink-2">{quote}</p>}
              {below && (
                <p
                  className={cx(
                    "wrap-anywhere",
                    quote ? "text-xs text-ink-3" : "text-sm text-ink-2",
                  )}
                >
                  {below}
                </p>
              )}
            </div>
            {at && (
              <ButtonLink to={at} kind="ghost">
                Open
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
      <ButtonLink to={to} className="self-start">
        {open}
      </ButtonLink>
    </Card>
  );
}

const inWords = (value: Fact[1]) =>
  typeof value === "boolean" ? (value ? "yes" : "no") : String(value);
