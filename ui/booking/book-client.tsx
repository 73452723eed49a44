import type { BookPage } from "#tools/booking/own/page-schema.ts";
import { BookScreen } from "./book.tsx";
import { hydratePage } from "./hydrate.ts";

hydratePage((page: BookPage) => <BookScreen page={page} />);
