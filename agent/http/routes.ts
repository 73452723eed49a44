import { actRequests } from "./act-requests.ts";
import { actions } from "./actions.ts";
import { migration } from "./migration.ts";
import { verification } from "./verification.ts";
import { attention, reports } from "./reports.ts";
import { push } from "./push.ts";
import { starters } from "./starters.ts";
import { audit, auditFile } from "./audit.ts";
import { apiTokens } from "./api-tokens.ts";
import { aiKey } from "./ai-key.ts";
import { salonExports } from "./exports.ts";
import { leaving } from "./leaving.ts";
import { bookingRules, chairs } from "./booking-rules.ts";
import {
  brandPreferences,
  colorBrands,
  productLines,
  settingsPreferences,
  stylistPreferences,
} from "./brands.ts";
import { shelf } from "./brands-shelf.ts";
import { billing } from "./billing.ts";
import { bookingChat } from "./booking-chat.ts";
import { chatShares } from "./chat-shares.ts";
import { chat, chats } from "./chats.ts";
import { accounts } from "./accounts.ts";
import { appointments, calendarView, publicAppointments, timeBlocks } from "./appointments.ts";
import { availability, holds } from "./availability.ts";
import { feeds } from "./calendar-feed.ts";
import { clientExport } from "./client-export.ts";
import { clients } from "./clients.ts";
import { colour } from "./colour.ts";
import { costSettings, formulaReweighs, prices, visitCosts } from "./costs.ts";
import { consultations, stats } from "./consultations.ts";
import { confirmations } from "./confirmations.ts";
import { conversions } from "./convert.ts";
import { formulaImports } from "./formula-imports.ts";
import { formulas, handFormulas } from "./formulas.ts";
import { health } from "./health.ts";
import { hoursExceptions, stylistHours } from "./hours.ts";
import { formulaMixes, inventory, inventoryItems, inventoryLog } from "./inventory.ts";
import { invitations, openInvitations } from "./invitations.ts";
import { library } from "./library.ts";
import { manage } from "./manage.ts";
import { messages } from "./messages.ts";
import { notation } from "./notation.ts";
import { orders } from "./orders.ts";
import { outbox } from "./outbox.ts";
import { textMany } from "./text-many.ts";
import { consultationOutcome, outcomes } from "./outcomes.ts";
import { payments, visitMoney } from "./payments.ts";
import { photos } from "./photos.ts";
import { rates, roadmaps } from "./roadmaps.ts";
import { series } from "./series.ts";
import { smsStatus } from "./sms-status.ts";
import { publicServices, services as stylistServices } from "./services.ts";
import { smsWebhook } from "./sms-webhook.ts";
import { sms } from "./sms.ts";
import { stockTakes } from "./stock-takes.ts";
import { social } from "./social.ts";
import { stripeWebhook } from "./stripe-webhook.ts";
import { publicStylists, stylists } from "./stylists.ts";
import { subscription } from "./subscription.ts";
import { timers } from "./timers.ts";
import { training, trainingExamples } from "./training.ts";
import { publicWaitlist, waitlist } from "./waitlist.ts";

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
