import type { BookPage } from "#tools/appointments/page-schema.ts";
import { BookScreen } from "./book.tsx";
import { hydratePage } from "./hydrate.ts";

hydratePage((page: BookPage) => <BookScreen page={page} />);
