import { useMutation, useQuery } from "@tanstack/react-query";
import { ImagePlus, Images } from "lucide-react";
import { useState } from "react";
import type { Client } from "#tools/clients/schema.ts";
import { listClientPhotos, updateClient } from "#ui/api/desk/clients.ts";
import { useShortDate } from "#ui/cards/client/use-short-date.ts";
import { Button } from "#ui/components/button.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { EmptyState } from "#ui/components/page/empty-state.tsx";
import { QueryView } from "#ui/components/page/query-view.tsx";
import { Switch } from "#ui/components/fields/switch.tsx";
import { AddPhotosDialog } from "./add-photos-dialog.tsx";
import { pairsOf, type Pair } from "./pairs.ts";
import { PhotoPair } from "./photo-pair.tsx";

/** The hair before and after, visit by visit, and whether the pictures may be shown. */
export function ClientPhotos({ client }: { client: Client }) {
  const [adding, setAdding] = useState<Pair | "new">();
  const photos = useQuery(listClientPhotos(client.id));
  const add = (
    <Button icon={<ImagePlus size={17} aria-hidden="true" />} onClick={() => setAdding("new")}>
      Add before and after
    </Button>
  );
  return (
    <div className="flex flex-col gap-4">
      <QueryView
        query={photos}
        name="the photos"
        shape={["h-64 rounded-card"]}
        empty={
          <EmptyState icon={<Images size={22} aria-hidden="true" />} title="No photos" action={add}>
            The hair before and after a visit, side by side.
          </EmptyState>
        }
      >
        {(taken) => (
          <>
            <div>{add}</div>
            <ul aria-label="Photos" className="grid gap-4 lg:grid-cols-2">
              {pairsOf(taken).map((pair) => (
                <li key={pair.pairId} className="min-w-0">
                  <PhotoPair clientId={client.id} pair={pair} onAdd={() => setAdding(pair)} />
                </li>
              ))}
            </ul>
          </>
        )}
      </QueryView>
      <Consent client={client} />
      {adding && (
        <AddPhotosDialog
          clientId={client.id}
          pair={adding === "new" ? undefined : adding}
          onClose={() => setAdding(undefined)}
        />
      )}
    </div>
  );
}

function Consent({ client: { id, version, portfolioConsentAt } }: { client: Client }) {
  const shortDate = useShortDate();
  const save = useMutation({ ...updateClient, meta: { ...updateClient.meta, failed: undefined } });
  return (
    <Card>
      <Switch
        label="May be shown in the portfolio"
        hint={
          portfolioConsentAt
            ? `The client agreed on ${shortDate(portfolioConsentAt)}.`
            : "Without the client's consent, photos stay within the salon."
        }
        on={portfolioConsentAt !== null}
        disabled={save.isPending}
        onChange={(portfolioConsent) => save.mutate({ id, version, portfolioConsent })}
      />
    </Card>
  );
}
