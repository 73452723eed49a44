import { useEffect } from "react";

/** Keeps the screen lit while it is mounted, where the browser can; a look at another app ends it, so it is asked for anew. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!("wakeLock" in navigator)) return undefined;
    let held: WakeLockSentinel | undefined;
    let left = false;
    const take = async () => {
      if (document.visibilityState !== "visible") return;
      const lock = await navigator.wakeLock.request("screen").catch(() => undefined);
      if (left) void lock?.release();
      else held = lock;
    };
    void take();
    const onSight = () => void take();
    document.addEventListener("visibilitychange", onSight);
    return () => {
      left = true;
      document.removeEventListener("visibilitychange", onSight);
      void held?.release();
    };
  }, []);
}
