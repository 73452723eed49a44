import { FlaskConical, Timer } from "lucide-react";
import { useEffect, useState, type ReactNode } from "react";
import type { BookPage, MenuService } from "#tools/booking/own/page-schema.ts";
import { toPay } from "#tools/booking/book/payment-rules.ts";
import { PRICES_ON_REQUEST } from "#tools/pricing/services/starter-rules.ts";
import { Button } from "#ui/components/button.tsx";
import { Field } from "#ui/components/fields/field.tsx";
import { Input } from "#ui/components/fields/input.tsx";
import { cx } from "#ui/lib/cx.ts";
import { minutes } from "#ui/lib/format.ts";
import { byCategory, priceOf } from "./menu.ts";
import type { Choice } from "./use-choice.ts";

/**
 * What is to be done, a card each: what it costs, how long it takes and what comes first. They are radio buttons, so that
 * they work without script; with it the chosen one stays alone until another is wanted. A stylist without a menu is told in words.
 */
export function ServiceChoice({ page, choice }: { page: BookPage; choice: Choice }) {
  const { serviceId } = choice;
  const [folded, setFolded] = useState(false);
  // only once there is script, without which the others would be out of reach
  // oxlint-disable-next-line react/set-state-in-effect -- the server draws all
  useEffect(() => setFolded(serviceId !== ""), [serviceId]);
  if (page.services.length === 0) {
    return (
      <Field label="Service" required hint="Say what you would like done.">
        <Input name="serviceType" defaultValue={page.form.serviceType} maxLength={120} />
      </Field>
    );
  }
  const wrong = page.problem?.fields.serviceId;
  return (
    <fieldset
      className="flex min-w-0 flex-col gap-5"
      aria-describedby={wrong ? "service-problem" : undefined}
    >
      <legend className="sr-only">Service</legend>
      {folded && (
        <div className="-mb-3 flex min-h-11 items-center justify-between gap-3">
          <p className="text-sm font-semibold">Service</p>
          <Button kind="ghost" onClick={() => setFolded(false)} className="-mr-3">
            Another service
          </Button>
        </div>
      )}
      {wrong && (
        <p
          id="service-problem"
          role="alert"
          tabIndex={-1}
          data-wrong=""
          className="text-sm font-semibold text-bad"
        >
          {wrong}
        </p>
      )}
      {!page.services.some(priceOf) && <p className="text-sm text-ink-2">{PRICES_ON_REQUEST}</p>}
      {byCategory(page.services).map(([category, list]) => (
        <div
          key={category}
          hidden={folded && !list.some(({ id }) => id === serviceId)}
          className="flex flex-col gap-2"
        >
          {!folded && <p className="text-xs text-ink-3">{category}</p>}
          {list.map((service) => (
            <ServiceCard
              key={service.id}
              service={service}
              on={service.id === serviceId}
              hidden={folded && service.id !== serviceId}
              alone={folded}
              onChoose={() => choice.setService(service.id)}
            />
          ))}
        </div>
      ))}
    </fieldset>
  );
}

function ServiceCard({
  service,
  on,
  hidden,
  alone,
  onChoose,
}: {
  service: MenuService;
  on: boolean;
  hidden: boolean;
  /** It is chosen, and the others are put away. */
  alone: boolean;
  onChoose: () => void;
}) {
  return (
    <label hidden={hidden} className={LOOK}>
      <input
        type="radio"
        name="serviceId"
        value={service.id}
        checked={on}
        onChange={onChoose}
        className="sr-only"
      />
      <span className="flex items-baseline justify-between gap-4">
        <span className="font-semibold wrap-anywhere">{service.name}</span>
        <span className="shrink-0 font-mono text-sm font-semibold">{priceOf(service)}</span>
      </span>
      {service.description && !alone && (
        <span className={cx("text-sm text-ink-2 wrap-anywhere", !on && "line-clamp-2")}>
          {service.description}
        </span>
      )}
      <span className="mt-0.5 flex flex-wrap gap-x-2.5 gap-y-1 text-xs text-ink-2">
        <Fact icon={<Timer size={14} aria-hidden="true" />}>{minutes(service.duration)}</Fact>
        {service.needsPatchTest && (
          <Fact icon={<FlaskConical size={14} aria-hidden="true" />}>
            Patch test first, 48 hours before
          </Fact>
        )}
        {service.asks && <span>{toPay(service.asks)} to keep your time</span>}
      </span>
    </label>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span className="flex items-center gap-1.5">
      {icon}
      {children}
    </span>
  );
}

const LOOK =
  "flex cursor-pointer flex-col gap-1 rounded-[18px] border border-line bg-field px-4 py-3 transition-colors duration-150 hover:border-ink-3 has-checked:border-ink has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink [&[hidden]]:hidden";
