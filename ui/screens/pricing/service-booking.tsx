import { SERVICE_FIELDS } from "#tools/pricing/services/service-fields.ts";
import { Switch } from "#ui/components/fields/switch.tsx";
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
        label={SERVICE_FIELDS.online.label}
        hint={SERVICE_FIELDS.online.hint}
        on={draft.online}
        onChange={(online) => onChange({ online })}
      />
      <Switch
        label={SERVICE_FIELDS.onlineInProcessing.label}
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
        label={SERVICE_FIELDS.needsPatchTest.label}
        hint={SERVICE_FIELDS.needsPatchTest.hint}
        on={patchTestOf(draft)}
        onChange={(needsPatchTest) => onChange({ needsPatchTest })}
      />
    </section>
  );
}
