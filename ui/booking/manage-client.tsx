import type { ManagePage } from "#tools/appointments/page-schema.ts";
import { hydratePage } from "./hydrate.ts";
import { ManageScreen } from "./manage.tsx";

hydratePage<ManagePage>((page) => <ManageScreen page={page} />);
