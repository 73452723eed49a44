import { BadgeDollarSign } from "lucide-react";
import type { serviceTools } from "#tools/pricing/service-tools.ts";
import type { repriceTools } from "#tools/pricing/reprice-tools.ts";
import { plural } from "#ui/lib/format.ts";
import { MarginsCard, RepricedCard } from "./reprice-cards.tsx";
import { MenuCard, ServiceCard } from "./services-card.tsx";
import type { ToolCard } from "#ui/chat/cards/tool-card.ts";

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
  copy_starter_menu: {
    icon: BadgeDollarSign,
    doing: "Copying the starter menu",
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
    doing: "Setting the price",
    waiting: "Waiting for you to set the price",
    act: "Set price",
    done: (_input, { name, basePrice, priceRange }) => `${name} costs ${priceRange ?? basePrice}`,
    failed: "The price was not changed",
    Card: ServiceCard,
  },
  preview_reprice: {
    icon: BadgeDollarSign,
    doing: "Working the prices out",
    done: (_input, { services }) => `Worked out ${plural(services.length, "price")}`,
    failed: "Could not work the prices out",
  },
  apply_reprice: {
    icon: BadgeDollarSign,
    doing: "Setting the prices",
    waiting: "Waiting for you to set the prices",
    act: "Set prices",
    done: (_input, { services }) => `Set ${plural(services.length, "price")}`,
    failed: "No price was changed",
    Card: RepricedCard,
  },
  undo_reprice: {
    icon: BadgeDollarSign,
    doing: "Putting the prices back",
    waiting: "Waiting for you to put the prices back",
    act: "Put them back",
    done: (_input, { services }) => `Put ${plural(services.length, "price")} back`,
    failed: "No price was changed",
    Card: RepricedCard,
  },
  service_margins: {
    icon: BadgeDollarSign,
    doing: "Adding up what is left",
    done: () => "Added up what is left",
    failed: "Could not add up what is left",
    Card: MarginsCard,
  },
};
