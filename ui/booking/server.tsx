/** Draws a public page. */
export function renderPage(): string {
  return "";
}
