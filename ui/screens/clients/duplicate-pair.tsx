import { useMutation } from "@tanstack/react-query";
import { useId, useState, type ReactNode } from "react";
import type { ClientDuplicate, ClientRow } from "#tools/clients/schema.ts";
import { mergeClients } from "#ui/api/desk/clients.ts";
import { MustKnowMarks } from "#ui/cards/client/must-know-marks.tsx";
import { useShortDate } from "#ui/cards/client/use-short-date.ts";
import { Badge } from "#ui/components/badge.tsx";
import { Button } from "#ui/components/button.tsx";
import { Dialog } from "#ui/components/layers/dialog.tsx";
import { EmailText } from "#ui/components/email-text.tsx";
import { TextLink } from "#ui/components/text-link.tsx";
import { cx } from "#ui/lib/cx.ts";
import { plural } from "#ui/lib/format.ts";

const BECAUSE = { email: "Same email", phone: "Same number", name: "Same name" } as const;

/** Two records that may be one person: which is kept is chosen, then they are joined. */
export function DuplicatePair({ pair: { a, b, because } }: { pair: ClientDuplicate }) {
  const group = useId();
  const [keepId, setKeepId] = useState(moreKnown(a, b).id);
  const [asking, setAsking] = useState(false);
  const merge = useMutation(mergeClients);
  const [keep, other] = keepId === a.id ? [a, b] : [b, a];
  return (
    <section
      aria-label={`${a.name} and ${b.name}`}
      className="flex flex-col gap-4 rounded-card border border-line-soft bg-surface p-[22px] shadow-edge max-md:p-4"
    >
      <p className="flex flex-wrap gap-1.5">
        {because.map((why) => (
          <Badge key={why}>{BECAUSE[why]}</Badge>
        ))}
      </p>
      <div
        role="radiogroup"
        aria-label="Which record is kept"
        className="grid gap-3 md:grid-cols-2"
      >
        {[a, b].map((client) => (
          <Side
            key={client.id}
            group={group}
            client={client}
            kept={client.id === keepId}
            onKeep={() => setKeepId(client.id)}
          />
        ))}
      </div>
      <Button className="self-end max-md:self-stretch" onClick={() => setAsking(true)}>
        Merge into one
      </Button>
      {asking && (
        <Dialog
          open
          onClose={() => setAsking(false)}
          title={`Keep ${keep.name}?`}
          description="This cannot be undone."
          actions={
            <>
              <Button kind="ghost" onClick={() => setAsking(false)}>
                Leave them apart
              </Button>
              <Button
                kind="primary"
                pending={merge.isPending}
                onClick={() => merge.mutate({ keepId: keep.id, otherId: other.id })}
              >
                Merge the records
              </Button>
            </>
          }
        >
          <p className="text-ink-2">
            Visits, consultations, formulas, tests, photos and chats of{" "}
            <strong className="font-semibold text-ink">
              {other.name}
              {other.email && ` (${other.email})`}
            </strong>{" "}
            move to{" "}
            <strong className="font-semibold text-ink">
              {keep.name}
              {keep.email && ` (${keep.email})`}
            </strong>
            . Where the two differ, both are kept in the notes.
          </p>
        </Dialog>
      )}
    </section>
  );
}

function Side({
  group,
  client,
  kept,
  onKeep,
}: {
  group: string;
  client: ClientRow;
  kept: boolean;
  onKeep: () => void;
}) {
  const { id, name, phone, email, visits, lastVisitAt } = client;
  const shortDate = useShortDate();
  return (
    <div
      className={cx(
        "flex min-w-0 flex-col gap-2.5 rounded-[16px] border p-4",
        kept ? "border-ink" : "border-line-soft",
      )}
    >
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="radio"
          name={group}
          checked={kept}
          onChange={onKeep}
          aria-label={`Keep ${name}${email || phone ? `, ${email ?? phone}` : ""}`}
          className="size-5 shrink-0 accent-accent"
        />
        <span className="min-w-0 flex-1 text-lg font-semibold [overflow-wrap:anywhere]">
          {name}
        </span>
        {kept && <Badge tone="ok">Kept</Badge>}
      </label>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        <Line name="Phone">{phone}</Line>
        <Line name="Email">{email && <EmailText>{email}</EmailText>}</Line>
        <Line name="Visits">
          {plural(visits, "visit")}
          {lastVisitAt && `, last ${shortDate(lastVisitAt)}`}
        </Line>
      </dl>
      <MustKnowMarks client={client} />
      <TextLink to={`/clients/${id}`} className="mt-auto self-start text-sm">
        Open the record
      </TextLink>
    </div>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-2">{name}</dt>
      <dd className="min-w-0 [overflow-wrap:anywhere]">{children ?? <>&ndash;</>}</dd>
    </>
  );
}

/** The record that knows more of the person: more contact, then more visits. */
function moreKnown(a: ClientRow, b: ClientRow): ClientRow {
  const known = ({ phone, email, visits }: ClientRow) =>
    (phone ? 1000 : 0) + (email ? 1000 : 0) + visits;
  return known(b) > known(a) ? b : a;
}
