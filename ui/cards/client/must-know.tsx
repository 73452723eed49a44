import { CircleCheck, TriangleAlert } from "lucide-react";
import { useState, type ReactNode } from "react";
import type { Client } from "#tools/clients/schema.ts";
import { cx } from "#ui/lib/cx.ts";
import { passedWords, warningsOf, type Warning } from "./client-words.ts";
import { useBrandName } from "./use-brand-name.ts";
import { useEnd, useShortDate } from "./use-short-date.ts";

/** What must be known before this head is touched, ahead of everything else, and a patch test that counts. */
export function MustKnow({
  client,
  colours = true,
  warnsOnly = false,
  brief = false,
  action,
}: {
  client: Client;
  /** Whether color comes on this head now: else a test that is due is no matter. */
  colours?: boolean;
  /** It is not shown for a test that counts alone. */
  warnsOnly?: boolean;
  /** What is wrong alone: what to do about it stands nearby. */
  brief?: boolean;
  action?: ReactNode;
}) {
  const [now] = useState(() => Date.now());
  const words = { brandOf: useBrandName(), dateOf: useShortDate(), endOf: useEnd() };
  const warnings = warningsOf(client, now, words, { colours });
  const passed = passedWords(client.patchTest, words);
  if (warnings.length === 0 && (warnsOnly || !passed)) return null;
  const grave = warnings.some(({ tone }) => tone === "bad");
  return (
    <section
      aria-label="Know before you touch this head"
      className={cx(
        "flex min-w-0 flex-wrap items-start gap-x-6 gap-y-3 rounded-card border max-md:px-4",
        brief ? "px-3.5 py-2.5" : "px-[22px] py-4",
        grave
          ? "border-bad bg-bad-soft"
          : warnings.length > 0
            ? "border-warn bg-warn-soft"
            : "border-line-soft bg-ok-soft",
      )}
    >
      <ul className={cx("flex min-w-0 flex-1 flex-col gap-2.5", brief ? "basis-36" : "basis-72")}>
        {warnings.map(({ key, tone, title, text }) => (
          <Line
            key={key}
            icon={
              <TriangleAlert
                size={20}
                aria-hidden="true"
                className={cx("mt-0.5 shrink-0", INK[tone])}
              />
            }
          >
            <strong className={cx("font-semibold", INK[tone])}>{title}.</strong> {!brief && text}
          </Line>
        ))}
        {passed && (
          <Line
            icon={<CircleCheck size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-ok" />}
          >
            {passed}
            {warnings.length === 0 && " No allergies noted."}
          </Line>
        )}
      </ul>
      {action}
    </section>
  );
}

const INK: Record<Warning["tone"], string> = { bad: "text-bad", warn: "text-warn" };

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      {icon}
      <p className="min-w-0 text-md [overflow-wrap:anywhere]">{children}</p>
    </li>
  );
}
