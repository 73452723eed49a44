import type { Intent } from "#agent/models/builtin/sense/intent.ts";

const service = { service: "service" } as const;
const named = { service: "service", stylist: "stylist" } as const;

/** The menu, and what is kept of each service. */
export const MENU: readonly Intent[] = [
  {
    id: "list_services",
    tool: "list_services",
    slots: named,
    says: [
      "show the price and length of {service} on the menu of {stylist}",
      "show the price and length of {service}",
      "show the menu of {stylist}",
      "show me the menu",
    ],
  },
  {
    id: "create_service",
    tool: "create_service",
    slots: { name: "name", price: "sum", minutes: "minutes", category: "category" },
    says: [
      "add a service {name} at a price of {price} lasting {minutes} in the category {category}",
      "add a service {name} at a price of {price} lasting {minutes}",
      "add a service {name} at a price of {price}",
      "add a service {name} lasting {minutes}",
      "add a service {name}",
      "add a service",
    ],
  },
  {
    id: "update_service.length",
    tool: "update_service",
    slots: { ...service, minutes: "minutes" },
    says: [
      "set the length of {service} to {minutes}",
      "set the length to {minutes}",
      "set the length of {service}",
    ],
  },
  {
    id: "update_service.longer",
    tool: "update_service",
    slots: { ...service, minutes: "minutes" },
    says: ["make {service} longer by {minutes}", "make {service} longer"],
  },
  {
    id: "update_service.shorter",
    tool: "update_service",
    slots: { ...service, minutes: "minutes" },
    says: ["make {service} shorter by {minutes}", "make {service} shorter"],
  },
  {
    id: "update_service.offline",
    tool: "update_service",
    slots: service,
    says: ["take {service} off online booking"],
  },
  {
    id: "update_service.online",
    tool: "update_service",
    slots: service,
    says: ["open {service} for online booking"],
  },
  {
    id: "update_service.patch",
    tool: "update_service",
    slots: service,
    says: ["require a patch test before {service}"],
  },
  {
    id: "update_service.nopatch",
    tool: "update_service",
    slots: service,
    says: ["require no patch test before {service}"],
  },
  {
    id: "update_service.overlap",
    tool: "update_service",
    slots: service,
    says: ["let others be booked while {service} processes"],
  },
  {
    id: "update_service.nooverlap",
    tool: "update_service",
    slots: service,
    says: ["book nobody else while {service} processes"],
  },
  {
    id: "update_service.deposit",
    tool: "update_service",
    slots: { ...service, deposit: "sum" },
    says: [
      "set the deposit of {service} to {deposit}",
      "set the deposit to {deposit}",
      "set the deposit of {service}",
    ],
  },
  {
    id: "update_service.nodeposit",
    tool: "update_service",
    slots: service,
    says: ["take no deposit for {service}"],
  },
  {
    id: "update_service.card",
    tool: "update_service",
    slots: service,
    says: ["keep a card on file for {service}"],
  },
  {
    id: "update_service.noshow",
    tool: "update_service",
    slots: { ...service, percent: "percent" },
    says: ["set the no-show fee of {service} to {percent}"],
  },
  {
    id: "update_service.rename",
    tool: "update_service",
    slots: { ...service, name: "name" },
    says: [
      "rename the service {service} to {name}",
      "rename the service to {name}",
      "rename the service {service}",
    ],
  },
  {
    id: "update_service.description",
    tool: "update_service",
    slots: { ...service, text: "text" },
    says: ["set the description of {service} to: {text}", "set the description of {service}"],
  },
  {
    id: "update_service.category",
    tool: "update_service",
    slots: { ...service, category: "category" },
    says: ["put {service} in the category {category}"],
  },
  {
    id: "update_service.parts",
    tool: "update_service",
    slots: { ...service, apply: "minutes", process: "minutes", finish: "minutes" },
    says: [
      "split {service} into {apply} to apply, {process} to process and {finish} to finish",
      "split {service} into {apply} to apply and {process} to process",
    ],
  },
  {
    id: "delete_service",
    tool: "delete_service",
    slots: named,
    says: [
      "take {service} off the menu of {stylist}",
      "take {service} off the menu",
      "remove a service",
    ],
  },
  {
    id: "copy_starter_menu",
    tool: "copy_starter_menu",
    slots: {},
    says: ["use the starter menu"],
  },
];
