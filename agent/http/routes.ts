import { actRequests } from "#agent/routes/house/act-requests.ts";
import { actions } from "#agent/routes/house/actions.ts";
import { migration } from "#agent/routes/house/migration.ts";
import { verification } from "#agent/routes/house/verification.ts";
import { asks } from "#agent/routes/house/asks.ts";
import { memory } from "#agent/routes/house/memory.ts";
import { attention, reports } from "#agent/routes/house/reports.ts";
import { push } from "#agent/routes/house/push.ts";
import { starters } from "#agent/routes/house/starters.ts";
import { audit, auditFile } from "#agent/routes/house/audit.ts";
import { apiTokens } from "#agent/routes/house/api-tokens.ts";
import { aiKey } from "#agent/routes/house/ai-key.ts";
import { salonExports } from "#agent/routes/house/exports.ts";
import { leaving } from "#agent/routes/house/leaving.ts";
import { bookingRules, chairs } from "#agent/routes/house/booking-rules.ts";
import {
  brandPreferences,
  colorBrands,
  productLines,
  settingsPreferences,
  stylistPreferences,
} from "#agent/routes/chair/brands.ts";
import { shelf } from "#agent/routes/chair/brands-shelf.ts";
import { billing } from "#agent/routes/house/billing.ts";
import { bookingChat } from "#agent/routes/desk/booking-chat.ts";
import { chatShares } from "#agent/routes/chair/chat-shares.ts";
import { chat, chats } from "#agent/routes/chair/chats.ts";
import { accounts } from "#agent/routes/house/accounts.ts";
import {
  appointments,
  calendarView,
  publicAppointments,
  timeBlocks,
} from "#agent/routes/desk/appointments.ts";
import { availability, holds } from "#agent/routes/desk/availability.ts";
import { feeds } from "#agent/routes/desk/calendar-feed.ts";
import { closing } from "#agent/routes/desk/closing.ts";
import { clientExport } from "#agent/routes/chair/client-export.ts";
import { clients } from "#agent/routes/chair/clients.ts";
import { colour } from "#agent/routes/chair/colour.ts";
import { costSettings, formulaReweighs, prices, visitCosts } from "#agent/routes/chair/costs.ts";
import { consultations, stats } from "#agent/routes/chair/consultations.ts";
import { confirmations } from "#agent/routes/house/confirmations.ts";
import { conversions } from "#agent/routes/chair/convert.ts";
import { formulaImports } from "#agent/routes/chair/formula-imports.ts";
import { formulas, handFormulas } from "#agent/routes/chair/formulas.ts";
import { health } from "./health.ts";
import { hoursExceptions, stylistHours } from "#agent/routes/house/hours.ts";
import {
  formulaMixes,
  inventory,
  inventoryItems,
  inventoryLog,
} from "#agent/routes/desk/inventory.ts";
import { invitations, openInvitations } from "#agent/routes/house/invitations.ts";
import { library } from "#agent/routes/chair/library.ts";
import { manage } from "#agent/routes/desk/manage.ts";
import { messages } from "#agent/routes/desk/messages.ts";
import { notation } from "#agent/routes/chair/notation.ts";
import { orders } from "#agent/routes/desk/orders.ts";
import { outbox } from "#agent/routes/desk/outbox.ts";
import { textMany } from "#agent/routes/desk/text-many.ts";
import { consultationOutcome, outcomes } from "#agent/routes/chair/outcomes.ts";
import { payments, visitMoney } from "#agent/routes/desk/payments.ts";
import { photos } from "#agent/routes/chair/photos.ts";
import { rates, roadmaps } from "#agent/routes/chair/roadmaps.ts";
import { series } from "#agent/routes/desk/series.ts";
import { smsStatus } from "#agent/routes/desk/sms-status.ts";
import { publicServices, services as stylistServices } from "#agent/routes/desk/services.ts";
import { smsWebhook } from "#agent/routes/desk/sms-webhook.ts";
import { sms } from "#agent/routes/desk/sms.ts";
import { stockTakes } from "#agent/routes/desk/stock-takes.ts";
import { social } from "#agent/routes/desk/social.ts";
import { stripeWebhook } from "#agent/routes/desk/stripe-webhook.ts";
import { publicStylists, stylists } from "#agent/routes/house/stylists.ts";
import { subscription } from "#agent/routes/house/subscription.ts";
import { timers } from "#agent/routes/chair/timers.ts";
import { training, trainingExamples } from "#agent/routes/chair/training.ts";
import { publicWaitlist, waitlist } from "#agent/routes/desk/waitlist.ts";

