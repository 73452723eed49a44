import { createHash } from "node:crypto";
import type { Rename } from "./rename-rules.ts";

/**
 * New ids for what comes into a salon: the same file brought into the same salon gets the same ones, and no two salons share
 * any. They keep the time in the old ones, by which they sort. `known` are ids that stand for something that is here already.
 */
export function renamerFor(salonId: string, known: ReadonlyMap<string, string>): Rename {
  return (id) => {
    const here = known.get(id);
    if (here) return here;
    const hash = createHash("sha256").update(`${salonId} ${id}`).digest("hex");
    const variant = "89ab"[Number.parseInt(hash.charAt(3), 16) % 4];
    return `${id.slice(0, 13)}-7${hash.slice(0, 3)}-${variant}${hash.slice(4, 7)}-${hash.slice(7, 19)}`;
  };
}
