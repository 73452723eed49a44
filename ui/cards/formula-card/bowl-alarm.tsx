import { useQuery } from "@tanstack/react-query";
import { TriangleAlert } from "lucide-react";
import type { Consultation } from "#tools/consultations/schema.ts";
import { getClient } from "#ui/api/desk/clients.ts";
import { MustKnow } from "#ui/cards/client/must-know.tsx";
import { useKeepsClients } from "#ui/cards/client/use-keeps-clients.ts";
import { spokenWord } from "#ui/cards/hair-words.ts";
import { capital } from "#ui/lib/format.ts";

/**
 * Ahead of the bowl, where it is started: what must be known of this head as their record stands today, and the tests that the
 * formula asks for. How somebody with a record stands with the patch test, the record says.
 */
export function BowlAlarm({
  consultation: { clientId, requires },
}: {
  consultation: Pick<Consultation, "clientId" | "requires">;
}) {
  const kept = useKeepsClients();
  const { data: client } = useQuery({
    ...getClient(clientId ?? ""),
    enabled: kept && clientId !== null,
  });
  const tests = requires.filter((test) => !client || test !== "patch_test");
  return (
    <>
      {client && <MustKnow client={client} warnsOnly />}
      {tests.length > 0 && (
        <p className="flex items-start gap-3 rounded-m border border-warn bg-warn-soft px-4 py-3">
          <TriangleAlert size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-warn" />
          <span className="min-w-0">
            <strong className="font-semibold text-warn">First.</strong>{" "}
            {capital(tests.map(testName).join(", "))}.
          </span>
        </p>
      )}
    </>
  );
}

function testName(test: string): string {
  return test === "consultation" ? "a talk with the client" : spokenWord(test).toLowerCase();
}
