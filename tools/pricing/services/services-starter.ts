import { createHash } from "node:crypto";
import { STARTER_MENU, type StarterService } from "./service-data.ts";

/** A line of the starter menu, as it can be booked with a stylist. */
export type StarterLine = Omit<StarterService, "key"> & { id: string };

/** The starter menu of a stylist: the same ids every time, and others for every stylist. */
export function starterMenuOf(stylistId: string): StarterLine[] {
  return STARTER_MENU.map(({ key, ...line }) => ({ ...line, id: lineId(stylistId, key) }));
}

/** The id of what no table holds: a UUID of version 8, whose bits are a hash's. */
export function lineId(stylistId: string, key: string): string {
  const hex = createHash("sha256").update(`starter ${stylistId} ${key}`).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
