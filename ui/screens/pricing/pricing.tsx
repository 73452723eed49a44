import { useQuery } from "@tanstack/react-query";
import { Percent, Plus } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { may } from "#tools/access/permissions-rules.ts";
import type { Service } from "#tools/pricing/services/service-schema.ts";
import { getRates } from "#ui/api/chair/roadmaps.ts";
import { sessionQuery } from "#ui/api/session.ts";
import { listStylists } from "#ui/api/house/stylists.ts";
import { Button } from "#ui/components/button.tsx";
import { Field } from "#ui/components/fields/field.tsx";
import { PageHeader } from "#ui/components/page/page-header.tsx";
import { Page } from "#ui/components/page/page.tsx";
import { QueryPage } from "#ui/components/page/query-page.tsx";
import { SearchField } from "#ui/components/fields/search-field.tsx";
import { SegmentedControl } from "#ui/components/fields/segmented-control.tsx";
import { Select } from "#ui/components/fields/select.tsx";
import { together } from "#ui/lib/http/read.ts";
import { DeleteService } from "./delete-service.tsx";
import type { MenuSort } from "./margin-order.ts";
import { PriceHistory } from "./price-history.tsx";
import { RepriceDialog } from "./reprice-dialog.tsx";
import { ServiceDialog } from "./service-dialog.tsx";
import { ServiceMenu } from "./service-menu.tsx";

type Asking = { act: "add" | "reprice" } | { act: "edit" | "delete" | "history"; service: Service };

const ORDERS = [
  { value: "menu", label: "By category" },
  { value: "margin", label: "Lowest margin" },
] as const;

/** The services of one stylist at a time, with what they cost and how long they take. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const [words, setWords] = useState("");
  const [sort, setSort] = useState<MenuSort>("menu");
  const price = params.get("price") ?? undefined;
  const [asking, setAsking] = useState<Asking | undefined>(price ? { act: "add" } : undefined);
  const { data: session } = useQuery(sessionQuery);
  const stylists = useQuery(listStylists);
  const rates = useQuery(getRates);
  if (!session) return null;
  return (
    <QueryPage query={together(stylists, rates)} title="Service Pricing" name="your team">
      {([team, { currency }]) => {
        const { role, stylistId: own } = session.salon;
        const named = params.get("stylist") ?? own;
        const stylist = team.find(({ id }) => id === named) ?? team[0];
        const everybody = may(role, "manage_services");
        const mayChange = everybody || (may(role, "manage_own_services") && stylist?.id === own);
        const costs = may(role, "see_costs");
        const close = () => setAsking(undefined);
        return (
          <Page>
            <PageHeader
              title="Service Pricing"
              lead={
                <span className="max-md:hidden">
                  Clients book from this menu, stylist by stylist.
                </span>
              }
              actions={
                <>
                  <Button
                    icon={Percent}
                    disabled={!stylist || !mayChange}
                    onClick={() => setAsking({ act: "reprice" })}
                  >
                    Change prices
                  </Button>
                  <Button
                    kind="primary"
                    icon={Plus}
                    disabled={!stylist || !mayChange}
                    onClick={() => setAsking({ act: "add" })}
                  >
                    Add Service
                  </Button>
                </>
              }
            />
            <div className="flex flex-wrap items-center gap-3">
              <Field label="Stylist" hideLabel className="w-full sm:w-72">
                <Select
                  value={stylist?.id ?? ""}
                  onChange={({ target }) => setParams({ stylist: target.value }, { replace: true })}
                >
                  {team.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </Select>
              </Field>
              {stylist && (
                <SearchField
                  label="Find a service"
                  placeholder="Find a service"
                  value={words}
                  onChange={setWords}
                  className="min-w-0 flex-1 basis-52"
                />
              )}
              {stylist && costs && (
                <SegmentedControl label="Order" options={ORDERS} value={sort} onChange={setSort} />
              )}
            </div>
            {stylist && (
              <ServiceMenu
                key={stylist.id}
                stylist={stylist}
                mayChange={mayChange}
                currency={currency}
                costs={costs}
                words={words}
                sort={costs ? sort : "menu"}
                onHistory={(service) => setAsking({ act: "history", service })}
                onEdit={(service) => setAsking({ act: "edit", service })}
                onDelete={(service) => setAsking({ act: "delete", service })}
              />
            )}
            {asking?.act === "delete" && stylist && (
              <DeleteService service={asking.service} of={stylist.name} onClose={close} />
            )}
            {asking?.act === "history" && stylist && (
              <PriceHistory service={asking.service} onClose={close} />
            )}
            {asking?.act === "reprice" && stylist && (
              <RepriceDialog
                stylist={stylist}
                everybody={everybody && team.length > 1}
                currency={currency}
                onClose={close}
              />
            )}
            {(asking?.act === "edit" || (asking?.act === "add" && mayChange)) && stylist && (
              <ServiceDialog
                service={asking.act === "edit" ? asking.service : undefined}
                stylistId={stylist.id}
                price={price}
                currency={currency}
                onClose={close}
              />
            )}
          </Page>
        );
      }}
    </QueryPage>
  );
}
