import { BellPlus, Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "#ui/components/button.tsx";
import { Sheet } from "#ui/components/layers/sheet.tsx";
import { askToNotify, notifying } from "#ui/lib/device/notify.ts";
import { PHONE, useMedia } from "#ui/lib/device/media.ts";
import { NewTimer } from "./new-timer.tsx";
import { TimerCards } from "./timer-cards.tsx";
import { closeTimers, openNewTimer, openTimers, useTimersSheet } from "./timers-sheet-state.ts";

/** Every timer of the salon, and the way to another one: from the bottom on a phone, at the side elsewhere. */
export function TimersSheet() {
  const open = useTimersSheet((state) => state.open);
  const phone = useMedia(PHONE);
  return (
    <Sheet
      open={open !== "no"}
      onClose={closeTimers}
      title="Timers"
      side={phone ? "bottom" : "right"}
      className={phone ? "" : "w-[420px]"}
    >
      <div className="flex flex-col gap-3 pb-3">
        {open === "new" && <NewTimer onDone={openTimers} />}
        <TimerCards />
        {open !== "new" && (
          <Button
            className="self-start"
            icon={<Plus size={17} aria-hidden="true" />}
            onClick={openNewTimer}
          >
            Another timer
          </Button>
        )}
        <AskToNotify />
      </div>
    </Sheet>
  );
}

/** Offers to ring while another window is in front, until that is answered. */
function AskToNotify() {
  const [answer, setAnswer] = useState(notifying);
  if (answer !== "default") return null;
  return (
    <Button
      kind="ghost"
      className="self-start"
      icon={<BellPlus size={17} aria-hidden="true" />}
      onClick={() => void askToNotify().then(() => setAnswer(notifying()))}
    >
      Notify me when this tab is out of sight
    </Button>
  );
}
