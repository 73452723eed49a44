/** Pages that open for whoever has their address, and answer to nothing else: bookings, offers, payments, invitations, shared plans and threads. */
export const PRIVATE_PAGES = ["manage", "offer", "pay", "join", "plan", "shared"] as const;

const PRIVATE = new RegExp(
  `/(${PRIVATE_PAGES.join("|")}|calendar)/[\\w-]{20,}(?:\\.[\\w-]{20,})?|(reset-password|confirm-address)\\?token=[\\w%-]+(?:\\.[\\w%-]+)*`,
  "g",
);

/** What stands in place of the part of an address that opens it. */
export const NOT_SHOWN = "(not-shown)";

/** A text, or JSON, in which links that open something by themselves open nothing any more. */
export function withoutLinks(text: string): string {
  return text.replaceAll(PRIVATE, (_all, page?: string, form?: string) =>
    page ? `/${page}/${NOT_SHOWN}` : `${form}?token=${NOT_SHOWN}`,
  );
}

/** The same of whatever JSON can hold. */
export function valueWithoutLinks<T>(value: T): T {
  if (value === undefined) return value;
  const json = JSON.stringify(value);
  const shown = withoutLinks(json);
  return shown === json ? value : (JSON.parse(shown) as T);
}
