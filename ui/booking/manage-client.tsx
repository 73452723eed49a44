import type { ManagePage } from "#tools/booking/own/page-schema.ts";
import { hydratePage } from "./hydrate.ts";
import { ManageScreen } from "./manage.tsx";

hydratePage((page: ManagePage) => <ManageScreen page={page} />);
