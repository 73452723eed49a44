import { useQuery } from "@tanstack/react-query";
import { PenLine } from "lucide-react";
import { useState } from "react";
import type { Consent } from "#tools/messages/inbox/consent-schema.ts";
import { listConsents } from "#ui/api/desk/messages.ts";
import { Badge } from "#ui/components/badge.tsx";
import { Button } from "#ui/components/button.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { QueryView } from "#ui/components/page/query-view.tsx";
import { ConsentForm } from "./consent-form.tsx";
import { ConsentHistory } from "./consent-history.tsx";
import { isHeldBack, STANDING, standingOf } from "./consent-words.ts";

/** How a number stands with texts, and the ledger that says so. */
export function ConsentCard({ phone }: { phone: string }) {
  const ledger = useQuery(listConsents(phone));
  return (
    <Card title="May they be texted?">
      <QueryView query={ledger} name="what they said" shape={["h-8 w-48", "h-16 w-full"]}>
        {(read) => <Standing phone={phone} ledger={read} />}
      </QueryView>
    </Card>
  );
}

function Standing({ phone, ledger }: { phone: string; ledger: readonly Consent[] }) {
  const [writing, setWriting] = useState(false);
  const { label, tone, means } = STANDING[standingOf(ledger)];
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Badge tone={tone}>{label}</Badge>
        <p className="text-sm text-ink-2">{means(phone)}</p>
      </div>
      {isHeldBack(ledger) && (
        <p className="rounded-m bg-warn-soft px-4 py-3 text-sm text-warn">
          They ended texts from their phone, so the phone company holds them back. They come again
          once START is sent from it.
        </p>
      )}
      {writing ? (
        <ConsentForm phone={phone} onClose={() => setWriting(false)} />
      ) : (
        <Button
          className="self-start"
          icon={<PenLine size={16} aria-hidden="true" />}
          onClick={() => setWriting(true)}
        >
          Write down what they said
        </Button>
      )}
      {ledger.length > 0 && <ConsentHistory ledger={ledger} />}
    </div>
  );
}
