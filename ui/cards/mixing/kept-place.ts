const OPEN = "mixing:open";

/** Which bowl is being mixed in this tab, and at which step. */
export type KeptPlace = { bowl: string; step: number };

/** Where the mixing stood before the page was loaded again; undefined when nothing was being mixed. */
export function keptPlace(): KeptPlace | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(OPEN) ?? "null");
    return kept !== null && typeof kept === "object" ? (kept as KeptPlace) : undefined;
  } catch {
    return undefined;
  }
}

/** Remembers where the mixing stands. */
export function keepPlace(place: KeptPlace): void {
  sessionStorage.setItem(OPEN, JSON.stringify(place));
}

/** The mixing is over. */
export function forgetPlace(): void {
  sessionStorage.removeItem(OPEN);
}
