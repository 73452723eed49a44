import { useMutation, useQuery } from "@tanstack/react-query";
import { Camera, Check } from "lucide-react";
import { useState } from "react";
import type { Appointment } from "#tools/appointments/schema.ts";
import type { Closing } from "#tools/closing/schema.ts";
import { may } from "#tools/access/permissions-rules.ts";
import { addClientPhoto } from "#ui/api/desk/clients.ts";
import { uploadPhoto } from "#ui/api/chair/photos.ts";
import { reweighBowl } from "#ui/api/desk/pricing.ts";
import { sessionQuery } from "#ui/api/session.ts";
import { buttonLook } from "#ui/components/button-look.ts";
import { Button } from "#ui/components/button.tsx";
import { Field } from "#ui/components/fields/field.tsx";
import { Input } from "#ui/components/fields/input.tsx";
import { sentenceOf } from "#ui/lib/http/api-error.ts";
import { grams } from "#ui/lib/format.ts";
import { Part } from "./part.tsx";

/** What was done: the bowls of the visit, weighed back, and a photo of the result. */
export function DoneFields({
  appointment: { clientId },
  closing: { bowls },
}: {
  appointment: Appointment;
  closing: Closing;
}) {
  const { data: session } = useQuery(sessionQuery);
  const role = session?.salon.role;
  const photographs = clientId !== null && role !== undefined && may(role, "see_photos");
  if (bowls.length === 0 && !photographs) return null;
  return (
    <Part title="What was done" aside={photographs && <ResultPhoto clientId={clientId} />}>
      {bowls.length === 0 && (
        <p className="text-sm text-ink-2">No bowl was mixed for this visit.</p>
      )}
      {bowls.length > 0 && (
        <ul className="flex flex-col divide-y divide-line-soft">
          {bowls.map((bowl) => (
            <Bowl key={bowl.id} bowl={bowl} />
          ))}
        </ul>
      )}
    </Part>
  );
}

function Bowl({ bowl }: { bowl: Closing["bowls"][number] }) {
  const { formulaId, name, grams: mixedGrams } = bowl;
  const [left, setLeft] = useState("");
  const weigh = useMutation(reweighBowl);
  const leftGrams = weigh.data?.leftGrams ?? bowl.leftGrams;
  const typed = Number(left.replace(",", "."));
  const fits = left.trim() !== "" && typed >= 0 && typed <= mixedGrams;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
      <span className="min-w-0 flex-1">
        <span className="block font-medium wrap-anywhere">{name}</span>
        <span className="font-mono text-sm text-ink-2">{grams(mixedGrams)} mixed</span>
        {weigh.error && <span className="block text-sm text-bad">{sentenceOf(weigh.error)}</span>}
      </span>
      {leftGrams !== null ? (
        <span className="flex items-center gap-1.5 font-mono text-sm text-ink-2">
          <Check size={15} className="text-ok" aria-hidden="true" />
          {grams(leftGrams)} back
        </span>
      ) : (
        formulaId && (
          <span className="flex items-center gap-2">
            <Field label={`Left of ${name}, in grams`} hideLabel className="w-24">
              <Input
                inputMode="decimal"
                autoComplete="off"
                placeholder="g left"
                value={left}
                onChange={({ target }) => setLeft(target.value)}
                className="text-right font-mono"
              />
            </Field>
            <Button
              disabled={!fits}
              pending={weigh.isPending}
              onClick={() => weigh.mutate({ formulaId, mixedGrams, leftGrams: typed })}
            >
              Weigh back
            </Button>
          </span>
        )
      )}
    </li>
  );
}

/** One photo of the result, kept with the client at once. */
function ResultPhoto({ clientId }: { clientId: string }) {
  const keep = useMutation(addClientPhoto);
  const send = useMutation({
    mutationFn: async (file: File) => {
      const { id: photoId } = await uploadPhoto(file);
      return keep.mutateAsync({ clientId, photoId, moment: "after" });
    },
  });
  if (send.isSuccess)
    return (
      <span className="flex items-center gap-1.5 text-sm text-ink-2">
        <Check size={16} className="text-ok" aria-hidden="true" />
        Photo kept
      </span>
    );
  return (
    <label
      aria-busy={send.isPending}
      className={`${buttonLook("ghost")} -my-2 -mr-3.5 cursor-pointer focus-within:outline-2`}
    >
      <Camera size={17} aria-hidden="true" />
      {send.isPending ? "Sending…" : "Add a photo"}
      <input
        type="file"
        accept="image/*"
        capture="environment"
        className="sr-only"
        disabled={send.isPending}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) send.mutate(file);
        }}
      />
    </label>
  );
}
