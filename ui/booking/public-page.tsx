import type { PublicPage } from "#tools/booking/own/page-schema.ts";
import { BookScreen } from "./book.tsx";
import { ManageScreen } from "./manage.tsx";
import { NothingHere } from "./nothing.tsx";

/** One page for somebody without an account: drawn on the server, and the same again in the browser. */
export function PublicPageView({ page }: { page: PublicPage }) {
  if (page.kind === "book") return <BookScreen page={page} />;
  if (page.kind === "manage") return <ManageScreen page={page} />;
  return <NothingHere page={page} />;
}
