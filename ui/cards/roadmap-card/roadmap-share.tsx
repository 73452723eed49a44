import { useMutation, useQuery } from "@tanstack/react-query";
import { Copy, ExternalLink, Link2, Link2Off } from "lucide-react";
import { useState } from "react";
import { getRoadmapShare, revokeRoadmap, shareRoadmap } from "#ui/api/chair/roadmaps.ts";
import { buttonLook } from "#ui/components/button-look.ts";
import { Button } from "#ui/components/button.tsx";
import { Field } from "#ui/components/fields/field.tsx";
import { Input } from "#ui/components/fields/input.tsx";
import { Switch } from "#ui/components/fields/switch.tsx";
import { shortDate } from "#ui/lib/format.ts";
import { toast } from "#ui/lib/toast.ts";

/** The link for the client: made with a tap, shown once, ended with a tap. */
export function RoadmapShare({
  consultationId,
  costKnown,
}: {
  consultationId: string;
  /** There is a cost that the client's page could say. */
  costKnown: boolean;
}) {
  const { data: share } = useQuery(getRoadmapShare(consultationId));
  const make = useMutation(shareRoadmap);
  const revoke = useMutation(revokeRoadmap);
  const [withCost, setWithCost] = useState(false);
  if (!share) return null;
  const link = share.expiresAt ? make.data : undefined;
  return (
    <div className="flex flex-col gap-3 border-t border-line-soft pt-4">
      {share.expiresAt && (
        <p className="text-sm text-ink-2">
          A link is open until {shortDate(share.expiresAt)}. Anyone who has it can read the plan.
          {!link && " It was shown once and is kept nowhere; a new one ends it."}
        </p>
      )}
      {link && <LinkField url={link.url} />}
      {!share.expiresAt && (
        <p className="text-sm text-ink-2">
          Share the plan as a page your client can read and print: first name, levels, weeks and
          time; no products.
        </p>
      )}
      {costKnown && !link && (
        <Switch label="Show the rough cost on the page" on={withCost} onChange={setWithCost} />
      )}
      <div className="flex flex-wrap gap-2">
        {!link && (
          <Button
            icon={Link2}
            pending={make.isPending}
            onClick={() =>
              make.mutate({ consultationId, cost: costKnown && withCost ? "shown" : "hidden" })
            }
          >
            {share.expiresAt ? "Make a new link" : "Make a link"}
          </Button>
        )}
        {share.expiresAt && (
          <Button
            kind="ghost"
            icon={Link2Off}
            pending={revoke.isPending}
            onClick={() => revoke.mutate(consultationId, { onSuccess: () => make.reset() })}
          >
            Stop sharing
          </Button>
        )}
      </div>
    </div>
  );
}

function LinkField({ url }: { url: string }) {
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    toast("Link copied.");
  };
  return (
    <div className="flex flex-wrap items-end gap-2">
      <Field label="Link for the client" className="flex-1 basis-64">
        <Input readOnly value={url} onFocus={(event) => event.target.select()} />
      </Field>
      <Button icon={Copy} onClick={() => void copy()}>
        Copy
      </Button>
      <a href={url} target="_blank" rel="noreferrer" className={buttonLook("ghost")}>
        <ExternalLink size={17} aria-hidden="true" />
        Open
      </a>
    </div>
  );
}
