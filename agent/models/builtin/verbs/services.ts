import type { Service } from "#tools/pricing/service-schema.ts";
import type { Finder, Verb } from "./verb.ts";

const service: Finder = {
  tool: "list_services",
  slot: "service",
  what: "service",
  among: (value) =>
    (value as { services: Service[] }).services.map((one) => ({
      id: one.id,
      name: one.name,
      of: one,
    })),
  empty: "There is no service on your menu yet.",
};

/** The menu. */
export const SERVICES: readonly Verb[] = [
  {
    tool: "delete_service",
    does: "take a service off your menu",
    hears: [
      "(delete|remove|take|drop|scrap|get rid of) ~{service} (off|from) ~(menu|service list|services|price list)",
      "(delete|remove|get rid of|scrap) ~service {service}",
      "(delete|remove|get rid of|scrap) ~{service} service",
    ],
    finds: [service],
    input: (_slots, { found }) => ({ service: found["service"]?.name }),
    report: (_value, { service: name }) => `${name} is off the menu. What is booked stays booked.`,
  },
  {
    tool: "list_services",
    hears: [
      "(show|list|open|see|view|give|read)( me)? ~(services|menu|service menu|price list|service list)",
      "what('s| is| are) (on )?~(services|menu|price list)",
    ],
    report: (value) => {
      const { services } = value as { services: Service[] };
      return services.length === 1 ? "1 service." : `${services.length} services.`;
    },
  },
];
