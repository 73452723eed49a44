import { useMutation, useQuery } from "@tanstack/react-query";
import type { NotedSafety } from "#tools/consultations/safety-schema.ts";
import { keptAs } from "#tools/clients/safety-rules.ts";
import type { Client } from "#tools/clients/schema.ts";
import { getClient, updateClient } from "#ui/api/desk/clients.ts";
import { withdrawSafety } from "#ui/api/chair/consultations.ts";
import { Button } from "#ui/components/button.tsx";
import { TextLink } from "#ui/components/text-link.tsx";
import { plural } from "#ui/lib/format.ts";

/** What was heard of a client's safety: what it stops, and the way to their record. */
export function SafetyCard({ value }: { value: NotedSafety }) {
  const { facts, client, judged, onRecord } = value;
  if (facts.length === 0) return null;
  return (
    <section
      aria-label="Safety"
      className="min-w-0 rounded-card border border-bad bg-bad-soft p-[22px] max-md:p-4"
    >
      <h2 className="mb-3 text-lg">Safety</h2>
      <ul className="flex flex-col gap-2">
        {[...new Set(facts.map(({ words }) => words))].map((words) => (
          <li
            key={words}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-md [overflow-wrap:anywhere]"
          >
            “{words}”
            {judged[0] && <SaidInError consultationId={judged[0].consultationId} words={words} />}
          </li>
        ))}
      </ul>
      {judged.map(({ consultationId, clientName, held, findings }) => (
        <div key={consultationId} className="mt-3 border-t border-line-soft pt-3">
          <p className="font-semibold">
            <TextLink to={`/history/${consultationId}`}>{clientName}</TextLink>
            {held.length > 0 && `: ${plural(held.length, "formula")} held back`}
          </p>
          <ul className="mt-1 flex flex-col gap-1 text-sm text-ink-2">
            {findings.map(({ code, sentence }) => (
              <li key={code}>{sentence}</li>
            ))}
          </ul>
        </div>
      ))}
      {judged.length === 0 && (
        <p className="mt-3 text-sm text-ink-2">
          It counts for the next formula in this chat; no earlier one was changed by it.
        </p>
      )}
      {client && !onRecord && <SaveToRecord facts={facts} clientId={client.id} />}
    </section>
  );
}

/** Words that were about somebody else, or wrong: they stop nothing any more. */
function SaidInError({ consultationId, words }: { consultationId: string; words: string }) {
  const withdraw = useMutation(withdrawSafety);
  if (withdraw.isSuccess) return <span className="text-sm text-ink-2">Taken back.</span>;
  return (
    <Button
      disabled={withdraw.isPending}
      onClick={() => withdraw.mutate({ consultationId, words })}
    >
      Said in error
    </Button>
  );
}

function SaveToRecord({ facts, clientId }: { facts: NotedSafety["facts"]; clientId: string }) {
  const { data: client } = useQuery(getClient(clientId));
  const save = useMutation(updateClient);
  if (!client || client.hidden.length > 0) return null;
  if (save.isSuccess) return <p className="mt-3 text-sm text-ink-2">On {client.name}'s record.</p>;
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      <Button
        disabled={save.isPending}
        onClick={() =>
          save.mutate({ id: client.id, version: client.version, ...added(client, facts) })
        }
      >
        Save to {client.name}'s record
      </Button>
    </div>
  );
}

function added(client: Client, facts: NotedSafety["facts"]) {
  const { allergies, mustKnow } = keptAs(facts);
  const join = (before: string | null, more: readonly string[]) =>
    [before, ...more].filter(Boolean).join("; ");
  return {
    ...(allergies.length > 0 && { allergies: join(client.allergies, allergies).slice(0, 2000) }),
    ...(mustKnow.length > 0 && { mustKnow: join(client.mustKnow, mustKnow).slice(0, 300) }),
  };
}
