/** Whether a text, where there is one, is an address that a browser opens as a page. */
export function isWebAddress(text: string | null | undefined): boolean {
  if (!text) return true;
  return URL.canParse(text) && ["http:", "https:"].includes(new URL(text).protocol);
}
