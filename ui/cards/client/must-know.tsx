import { CircleCheck, TriangleAlert } from "lucide-react";
import { useState, type ReactNode } from "react";
import type { Client } from "#tools/clients/schema.ts";
import { cx } from "#ui/lib/cx.ts";
import { shortDate } from "#ui/lib/format.ts";
import { warningsOf, type Warning } from "./client-words.ts";
import { useBrandName } from "./use-brand-name.ts";

/** What must be known before this head is touched, ahead of everything else; it says so when nothing is noted. */
export function MustKnow({ client, action }: { client: Client; action?: ReactNode }) {
  const [now] = useState(() => Date.now());
  const warnings = warningsOf(client, now, useBrandName());
  const grave = warnings.some(({ tone }) => tone === "bad");
  if (warnings.length === 0) return <NothingNoted client={client} />;
  return (
    <section
      aria-label="Must know"
      className={cx(
        "flex min-w-0 flex-wrap items-start gap-x-6 gap-y-3 rounded-card border px-[22px] py-4 max-md:px-4",
        grave ? "border-bad bg-bad-soft" : "border-warn bg-warn-soft",
      )}
    >
      <ul className="flex min-w-0 flex-1 basis-72 flex-col gap-2.5">
        {warnings.map((warning) => (
          <Line key={warning.key} warning={warning} />
        ))}
      </ul>
      {action}
    </section>
  );
}

function Line({ warning: { tone, title, text } }: { warning: Warning }) {
  return (
    <li className="flex items-start gap-3">
      <TriangleAlert
        size={20}
        aria-hidden="true"
        className={cx("mt-0.5 shrink-0", tone === "bad" ? "text-bad" : "text-warn")}
      />
      <p className="min-w-0 text-md [overflow-wrap:anywhere]">
        <strong className={cx("font-semibold", tone === "bad" ? "text-bad" : "text-warn")}>
          {title}.
        </strong>{" "}
        {text}
      </p>
    </li>
  );
}

function NothingNoted({ client: { patchTest } }: { client: Client }) {
  return (
    <section
      aria-label="Must know"
      className="flex items-start gap-3 rounded-card border border-line-soft bg-ok-soft px-[22px] py-3.5 max-md:px-4"
    >
      <CircleCheck size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-ok" />
      <p>
        Patch test passed
        {patchTest.expiresAt && `, valid until ${shortDate(patchTest.expiresAt)}`}. No allergies
        noted.
      </p>
    </section>
  );
}
