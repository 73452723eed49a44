import { BadgeDollarSign } from "lucide-react";
import type { serviceTools } from "#tools/pricing/services/service-tools.ts";
import type { repriceTools } from "#tools/pricing/reprice/reprice-tools.ts";
import { plural } from "#ui/lib/format.ts";
import { MarginsCard, RepricedCard } from "./reprice-cards.tsx";
import { MenuCard, ServiceCard } from "./services-card.tsx";
import type { ToolCard } from "#ui/chat/cards/tool-card.ts";

/** How the tools of a stylist's menu appear. */
export const serviceToolCards: { [Name in keyof typeof serviceTools]: ToolCard<Name> } = {
  list_services: {
    icon: BadgeDollarSign,
    does: "look at the menu",
    done: (_input, { services, stylistName }) =>
      `Found ${plural(services.length, "service")} of ${stylistName}`,
    Card: MenuCard,
  },
  create_service: {
    icon: BadgeDollarSign,
    does: "add the service",
    act: "Add service",
    done: (_input, { name }) => `Added ${name}`,
    failed: "The service was not added",
    Card: ServiceCard,
  },
  update_service: {
    icon: BadgeDollarSign,
    does: "change the service",
    act: "Change service",
    done: (_input, { name }) => `Changed ${name}`,
    failed: "The service was not changed",
    Card: ServiceCard,
  },
  delete_service: {
    icon: BadgeDollarSign,
    does: "take the service off the menu",
    waiting: "Waiting for you to take it off",
    act: "Take it off",
    done: (_input, { name }) => `Took off ${name}`,
    failed: "The service was not taken off",
  },
  copy_starter_menu: {
    icon: BadgeDollarSign,
    does: "copy the starter menu",
    waiting: "Waiting for you to take the starter menu over",
    act: "Take it over",
    done: (_input, { services, stylistName }) =>
      `${plural(services.length, "service")} are the menu of ${stylistName} now`,
    failed: "The menu stays as it is",
    Card: MenuCard,
  },
};

/** How the tools of many prices appear. */
export const repriceToolCards: { [Name in keyof typeof repriceTools]: ToolCard<Name> } = {
  set_price: {
    icon: BadgeDollarSign,
    does: "set the price",
    act: "Set price",
    done: (_input, { name, basePrice, priceRange }) => `${name} costs ${priceRange ?? basePrice}`,
    failed: "The price was not changed",
    Card: ServiceCard,
  },
  preview_reprice: {
    icon: BadgeDollarSign,
    does: "work the prices out",
    done: (_input, { services }) => `Worked out ${plural(services.length, "price")}`,
  },
  apply_reprice: {
    icon: BadgeDollarSign,
    does: "set the prices",
    act: "Set prices",
    done: (_input, { services }) => `Set ${plural(services.length, "price")}`,
    failed: "No price was changed",
    Card: RepricedCard,
  },
  undo_reprice: {
    icon: BadgeDollarSign,
    does: "put the prices back",
    act: "Put them back",
    done: (_input, { services }) => `Put ${plural(services.length, "price")} back`,
    failed: "No price was changed",
    Card: RepricedCard,
  },
  service_margins: {
    icon: BadgeDollarSign,
    does: "add up what is left",
    done: () => "Added up what is left",
    Card: MarginsCard,
  },
};
