import { TestTube } from "lucide-react";
import { useState } from "react";
import type { Client, ClientTest } from "#tools/clients/schema.ts";
import { TESTS } from "#ui/cards/client/client-words.ts";
import { ReadTestDialog } from "#ui/cards/client/read-test-dialog.tsx";
import { TestDialog } from "#ui/cards/client/test-dialog.tsx";
import { useBrandName } from "#ui/cards/client/use-brand-name.ts";
import { useRole } from "#ui/cards/client/use-role.ts";
import { useShortDate } from "#ui/cards/client/use-short-date.ts";
import { Badge, type BadgeTone } from "#ui/components/badge.tsx";
import { Button } from "#ui/components/button.tsx";
import { EmptyState } from "#ui/components/page/empty-state.tsx";
import { timeAgo } from "#ui/lib/format.ts";

const RESULTS: Record<ClientTest["result"], { label: string; tone: BadgeTone }> = {
  pending: { label: "Not read yet", tone: "warn" },
  passed: { label: "Passed", tone: "ok" },
  failed: { label: "Failed", tone: "bad" },
};

/** The patch and strand tests of a client, newest first; one that was put on is read here. */
export function ClientTests({ client }: { client: Client }) {
  const [asking, setAsking] = useState<ClientTest | "new">();
  const { leads } = useRole();
  const [now] = useState(() => Date.now());
  const close = () => setAsking(undefined);
  return (
    <div className="flex flex-col gap-4">
      {client.tests.length === 0 ? (
        <EmptyState
          icon={<TestTube size={22} aria-hidden="true" />}
          title="No test on record"
          action={<Button onClick={() => setAsking("new")}>Record a test</Button>}
        >
          A patch test before color, a strand test before lightening or on hair with a past.
        </EmptyState>
      ) : (
        <>
          <Button className="self-start" onClick={() => setAsking("new")}>
            Record a test
          </Button>
          <ul aria-label="Tests" className="flex flex-col gap-3">
            {client.tests.map((test) => (
              <TestRow
                key={test.id}
                test={test}
                now={now}
                onRead={test.result === "pending" || leads ? () => setAsking(test) : undefined}
              />
            ))}
          </ul>
        </>
      )}
      {asking === "new" && <TestDialog clientId={client.id} name={client.name} onClose={close} />}
      {asking && asking !== "new" && (
        <ReadTestDialog clientId={client.id} test={asking} onClose={close} />
      )}
    </div>
  );
}

function TestRow({
  test,
  now,
  onRead,
}: {
  test: ClientTest;
  now: number;
  onRead: (() => void) | undefined;
}) {
  const { kind, doneAt, brandId, result, expiresAt, note, stylistName } = test;
  const brandName = useBrandName();
  const shortDate = useShortDate();
  const over = expiresAt !== null && Date.parse(expiresAt) < now;
  const { label, tone } = RESULTS[result];
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-3 rounded-card border border-line-soft bg-surface p-4 shadow-edge">
      <div className="flex min-w-0 flex-1 basis-64 flex-col gap-1.5">
        <h2 className="text-lg">
          {TESTS[kind]}
          {brandId && <span className="text-ink-2"> · {brandName(brandId)}</span>}
        </h2>
        <p className="text-sm text-ink-2">
          Put on <time dateTime={doneAt}>{shortDate(doneAt)}</time>, {timeAgo(doneAt)}
          {stylistName && `, by ${stylistName}`}
        </p>
        {note && <p className="text-sm [overflow-wrap:anywhere]">{note}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-2 max-lg:w-full">
        <Badge tone={over ? "neutral" : tone}>{label}</Badge>
        {expiresAt && (
          <Badge tone={over ? "neutral" : "ok"}>
            {over ? "Counted until" : "Valid until"} {shortDate(expiresAt)}
          </Badge>
        )}
        {onRead && (
          <Button
            kind={result === "pending" ? "primary" : "ghost"}
            className="-my-1 ml-auto"
            onClick={onRead}
          >
            {result === "pending" ? "Read it" : "Put right"}
          </Button>
        )}
      </div>
    </li>
  );
}
