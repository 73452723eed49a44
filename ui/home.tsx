import { StartComposer } from "#ui/chat/composer/start-composer.tsx";
import { DashboardScreen } from "./screens/dashboard/dashboard.tsx";

/** The dashboard, with the assistant's composer on it. */
export function Component() {
  return <DashboardScreen composer={<StartComposer placeholder="Who is in the chair?" />} />;
}