/** What anyone may ask, in the order in which it is tried. */
export const openRoutes = [
  ["/api", health],
  ["/api/auth", accounts],
  ["/api/auth", confirmations],
  ["/api/stylists", publicStylists],
  ["/api/invitations", openInvitations],
  ["/api/availability", availability],
  ["/api/holds", holds],
  ["/api/appointments", publicAppointments],
  ["/api/manage", manage],
  ["/api/waitlist", publicWaitlist],
  ["/api/chat", bookingChat],
  ["/api/sms/twilio", smsStatus],
  ["/api/sms", smsWebhook],
  ["/api/payments", stripeWebhook],
  ["/api/services", publicServices],
] as const;

/** What only those who are signed in may ask, in the order in which it is tried: several routers share a path. */
export const signedInRoutes = [
  ["/api/subscription", subscription],
  ["/api/billing", billing],
  ["/api/stylists", stylists],
  ["/api/stylists", stylistHours],
  ["/api/hours-exceptions", hoursExceptions],
  ["/api/invitations", invitations],
  ["/api/calendar-feed", feeds],
  ["/api/waitlist", waitlist],
  ["/api/appointments", appointments],
  ["/api/appointments", series],
  ["/api/appointments", visitMoney],
  ["/api/appointments", closing],
  ["/api/payments", payments],
  ["/api/calendar-view", calendarView],
  ["/api/time-blocks", timeBlocks],
  ["/api/outbox", outbox],
  ["/api/inventory/orders", orders],
  ["/api/sms", sms],
  ["/api/messages/many", textMany],
  ["/api/messages", messages],
  ["/api/photos", photos],
  ["/api/social-media", social],
  ["/api/colour", colour],
  ["/api/chat", chat],
  ["/api/chats", chats],
  ["/api/chats", chatShares],
  ["/api/actions", actions],
  ["/api/act-requests", actRequests],
  ["/api/asks", asks],
  ["/api/memory", memory],
  ["/api/clients", clientExport],
  ["/api/clients", clients],
  ["/api/consultations", consultations],
  ["/api/consultations", handFormulas],
  ["/api/consultations", roadmaps],
  ["/api/consultations", consultationOutcome],
  ["/api/outcomes", outcomes],
  ["/api/consultations", visitCosts],
  ["/api/rates", rates],
  ["/api/cost-settings", costSettings],
  ["/api/prices", prices],
  ["/api/services", stylistServices],
  ["/api/booking-rules", bookingRules],
  ["/api/chairs", chairs],
  ["/api/stats", stats],
  ["/api/formulas/library", library],
  ["/api/formulas", formulas],
  ["/api/formulas", conversions],
  ["/api/formulas", formulaImports],
  ["/api/formulas", notation],
  ["/api/formulas", formulaReweighs],
  ["/api/formulas", formulaMixes],
  ["/api/inventory", inventory],
  ["/api/inventory/items", inventoryItems],
  ["/api/inventory/takes", stockTakes],
  ["/api/inventory", inventoryLog],
  ["/api/timers", timers],
  ["/api/training", training],
  ["/api/training-examples", trainingExamples],
  ["/api/color-brands", colorBrands],
  ["/api/product-lines", productLines],
  ["/api/brand-preferences", brandPreferences],
  ["/api/shelf", shelf],
  ["/api/stylist-preferences", stylistPreferences],
  ["/api/stylists/brand-preferences", settingsPreferences],
  ["/api/migration", migration],
  ["/api/admin", verification],
  ["/api/reports", reports],
  ["/api/attention", attention],
  ["/api/starters", starters],
  ["/api/audit", audit],
  ["/api", auditFile],
  ["/api/api-tokens", apiTokens],
  ["/api/ai-key", aiKey],
  ["/api/push", push],
  ["/api/exports", salonExports],
  ["/api/salon", leaving],
] as const;
