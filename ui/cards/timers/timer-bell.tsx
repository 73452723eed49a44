import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import type { Timer } from "#tools/formulas/schema.ts";
import { timerName } from "#tools/bench/timer-rules.ts";
import { listTimers } from "#ui/api/chair/timers.ts";
import { chime, unlockChime } from "#ui/lib/device/chime.ts";
import { notify } from "#ui/lib/device/notify.ts";
import { useNow } from "#ui/lib/now.ts";
import { claimRing, isPutAway, putAway } from "./rung.ts";
import { useRunningTimers } from "./running.ts";
import { TimerAlerts } from "./timer-alerts.tsx";
import { ringWords } from "./timer-words.ts";
import { TimersSheet } from "./timers-sheet.tsx";

/** How often another device's timers are looked for, in milliseconds. */
const LOOK_EVERY = 30_000;
/** Longer ago than this a timer does not ring any more: it is only shown, in milliseconds. */
const LATE = 5 * 60_000;

/** Rings every timer of the salon once on this device, on whatever screen, and shows whose time is up until somebody answers. */
export function TimerBell() {
  useQuery({ ...listTimers, refetchInterval: LOOK_EVERY });
  const running = useRunningTimers();
  return (
    <>
      {running.length > 0 && <Bell running={running} />}
      <TimersSheet />
    </>
  );
}

function Bell({ running }: { running: readonly Timer[] }) {
  const now = useNow();
  const [hidden, setHidden] = useState<readonly string[]>([]);
  useEffect(unlockChime, []);
  const up = running.filter(({ endsAt }) => Date.parse(endsAt) <= now);
  const shown = up.filter(
    (timer) => !hidden.includes(timer.id + timer.endsAt) && !isPutAway(timer),
  );
  const ringing = up.map(({ id, endsAt }) => id + endsAt).join(" ");
  const ring = useEffectEvent((keys: string) => {
    if (!keys) return;
    const rings = up.filter((each) => now - Date.parse(each.endsAt) < LATE && claimRing(each));
    if (rings.length === 0) return;
    chime();
    navigator.vibrate?.([300, 150, 300, 150, 300]);
    for (const each of rings)
      void notify(ringWords(each), { body: "Check the hair.", tag: each.id });
  });
  useEffect(() => ring(ringing), [ringing]);
  useTitle(shown[0] && `Time is up: ${timerName(shown[0])}`);
  return (
    <TimerAlerts
      timers={shown}
      onPutAway={(timer) => {
        putAway(timer);
        setHidden([...hidden, timer.id + timer.endsAt]);
      }}
    />
  );
}

/** While there is something to say, the tab says it in the place of the screen's title. */
function useTitle(says: string | undefined) {
  useEffect(() => {
    if (!says) return undefined;
    let before = document.title;
    const say = () => {
      if (document.title === says) return;
      before = document.title;
      document.title = says;
    };
    say();
    // another screen brings its own title along
    const watch = new MutationObserver(say);
    watch.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      watch.disconnect();
      document.title = before;
    };
  }, [says]);
}
