import type { BookPage } from "#tools/booking/own/page-schema.ts";

/** Heads before and after, side by side: a strip to draw along on a phone, a column beside the form at a desk. */
export function Work({ page }: { page: BookPage }) {
  const { work, stylist } = page;
  if (work.length === 0) return null;
  return (
    <section aria-labelledby="work" className="flex min-w-0 flex-col gap-3 lg:col-start-1">
      <h2 id="work" className="text-lg">
        Work by {stylist.name.split(" ")[0]}
      </h2>
      <ul
        tabIndex={0}
        aria-label="Before and after"
        className="-mx-5 flex snap-x scroll-px-5 gap-3 overflow-x-auto px-5 pb-2 md:-mx-8 md:scroll-px-8 md:px-8 lg:mx-0 lg:grid lg:overflow-visible lg:px-0 lg:pb-0"
      >
        {work.map((pair) => (
          <li
            key={pair.after}
            className="w-[264px] shrink-0 snap-start overflow-hidden rounded-card border border-line-soft bg-surface lg:w-auto lg:nth-[n+5]:hidden"
          >
            <div className="grid grid-cols-2 gap-px">
              <Half src={pair.before} alt={pair.beforeWords} />
              <Half src={pair.after} alt={pair.afterWords} />
            </div>
            <p className="px-3.5 py-2.5 text-xs text-ink-2">{pair.words}</p>
          </li>
        ))}
      </ul>
      <p className="text-xs text-ink-3">Shown with each client’s consent.</p>
    </section>
  );
}

function Half({ src, alt }: { src: string; alt: string }) {
  return (
    <img
      src={src}
      alt={alt}
      width={320}
      height={320}
      loading="lazy"
      decoding="async"
      className="aspect-square w-full bg-accent-soft object-cover"
    />
  );
}
