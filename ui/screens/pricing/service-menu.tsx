import { useMutation, useQuery } from "@tanstack/react-query";
import { Pencil, Trash2 } from "lucide-react";
import { ServiceCategory, type Service } from "#tools/pricing/service-schema.ts";
import { copyStarterMenu, listServices } from "#ui/api/services.ts";
import { ServiceLine } from "#ui/cards/segments/service-line.tsx";
import { Button } from "#ui/components/button.tsx";
import { Card } from "#ui/components/card.tsx";
import { ErrorState } from "#ui/components/error-state.tsx";
import { IconButton } from "#ui/components/icon-button.tsx";
import { Skeleton } from "#ui/components/skeleton.tsx";
import { sentenceOf } from "#ui/lib/api-error.ts";

type Whose = { id: string; name: string };

export type ServiceMenuProps = {
  stylist: Whose;
  mayChange: boolean;
  onEdit: (service: Service) => void;
  onDelete: (service: Service) => void;
};

/** A stylist's services by category; says so while the starter menu stands in for them. */
export function ServiceMenu({ stylist, mayChange, onEdit, onDelete }: ServiceMenuProps) {
  const menu = useQuery(listServices(stylist.id));
  if (menu.error) {
    return (
      <ErrorState
        title="The services could not be read"
        onRetry={() => void menu.refetch()}
        retrying={menu.isFetching}
      >
        {sentenceOf(menu.error)}
      </ErrorState>
    );
  }
  if (!menu.data) {
    return (
      <div role="status" aria-label="Loading services" className="flex flex-col gap-5">
        <Skeleton className="h-52 rounded-card" />
        <Skeleton className="h-36 rounded-card" />
      </div>
    );
  }
  const shown = ServiceCategory.options
    .map((category) => ({
      category,
      services: menu.data.filter((service) => service.category === category),
    }))
    .filter(({ services }) => services.length > 0);
  return (
    <>
      {menu.data[0]?.starter && <StarterNote stylist={stylist} mayChange={mayChange} />}
      {!mayChange && (
        <p className="text-sm text-ink-2">
          {stylist.name}, the owner or a manager changes these services.
        </p>
      )}
      {shown.map(({ category, services }) => (
        <Card key={category} title={category}>
          <ul className="flex flex-col divide-y divide-line-soft">
            {services.map((service) => (
              <li key={service.id} className="py-4 first:pt-1 last:pb-0">
                <ServiceLine
                  service={service}
                  acts={
                    mayChange && (
                      <span className="-mr-2.5 flex">
                        <IconButton
                          label={`Edit ${service.name}`}
                          icon={<Pencil size={17} />}
                          onClick={() => onEdit(service)}
                        />
                        <IconButton
                          label={`Delete ${service.name}`}
                          icon={<Trash2 size={17} />}
                          onClick={() => onDelete(service)}
                        />
                      </span>
                    )
                  }
                />
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </>
  );
}

function StarterNote({ stylist, mayChange }: { stylist: Whose; mayChange: boolean }) {
  const copy = useMutation(copyStarterMenu);
  return (
    <Card title="The starter menu stands" waiting={mayChange}>
      <p className="max-w-[68ch] text-pretty text-ink-2">
        {stylist.name} has no services yet, so clients book from this starter menu, at example
        prices. {mayChange && AFTER}
      </p>
      {mayChange && (
        <Button className="mt-4" pending={copy.isPending} onClick={() => copy.mutate(stylist.id)}>
          Start from the starter menu
        </Button>
      )}
    </Card>
  );
}

const AFTER =
  "Make it their own to change it from there; editing or deleting one of these does the same. A service added with Add Service begins a menu with nothing else on it.";
