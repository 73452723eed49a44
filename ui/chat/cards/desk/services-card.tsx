import {
  ServiceCategory,
  type Menu,
  type Service,
} from "#tools/pricing/services/service-schema.ts";
import { EXAMPLE_PRICES } from "#tools/pricing/services/starter-word-rules.ts";
import { ServiceLine } from "#ui/cards/segments/service-line.tsx";
import { Badge } from "#ui/components/badge.tsx";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { Card } from "#ui/components/page/card.tsx";

/** A stylist's menu by category; says so when its prices are examples. */
export function MenuCard({ value: { stylistId, stylistName, services } }: { value: Menu }) {
  return (
    <Card
      title={`Menu of ${stylistName}`}
      aside={services[0]?.starter && <Badge>Starter menu</Badge>}
    >
      {services[0]?.starter && <p className="mb-4 text-sm text-ink-2">{EXAMPLE_PRICES}</p>}
      {ServiceCategory.options.map((category) => {
        const of = services.filter((service) => service.category === category);
        if (of.length === 0) return null;
        return (
          <section key={category} aria-label={category} className="mb-5">
            <p className="text-sm text-ink-3">{category}</p>
            <ul className="flex flex-col divide-y divide-line-soft">
              {of.map((service) => (
                <li key={service.id} className="py-3">
                  <ServiceLine service={service} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      <ButtonLink to={`/pricing?stylist=${stylistId}`}>Service Pricing</ButtonLink>
    </Card>
  );
}

/** A service after a change. */
export function ServiceCard({ value }: { value: Service }) {
  return (
    <Card aria-label={value.name}>
      <ServiceLine service={value} />
    </Card>
  );
}
