import type { MenuService } from "#tools/booking/page-schema.ts";
import { priceWords, rangeNote } from "#tools/pricing/service-price-rules.ts";
import { PRICES_ON_REQUEST } from "#tools/pricing/starter-rules.ts";
import { cx } from "#ui/lib/cx.ts";
import { minutes } from "#ui/lib/format.ts";

/** Services under their category, in the order in which the stylist's list has them. */
export function byCategory(services: readonly MenuService[]) {
  return [...Map.groupBy(services, ({ category }) => category)];
}

/** "$180", "from $180" or "$180–$240", with what else the stylist says of it; empty where they have named no price. */
export function priceOf(service: MenuService): string {
  const { basePrice, priceMax, priceFrom } = service;
  const note = rangeNote(service);
  if (!note) return priceWords(service);
  return priceMax !== null || priceFrom ? note : `${basePrice && `${basePrice}, `}${note}`;
}

/** Everything on offer with its price. A line is a link that chooses the service, with or without script. */
export function Menu({
  services,
  slug,
  chosen,
  onChoose,
}: {
  services: readonly MenuService[];
  slug: string;
  chosen: string;
  onChoose: (id: string) => void;
}) {
  return (
    <div className="flex flex-col gap-5">
      {!services.some(priceOf) && <p className="text-sm text-ink-2">{PRICES_ON_REQUEST}</p>}
      {byCategory(services).map(([category, list]) => (
        <div key={category} className="flex flex-col gap-0.5">
          <h2 className="font-sans text-xs font-semibold tracking-normal text-ink-3">{category}</h2>
          <ul className="-mx-3">
            {list.map((service) => (
              <li key={service.id}>
                <a
                  href={`/book/${slug}?service=${service.id}#when`}
                  aria-current={service.id === chosen || undefined}
                  onClick={(event) => {
                    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                    event.preventDefault();
                    onChoose(service.id);
                    document.getElementById("when")?.scrollIntoView({ block: "start" });
                  }}
                  className={cx(
                    "flex min-h-12 items-baseline justify-between gap-4 rounded-m px-3 py-2.5 transition-colors duration-150 hover:bg-accent-soft",
                    service.id === chosen && "bg-accent-soft",
                  )}
                >
                  <span className="min-w-0">
                    <span className="block font-semibold wrap-anywhere">{service.name}</span>
                    <span className="block text-xs text-ink-2">{minutes(service.duration)}</span>
                  </span>
                  <span className="shrink-0 text-sm text-ink-2">{priceOf(service)}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
