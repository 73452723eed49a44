import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Slot } from "#tools/appointments/slot-schema.ts";
import { holdSlot, Refusal, releaseHold } from "#ui/booking/send.ts";

/** A time that is kept for this visitor. `endsAt` is by this device's clock, in ms. */
export type Kept = { start: string; token: string; endsAt: number };

/**
 * Keeps the chosen time under this page's name while its client types, and gives it back when another is chosen or the page is left. Where a time
 * cannot be kept it can still be booked: only `onTaken` says that it is gone.
 */
export function useHold(
  slot: Slot | null,
  holder: string,
  serverNow: string,
  onTaken: (refusal: Refusal) => void,
): Kept | null {
  const [kept, setKept] = useState<Kept | null>(null);
  const [skew] = useState(() => Date.now() - Date.parse(serverNow));
  // one after the other: a time that overlaps the last one is free only when that has been given back
  const turn = useRef<Promise<void>>(Promise.resolve());
  const taken = useEffectEvent(onTaken);
  const tokenNow = useEffectEvent(() => slot?.token);
  const start = slot?.start;
  useEffect(() => {
    if (start === undefined) return undefined;
    let left = false;
    let held: string | undefined;
    const keep = async () => {
      const token = tokenNow();
      if (left || !token) return;
      try {
        const hold = await holdSlot(token, holder);
        held = hold.token;
        if (!left) setKept({ start, token: held, endsAt: Date.parse(hold.expiresAt) + skew });
      } catch (error) {
        if (!left && error instanceof Refusal && error.code === "conflict") taken(error);
      }
    };
    const giveBack = () => {
      if (held) void releaseHold(held);
    };
    turn.current = turn.current.then(keep);
    window.addEventListener("pagehide", giveBack);
    return () => {
      left = true;
      setKept(null);
      window.removeEventListener("pagehide", giveBack);
      turn.current = turn.current.then(() => (held ? releaseHold(held) : undefined));
    };
  }, [start, skew, holder]);
  return kept?.start === start ? kept : null;
}
