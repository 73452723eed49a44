import { useMutation } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight, Mic, MicOff, Timer, Volume2, X } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react";
import { startTimer } from "#ui/api/chair/timers.ts";
import type { Bowl } from "#tools/formulas/schema.ts";
import type { BowlTimer } from "#ui/cards/formula-card/bowl-timers.ts";
import type { CardBowl } from "#ui/cards/formula-card/card-bowls.ts";
import { useMixing } from "#ui/cards/inventory/use-mixing.ts";
import { IconButton } from "#ui/components/icon-button.tsx";
import { Modal } from "#ui/components/layers/modal.tsx";
import { cx } from "#ui/lib/cx.ts";
import { canHear, listen } from "#ui/lib/device/hearing.ts";
import { canSay, hush, say } from "#ui/lib/device/saying.ts";
import { toast } from "#ui/lib/toast.ts";
import { keepPlace, keptPlace } from "./kept-place.ts";
import { mixingSteps, wishIn, type MixingWish } from "./mixing-steps.ts";
import { StepFace } from "./step-face.tsx";
import { useWakeLock } from "./wake-lock.ts";

export type MixingStationProps = {
  /** Tells this bowl, at this size, from every other. */
  id: string;
  consultationId: string;
  /** As it is to be mixed now. */
  scaled: CardBowl;
  bowl: Bowl;
  timer: BowlTimer | undefined;
  onClose: () => void;
};

/** A bowl over the whole screen, one step at a time, for full hands: halves to knock on, keys, voice. Esc leaves. */
export function MixingStation(props: MixingStationProps) {
  const { id, consultationId, scaled, bowl, timer, onClose } = props;
  const { name } = scaled;
  const steps = mixingSteps(bowl);
  const [at, setAt] = useState(() => {
    const kept = keptPlace();
    return kept?.bowl === id ? Math.min(kept.step, steps.length - 1) : 0;
  });
  const step = steps[at];
  const last = at === steps.length - 1;
  const start = useMutation(startTimer);
  const mixing = useMixing(scaled, consultationId);
  const mixed = useRef(false);
  useWakeLock();
  useEffect(() => keepPlace({ bowl: id, step: at }), [id, at]);
  useEffect(() => hush, []);

  const go = (to: number) => {
    const there = Math.max(0, Math.min(steps.length - 1, to));
    setAt(there);
    return there;
  };
  /** The last tap: the bowl was mixed, and its time begins. */
  const begin = () => {
    if (start.isPending) return;
    // a start that did not come off is tried again for the same bowl
    if (!mixed.current) mixing?.mix();
    mixed.current = true;
    if (!timer) {
      onClose();
      return;
    }
    const { step: order, formulaId } = timer.bowl;
    start.mutate(
      {
        label: timer.label,
        minutes: timer.minutes,
        consultationId,
        step: order,
        ...(formulaId && { formulaId }),
      },
      { onSuccess: onClose },
    );
  };
  const next = () => (last ? begin() : go(at + 1));
  const tell = (index: number) => say("mixing", steps[index]?.says ?? "");
  const grant = (wish: MixingWish) => {
    if (wish === "stop") onClose();
    else if (wish === "timer" && timer) begin();
    else if (wish === "repeat") tell(at);
    else if (wish === "next" && last) next();
    else tell(go(wish === "next" ? at + 1 : at - 1));
  };
  const voice = useVoice(grant);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // a focused button takes the space for itself
    const onButton = event.target instanceof Element && event.target.closest("button") !== null;
    if (event.key === "ArrowRight" || (event.key === " " && !onButton)) {
      event.preventDefault();
      next();
    } else if (event.key === "ArrowLeft") {
      event.preventDefault();
      go(at - 1);
    }
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    addEventListener("keydown", listener);
    return () => removeEventListener("keydown", listener);
  }, []);

  if (!step) return null;
  const onward = last ? lastWords(mixing, timer?.minutes) : "Next";
  return (
    <Modal
      label={`Mixing ${name}`}
      onClose={onClose}
      className="inset-0 flex h-dvh w-dvw flex-col border-0! bg-bg select-none"
    >
      <header className="relative z-10 flex h-15 shrink-0 items-center gap-1 px-3 md:px-5">
        <p className="min-w-0 flex-1 truncate pl-1.5 font-semibold">
          {name}
          <span className="ml-2.5 font-mono text-sm font-normal text-ink-3">
            {at + 1} of {steps.length}
          </span>
        </p>
        {canSay() && (
          <IconButton
            label="Say it"
            icon={<Volume2 size={20} aria-hidden="true" />}
            onClick={() => tell(at)}
            tip="bottom"
          />
        )}
        {canHear() && (
          <IconButton
            label={voice.on ? "Stop listening" : "Listen for next, back, repeat, start timer, stop"}
            aria-pressed={voice.on}
            icon={
              voice.on ? (
                <Mic size={20} aria-hidden="true" />
              ) : (
                <MicOff size={20} aria-hidden="true" />
              )
            }
            onClick={voice.toggle}
            tip="bottom"
            className={cx(voice.on && "bg-warn-soft text-warn")}
          />
        )}
        <IconButton
          label="Leave"
          icon={<X size={20} aria-hidden="true" />}
          onClick={onClose}
          tip="left"
        />
      </header>
      <div className="h-1 shrink-0 bg-accent-soft" aria-hidden="true">
        <div
          className="h-full bg-accent transition-[width] duration-150"
          style={{ width: `${((at + 1) / steps.length) * 100}%` }}
        />
      </div>
      <div className="relative flex min-h-0 flex-1 items-center justify-center overflow-y-auto">
        {/* knocked on with a knuckle anywhere; the buttons below say the same to everybody else */}
        <div aria-hidden="true" className="absolute inset-0 flex">
          <div className="flex-1" onClick={() => go(at - 1)} />
          <div className="flex-1" onClick={() => !last && next()} />
        </div>
        <div aria-live="polite" className="pointer-events-none w-full">
          <StepFace step={step} />
        </div>
      </div>
      <footer className="flex shrink-0 gap-3 p-3 pb-[max(12px,env(safe-area-inset-bottom))] md:px-5">
        <BigButton
          onClick={() => go(at - 1)}
          disabled={at === 0}
          className={cx("border border-line bg-surface", last ? "w-22 flex-none" : "flex-1")}
        >
          <ChevronLeft size={28} aria-hidden="true" />
          <span className={last ? "sr-only" : undefined}>Back</span>
        </BigButton>
        <BigButton
          onClick={next}
          disabled={start.isPending}
          className="flex-1 bg-accent text-accent-ink"
        >
          {last && timer && <Timer size={26} aria-hidden="true" className="max-sm:hidden" />}
          {onward}
          {!last && <ChevronRight size={28} aria-hidden="true" />}
        </BigButton>
      </footer>
    </Modal>
  );
}

