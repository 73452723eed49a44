import { houseScreens } from "./house-screens.tsx";
import type { Load, Screen } from "./open-screens.ts";

/** Beside the sidebar, for whoever is signed in. An item of the sidebar appears once its path is here. */
export const ownScreens: Screen[] = [
  ...houseScreens,
  {
    path: "/",
    title: "Dashboard",
    load: async () => {
      const [{ DashboardScreen }, { StartComposer }] = await Promise.all([
        import("#ui/screens/dashboard/dashboard.tsx"),
        import("#ui/chat/start-composer.tsx"),
      ]);
      return {
        Component: () => (
          <DashboardScreen composer={<StartComposer placeholder="Who is in the chair?" />} />
        ),
      };
    },
  },
  {
    path: "/chat",
    title: "Assistant",
    chat: true,
    load: async () => ({ Component: (await import("#ui/chat/chat-home.tsx")).ChatHome }),
  },
  {
    path: "/chat/:id",
    title: "Chat",
    chat: true,
    ownBar: true,
    load: async () => ({ Component: (await import("#ui/chat/chat-screen.tsx")).ChatScreen }),
  },
  {
    path: "/brand-preferences",
    title: "Brand Preferences",
    load: async () => ({
      Component: (await import("#ui/screens/brand-preferences/brand-preferences.tsx"))
        .BrandPreferencesScreen,
    }),
  },
  {
    path: "/upload",
    title: "Upload Formulas",
    load: async () => ({
      Component: (await import("#ui/screens/upload/upload.tsx")).UploadScreen,
    }),
  },
  {
    path: "/consultation",
    title: "New Consultation",
    load: async () => ({
      Component: (await import("#ui/screens/consultation/consultation.tsx")).ConsultationScreen,
    }),
  },
  {
    path: "/consultation/:id/corrective",
    title: "Corrective consultation",
    load: async () => ({
      Component: (await import("#ui/screens/corrective/corrective.tsx")).CorrectiveScreen,
    }),
  },
  {
    path: "/color-correction",
    title: "Color Correction",
    load: async () => ({
      Component: (await import("#ui/screens/color-correction/color-correction.tsx"))
        .ColorCorrectionScreen,
    }),
  },
  {
    path: "/history",
    title: "Consultation History",
    load: async () => ({
      Component: (await import("#ui/screens/history/history.tsx")).HistoryScreen,
    }),
  },
  {
    path: "/history/:id",
    title: "Consultation",
    load: async () => ({
      Component: (await import("#ui/screens/consultation-detail/consultation-detail.tsx"))
        .ConsultationDetailScreen,
    }),
  },
  {
    path: "/history/:id/why",
    title: "Why this formula",
    load: async () => ({ Component: (await import("#ui/screens/why/why.tsx")).WhyScreen }),
  },
  {
    path: "/outcomes",
    title: "Outcomes",
    load: async () => ({
      Component: (await import("#ui/screens/outcomes/outcomes.tsx")).OutcomesScreen,
    }),
  },
  {
    path: "/library",
    title: "Formula Library",
    load: async () => ({
      Component: (await import("#ui/screens/library/library.tsx")).LibraryScreen,
    }),
  },
  {
    path: "/library/switch",
    title: "Switch a line",
    load: async () => ({
      Component: (await import("#ui/screens/library-switch/library-switch.tsx"))
        .LibrarySwitchScreen,
    }),
  },
  {
    path: "/library/:id",
    title: "Formula",
    load: async () => ({
      Component: (await import("#ui/screens/library/library-formula.tsx")).LibraryFormulaScreen,
    }),
  },
  {
    path: "/clients",
    title: "Clients",
    gate: { tier: "pro", feature: "Client Database" },
    load: async () => ({
      Component: (await import("#ui/screens/clients/clients.tsx")).ClientsScreen,
    }),
  },
  {
    path: "/clients/duplicates",
    title: "Possible duplicates",
    gate: { tier: "pro", feature: "Client Database" },
    load: async () => ({
      Component: (await import("#ui/screens/clients/duplicates.tsx")).DuplicatesScreen,
    }),
  },
  {
    path: "/clients/:id",
    title: "Client",
    gate: { tier: "pro", feature: "Client Database" },
    load: async () => ({
      Component: (await import("#ui/screens/clients/client.tsx")).ClientScreen,
    }),
  },
  {
    path: "/formula-training",
    title: "Formula Training",
    load: async () => ({
      Component: (await import("#ui/screens/formula-training/formula-training.tsx"))
        .FormulaTrainingScreen,
    }),
  },
  {
    path: "/test-lab",
    title: "Test Lab",
    load: async () => ({
      Component: (await import("#ui/screens/test-lab/test-lab.tsx")).TestLabScreen,
    }),
  },
  {
    path: "/appointments",
    title: "Appointments",
    gate: { tier: "pro", feature: "AI Scheduling" },
    load: async () => ({
      Component: (await import("#ui/screens/appointments/appointments.tsx")).AppointmentsScreen,
    }),
  },
  {
    path: "/messages",
    title: "Messages",
    gate: { tier: "pro", feature: "AI Scheduling" },
    load: loadMessages,
  },
  {
    path: "/messages/:id",
    title: "Messages",
    gate: { tier: "pro", feature: "AI Scheduling" },
    load: loadMessages,
  },
  {
    path: "/pricing",
    title: "Service Pricing",
    gate: { tier: "complete", feature: "Payment Processing" },
    load: async () => ({
      Component: (await import("#ui/screens/pricing/pricing.tsx")).PricingScreen,
    }),
  },
  {
    path: "/payments",
    title: "Payments",
    gate: { tier: "complete", feature: "Payment Processing" },
    load: async () => ({
      Component: (await import("#ui/screens/payments/payments.tsx")).PaymentsScreen,
    }),
  },
  {
    path: "/social-media",
    title: "Social Media",
    load: async () => ({
      Component: (await import("#ui/screens/social-media/social-media.tsx")).SocialMediaScreen,
    }),
  },
  {
    path: "/inventory",
    title: "Inventory",
    load: async () => ({
      Component: (await import("#ui/screens/inventory/inventory.tsx")).InventoryScreen,
    }),
  },
  {
    path: "/pricing-tutorial",
    title: "Pricing Tutorial",
    gate: { tier: "complete", feature: "Payment Processing" },
    load: async () => ({
      Component: (await import("#ui/screens/pricing-tutorial/pricing-tutorial.tsx"))
        .PricingTutorialScreen,
    }),
  },
  {
    path: "/stylists",
    title: "Stylists",
    gate: { tier: "pro", feature: "AI Scheduling" },
    load: async () => ({
      Component: (await import("#ui/screens/stylists/stylists.tsx")).StylistsScreen,
    }),
  },
  {
    path: "/settings",
    title: "Settings",
    load: async () => ({
      Component: (await import("#ui/screens/settings/settings.tsx")).SettingsScreen,
    }),
  },
  {
    path: "/outbox",
    title: "Outbox",
    load: async () => ({
      Component: (await import("#ui/screens/outbox/outbox.tsx")).OutboxScreen,
    }),
  },
];

/** The inbox is one screen at two addresses. */
async function loadMessages(): ReturnType<Load> {
  return { Component: (await import("#ui/screens/messages/messages.tsx")).MessagesScreen };
}
