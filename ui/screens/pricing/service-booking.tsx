import { Switch } from "#ui/components/switch.tsx";
import { patchTestOf, type ServiceDraft } from "./service-draft.ts";

/** How a service may be booked. */
export function ServiceBooking({
  draft,
  onChange,
}: {
  draft: ServiceDraft;
  onChange: (change: Partial<ServiceDraft>) => void;
}) {
  const processes = draft.parts?.some(({ kind }) => kind === "process") ?? false;
  return (
    <section aria-label="Booking" className="flex flex-col gap-2 border-t border-line-soft pt-4">
      <Switch
        label="Clients may book it online"
        hint="Off: only the salon books it, and clients do not see it."
        on={draft.online}
        onChange={(online) => onChange({ online })}
      />
      <Switch
        label="Others may be booked while it processes"
        hint={
          processes
            ? "Clients may book short services into the processing time. The salon always may."
            : "For services with a part that processes."
        }
        on={processes && draft.onlineInProcessing}
        disabled={!processes}
        onChange={(onlineInProcessing) => onChange({ onlineInProcessing })}
      />
      <Switch
        label="Needs a patch test"
        hint="For oxidative colour and lightener: known clients need a valid test first."
        on={patchTestOf(draft)}
        onChange={(needsPatchTest) => onChange({ needsPatchTest })}
      />
    </section>
  );
}