/** "Mixed · start 20 min": what the last tap does, of the stock and of the time. */
function lastWords(mixing: ReturnType<typeof useMixing>, minutes: number | undefined): string {
  if (!mixing) return minutes === undefined ? "Done" : `Start ${minutes} min`;
  const mixed = mixing.last ? "Mixed again" : "Mixed";
  return minutes === undefined ? mixed : `${mixed} · start ${minutes} min`;
}

function BigButton({
  onClick,
  disabled,
  className,
  children,
}: {
  onClick: () => void;
  disabled: boolean;
  className: string;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      onClick={onClick}
      disabled={disabled}
      className={cx(
        "flex h-22 min-w-0 items-center justify-center gap-2 rounded-card px-3 text-xl font-semibold disabled:opacity-35 max-sm:text-lg",
        className,
      )}
    >
      {children}
    </button>
  );
}

/** Voice commands while they are switched on. */
function useVoice(grant: (wish: MixingWish) => void) {
  const stop = useRef<() => void>(undefined);
  const [on, setOn] = useState(false);
  const hear = useEffectEvent((said: string) => {
    const wish = wishIn(said);
    if (wish) grant(wish);
  });
  useEffect(() => {
    if (!on) return undefined;
    const end = listen(
      {
        onWords: (said) => said && hear(said),
        onEnd: (trouble) => {
          stop.current = undefined;
          setOn(false);
          if (trouble) toast({ tone: "destructive", title: "Not listening", description: trouble });
        },
      },
      true,
    );
    stop.current = end;
    return end;
  }, [on]);
  return { on, toggle: () => setOn(!on) };
}
