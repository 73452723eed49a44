import { StartComposer } from "./chat/start-composer.tsx";
import { Component as Dashboard } from "./screens/dashboard/dashboard.tsx";

/** The dashboard, with the assistant's composer on it. */
export function Component() {
  return <Dashboard composer={<StartComposer placeholder="Who is in the chair?" />} />;
}
