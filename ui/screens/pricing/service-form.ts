import { useMutation } from "@tanstack/react-query";
import { SERVICE_FIELDS } from "#tools/pricing/services/service-fields.ts";
import { CreateService, type Service } from "#tools/pricing/services/service-schema.ts";
import { createService, updateService } from "#ui/api/desk/services.ts";
import { useForm } from "#ui/lib/use-form.ts";
import { bodyOf, draftOf, problemsOf, settled } from "./service-draft.ts";

export type ServiceForm = ReturnType<typeof useServiceForm>;

export type ServiceToWrite = {
  /** The one that is changed; without it, a new one. */
  service?: Service | undefined;
  stylistId: string;
  /** What a new one shall cost, where that was worked out before. */
  price?: string | undefined;
  currency: string;
  onClose: () => void;
};

/** The form of a service, with its duration and parts together. */
export function useServiceForm({ service, stylistId, price, currency, onClose }: ServiceToWrite) {
  const create = useMutation(createService);
  const update = useMutation(updateService);
  const done = { onSuccess: onClose };
  return useForm({
    words: CreateService,
    fields: SERVICE_FIELDS,
    values: draftOf(service, price),
    told: (draft) => bodyOf(settled(draft), stylistId),
    check: (draft) => problemsOf(settled(draft), currency),
    saving: service ? update : create,
    send: (body) =>
      service
        ? update.mutate({ id: service.id, version: service.version, ...body }, done)
        : create.mutate(body, done),
  });
}
