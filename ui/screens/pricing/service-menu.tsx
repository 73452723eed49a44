import { useMutation, useQuery } from "@tanstack/react-query";
import { History, Pencil, Trash2 } from "lucide-react";
import { ServiceCategory, type Service } from "#tools/pricing/services/service-schema.ts";
import { EXAMPLE_PRICES, PRICES_SHOWN_THEN } from "#tools/pricing/services/starter-word-rules.ts";
import { listMargins } from "#ui/api/desk/repricing.ts";
import { copyStarterMenu, listServices } from "#ui/api/desk/services.ts";
import { Button } from "#ui/components/button.tsx";
import { Card } from "#ui/components/page/card.tsx";
import type { MenuItem } from "#ui/components/layers/menu.tsx";
import { QueryView } from "#ui/components/page/query-view.tsx";
import { TextLink } from "#ui/components/text-link.tsx";
import { sentenceOf } from "#ui/lib/http/api-error.ts";
import { byMargin, missingEverywhere, type MenuSort } from "./margin-order.ts";
import { ServiceRow } from "./service-row.tsx";
import { oneSpelling } from "#tools/values/spelling-rules.ts";

type Whose = { id: string; name: string };

export type ServiceMenuProps = {
  stylist: Whose;
  mayChange: boolean;
  onEdit: (service: Service) => void;
  onDelete: (service: Service) => void;
  onHistory: (service: Service) => void;
  currency: string;
  /** Whether the person sees what things cost. */
  costs: boolean;
  /** What is looked for. */
  words: string;
  sort: MenuSort;
};

/** A stylist's services by category; says so while the starter menu stands in for them. */
export function ServiceMenu({
  stylist,
  mayChange,
  onEdit,
  onDelete,
  onHistory,
  currency,
  costs,
  words,
  sort,
}: ServiceMenuProps) {
  const menu = useQuery(listServices(stylist.id));
  const margins = useQuery({ ...listMargins(stylist.id), enabled: costs });
  return (
    <QueryView
      query={menu}
      name="the services"
      shape={["h-52 rounded-card", "h-36 rounded-card"]}
      layout="flex flex-col gap-5"
    >
      {(all) => {
        const marginOf = new Map((margins.data ?? []).map((each) => [each.serviceId, each]));
        const nowhere = missingEverywhere(margins.data ?? []);
        const found = all.filter(({ name, description, category }) =>
          oneSpelling([name, description, category].join(" ")).includes(oneSpelling(words.trim())),
        );
        const longest = Math.max(...all.map(({ duration }) => duration));
        const actsOf = (service: Service): MenuItem[] => [
          ...(mayChange
            ? [{ label: "Edit", icon: <Pencil size={17} />, onSelect: () => onEdit(service) }]
            : []),
          ...(service.starter
            ? []
            : [
                {
                  label: "Price history",
                  icon: <History size={17} />,
                  onSelect: () => onHistory(service),
                },
              ]),
          ...(mayChange
            ? [
                {
                  label: "Delete",
                  icon: <Trash2 size={17} />,
                  danger: true,
                  onSelect: () => onDelete(service),
                },
              ]
            : []),
        ];
        const groups =
          sort === "margin"
            ? [{ title: "Lowest margin first", services: byMargin(found, marginOf) }]
            : ServiceCategory.options
                .map((category) => ({
                  title: category,
                  services: found.filter((service) => service.category === category),
                }))
                .filter(({ services }) => services.length > 0);
        return (
          <>
            {all[0]?.starter && <StarterNote stylist={stylist} mayChange={mayChange} />}
            {!mayChange && (
              <p className="text-sm text-ink-2">
                {stylist.name}, the owner or a manager changes these services.
              </p>
            )}
            {found.length === 0 && (
              <p className="text-ink-2">No service of {stylist.name} is called so.</p>
            )}
            {margins.error && (
              <p className="text-sm text-ink-2">
                The margins could not be read. {sentenceOf(margins.error)}
              </p>
            )}
            {nowhere.length > 0 && (
              <p className="text-sm text-ink-2">
                No margin is known without {nowhere.join(" and ")}.{" "}
                <TextLink to="/settings#prices">Product prices and rates</TextLink>
              </p>
            )}
            {found.length > 0 && <Legend />}
            {groups.map(({ title, services }) => (
              <Card key={title} title={title}>
                <ul className="flex flex-col divide-y divide-line-soft">
                  {services.map((service) => (
                    <li key={service.id} className="py-3 first:pt-1 last:pb-0">
                      <ServiceRow
                        {...{ service, longest, currency }}
                        margin={marginOf.get(service.id)}
                        said={nowhere}
                        onEdit={mayChange ? () => onEdit(service) : undefined}
                        items={actsOf(service)}
                      />
                    </li>
                  ))}
                </ul>
              </Card>
            ))}
          </>
        );
      }}
    </QueryView>
  );
}

/** What the bars say. */
function Legend() {
  return (
    <p aria-hidden="true" className="-mb-1 flex flex-wrap items-center gap-x-5 text-xs text-ink-3">
      <span className="flex items-center gap-2">
        <span className="h-2.5 w-7 rounded-[3px] bg-accent" />
        hands on
      </span>
      <span className="flex items-center gap-2">
        <span className="h-2.5 w-7 rounded-[3px] border border-dashed border-ink-3" />
        processes, you are free
      </span>
    </p>
  );
}

function StarterNote({ stylist, mayChange }: { stylist: Whose; mayChange: boolean }) {
  const copy = useMutation(copyStarterMenu);
  return (
    <Card title="The starter menu stands" waiting={mayChange}>
      <p className="max-w-[68ch] text-pretty text-ink-2">
        {stylist.name} has no services yet, so clients book from this starter menu. {EXAMPLE_PRICES}{" "}
        {mayChange && AFTER}
      </p>
      {mayChange && (
        <Button className="mt-4" pending={copy.isPending} onClick={() => copy.mutate(stylist.id)}>
          Start from the starter menu
        </Button>
      )}
    </Card>
  );
}

const AFTER = `Make it their own to change it from there; editing or deleting one of these does the same. ${PRICES_SHOWN_THEN} A service added with Add Service begins a menu with nothing else on it.`;
