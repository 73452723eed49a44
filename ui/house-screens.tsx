import type { Screen } from "./open-screens.ts";

/** Beside the sidebar: how to begin, moving in, the figures, and what platform admins do. */
export const houseScreens: Screen[] = [
  {
    path: "/approve/:id",
    title: "Approve",
    load: async () => ({
      Component: (await import("#ui/screens/approve/approve.tsx")).ApproveScreen,
    }),
  },
  {
    path: "/getting-started",
    title: "Start Here",
    load: async () => ({
      Component: (await import("#ui/screens/getting-started/getting-started.tsx"))
        .GettingStartedScreen,
    }),
  },
  {
    path: "/guide",
    title: "Consultation Guide",
    load: async () => ({ Component: (await import("#ui/screens/guide/guide.tsx")).GuideScreen }),
  },
  {
    path: "/migration",
    title: "Data Migration",
    gate: { tier: "pro", feature: "Data Migration" },
    load: async () => ({
      Component: (await import("#ui/screens/migration/migration.tsx")).MigrationScreen,
    }),
  },
  {
    path: "/reports",
    title: "Reports",
    gate: { tier: "complete", feature: "Advanced Analytics" },
    load: async () => ({
      Component: (await import("#ui/screens/reports/reports.tsx")).ReportsScreen,
    }),
  },
  {
    path: "/admin/verification",
    title: "Stylist Verification",
    load: async () => ({
      Component: (await import("#ui/screens/verification/verification.tsx")).VerificationScreen,
    }),
  },
];
