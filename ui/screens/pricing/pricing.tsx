import { useQuery } from "@tanstack/react-query";
import { Plus, Scissors } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import type { Service } from "#tools/pricing/service-schema.ts";
import { getRates } from "#ui/api/roadmaps.ts";
import { sessionQuery } from "#ui/api/session.ts";
import { listStylists } from "#ui/api/stylists.ts";
import { Button } from "#ui/components/button.tsx";
import { EmptyState } from "#ui/components/empty-state.tsx";
import { ErrorState } from "#ui/components/error-state.tsx";
import { Field } from "#ui/components/field.tsx";
import { PageHeader } from "#ui/components/page-header.tsx";
import { Page } from "#ui/components/page.tsx";
import { Select } from "#ui/components/select.tsx";
import { ScreenSkeleton } from "#ui/components/skeleton.tsx";
import { sentenceOf } from "#ui/lib/api-error.ts";
import { DeleteService } from "./delete-service.tsx";
import { ServiceDialog } from "./service-dialog.tsx";
import { ServiceMenu } from "./service-menu.tsx";

type Asking = { act: "add" } | { act: "edit" | "delete"; service: Service };

/** The services of one stylist at a time, with what they cost and how long they take. */
export function PricingScreen() {
  const [params, setParams] = useSearchParams();
  const [asking, setAsking] = useState<Asking>();
  const { data: session } = useQuery(sessionQuery);
  const stylists = useQuery(listStylists);
  const rates = useQuery(getRates);
  const stylist = stylists.data?.find(({ id }) => id === params.get("stylist"));
  const currency = rates.data?.currency;
  const error = stylists.error ?? rates.error;
  if (error) {
    const retry = () => {
      void stylists.refetch();
      void rates.refetch();
    };
    return (
      <Page>
        <PageHeader title="Service Pricing" />
        <ErrorState
          title="Your team could not be read"
          onRetry={retry}
          retrying={stylists.isFetching || rates.isFetching}
        >
          {sentenceOf(error)}
        </ErrorState>
      </Page>
    );
  }
  if (!stylists.data || !currency || !session) return <ScreenSkeleton />;
  const { role, stylistId: own } = session.salon;
  const mayChange =
    role === "owner" || role === "manager" || (role === "stylist" && stylist?.id === own);
  const close = () => setAsking(undefined);
  return (
    <Page>
      <PageHeader
        title="Service Pricing"
        lead="What each stylist offers, what it costs, and how its time is spent. Booking goes by this menu."
        actions={
          <Button
            kind="primary"
            icon={<Plus size={18} aria-hidden="true" />}
            disabled={!stylist || !mayChange}
            onClick={() => setAsking({ act: "add" })}
          >
            Add Service
          </Button>
        }
      />
      <Field label="Stylist" className="max-w-96">
        <Select
          value={stylist?.id ?? ""}
          onChange={({ target }) =>
            setParams(target.value ? { stylist: target.value } : {}, { replace: true })
          }
        >
          <option value="">Choose a stylist</option>
          {stylists.data.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      {stylist ? (
        <ServiceMenu
          key={stylist.id}
          stylist={stylist}
          mayChange={mayChange}
          onEdit={(service) => setAsking({ act: "edit", service })}
          onDelete={(service) => setAsking({ act: "delete", service })}
        />
      ) : (
        <EmptyState icon={<Scissors size={22} />} title="Whose menu?">
          Choose a stylist to see their services, grouped by category.
        </EmptyState>
      )}
      {asking?.act === "delete" && stylist && (
        <DeleteService service={asking.service} of={stylist.name} onClose={close} />
      )}
      {asking && asking.act !== "delete" && stylist && (
        <ServiceDialog
          service={asking.act === "edit" ? asking.service : undefined}
          stylistId={stylist.id}
          currency={currency}
          onClose={close}
        />
      )}
    </Page>
  );
}
