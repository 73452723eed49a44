import "#ui/styles.css";
import type { ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";

/** Wakes a public page that the server has drawn, from what it was drawn from. */
export function hydratePage(view: (page: never) => ReactNode): void {
  const root = document.getElementById("root");
  const words = document.getElementById("page");
  if (root && words?.textContent) hydrateRoot(root, view(JSON.parse(words.textContent) as never));
}
