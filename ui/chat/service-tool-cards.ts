import { BadgeDollarSign } from "lucide-react";
import type { serviceTools } from "#tools/pricing/service-tools.ts";
import { plural } from "#ui/lib/format.ts";
import { MenuCard, ServiceCard } from "./services-card.tsx";
import type { ToolCard } from "./tool-card.ts";

/** How the tools of a stylist's menu appear. */
export const serviceToolCards: { [Name in keyof typeof serviceTools]: ToolCard<Name> } = {
  list_services: {
    icon: BadgeDollarSign,
    doing: "Looking at the menu",
    done: (_input, { services, stylistName }) =>
      `Found ${plural(services.length, "service")} of ${stylistName}`,
    failed: "Could not look at the menu",
    Card: MenuCard,
  },
  create_service: {
    icon: BadgeDollarSign,
    doing: "Adding the service",
    waiting: "Waiting for you to add the service",
    act: "Add service",
    done: (_input, { name }) => `Added ${name}`,
    failed: "The service was not added",
    Card: ServiceCard,
  },
  update_service: {
    icon: BadgeDollarSign,
    doing: "Changing the service",
    waiting: "Waiting for you to change the service",
    act: "Change service",
    done: (_input, { name }) => `Changed ${name}`,
    failed: "The service was not changed",
    Card: ServiceCard,
  },
  delete_service: {
    icon: BadgeDollarSign,
    doing: "Taking the service off the menu",
    waiting: "Waiting for you to take it off",
    act: "Take it off",
    done: (_input, { name }) => `Took off ${name}`,
    failed: "The service was not taken off",
  },
};
