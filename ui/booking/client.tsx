import "#ui/styles.css";
import { hydrateRoot } from "react-dom/client";
import type { PublicPage } from "#tools/appointments/page-schema.ts";
import { PublicPageView } from "./public-page.tsx";

const root = document.getElementById("root");
const words = document.getElementById("page");
if (root && words?.textContent) {
  hydrateRoot(root, <PublicPageView page={JSON.parse(words.textContent) as PublicPage} />);
}
