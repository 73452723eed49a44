import { Droplets, Hand, OctagonAlert, Timer as TimerIcon, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import type { RescueAnswer, RescueMix, RescueVerdict } from "#tools/colour/rescue/schema.ts";
import { RuleList } from "#ui/cards/formula-card/rule-list.tsx";
import { spokenWord } from "#ui/cards/hair-words.ts";
import { Badge } from "#ui/components/badge.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { cx } from "#ui/lib/cx.ts";
import { grams } from "#ui/lib/format.ts";
import { SIGN_WORDS } from "./rescue-signs.ts";

const LOOKS: Record<RescueVerdict, { icon: LucideIcon; ink: string; soft: string }> = {
  rinse_now: { icon: Droplets, ink: "text-bad", soft: "bg-bad-soft" },
  emulsify: { icon: Hand, ink: "text-warn", soft: "bg-warn-soft" },
  wipe_and_check: { icon: Hand, ink: "text-warn", soft: "bg-warn-soft" },
  finished: { icon: Hand, ink: "text-warn", soft: "bg-warn-soft" },
  leave: { icon: TimerIcon, ink: "text-ok", soft: "bg-ok-soft" },
};

/** What to do about a bowl that goes wrong: the verdict to be read across the room, then the steps, the mix, what to watch. */
export function RescueCard({ answer }: { answer: RescueAnswer }) {
  const { verdict, danger, headline, reason, minutesMore, now, mix, watch, never, stop } = answer;
  const { icon: Icon, ink, soft } = LOOKS[verdict];
  const Sign = danger === "medical" ? OctagonAlert : Icon;
  const about = aboutOf(answer);
  return (
    <Card aria-label={`Rescue: ${headline}`} className="flex flex-col gap-5">
      <header className="flex flex-col gap-3">
        {about && <p className="text-xs font-semibold text-ink-3">{about}</p>}
        <div className={cx("flex items-center gap-4 rounded-card p-4", soft, ink)}>
          <Sign size={40} strokeWidth={2.2} aria-hidden="true" className="shrink-0" />
          <h2 className="font-display text-[clamp(30px,8vw,46px)] leading-[1.05] font-bold tracking-tight text-balance">
            {headline}
          </h2>
        </div>
        <p className="text-md">{reason}</p>
        {minutesMore !== null && minutesMore > 0 && verdict !== "leave" && (
          <p className="font-mono text-md font-semibold">
            {answer.understood.zone && verdict !== "wipe_and_check" ? "The rest: at" : "At"} most{" "}
            {minutesMore} min more
          </p>
        )}
      </header>
      <ol className="flex flex-col gap-3">
        {now.map((step, at) => (
          <li key={step} className="flex gap-3">
            <span
              aria-hidden="true"
              className="grid size-8 shrink-0 place-items-center rounded-full bg-accent-soft font-mono text-md font-semibold"
            >
              {at + 1}
            </span>
            <span className="pt-0.5 text-md">{step}</span>
          </li>
        ))}
      </ol>
      {mix && <Mix mix={mix} />}
      <div className="grid gap-4 md:grid-cols-2">
        <Lines title="Watch" lines={watch} />
        <Lines title="Never now" lines={never} tone="text-bad" />
      </div>
      <Lines title="When to stop" lines={stop} />
      <details className="group text-sm">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-ink-2 underline decoration-line underline-offset-3 hover:text-ink">
          Why this
        </summary>
        <RuleList rules={answer.trace} />
      </details>
    </Card>
  );
}

function Mix({ mix: { name, ingredients, minutes, how } }: { mix: RescueMix }) {
  const [least, most] = minutes;
  return (
    <section aria-label={`To mix: ${name}`} className="rounded-[14px] bg-sunken p-4">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-base font-semibold">{name}</h3>
        <Badge>{least === most ? most : `${least}-${most}`} min</Badge>
      </div>
      <ul className="flex flex-col gap-1.5">
        {ingredients.map(({ name: part, grams: weight }) => (
          <li key={part} className="flex items-baseline justify-between gap-4">
            <span className="min-w-0">{part}</span>
            <span className="shrink-0 font-mono text-md font-semibold">{grams(weight)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2.5 text-sm text-ink-2">{how}</p>
    </section>
  );
}

function Lines({
  title,
  lines,
  tone,
}: {
  title: string;
  lines: readonly string[];
  tone?: string;
}): ReactNode {
  if (lines.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className={cx("mb-1.5 text-sm font-semibold", tone ?? "text-ink-3")}>{title}</h3>
      <ul className="flex flex-col gap-1.5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

/** What was understood, in a line: "Toner · ends · 6 min on · going violet". */
function aboutOf({ understood: { product, minutesOn, zone, seen } }: RescueAnswer): string {
  return [
    product && spokenWord(product.replace("_", "-")),
    zone && zone !== "all" && zone,
    minutesOn !== null && (minutesOn < 1 ? "just on" : `${Math.round(minutesOn)} min on`),
    ...seen.map((sign) => SIGN_WORDS[sign].toLowerCase()),
  ]
    .filter(Boolean)
    .join(" · ");
}
