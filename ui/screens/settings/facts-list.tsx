/** Settings for whoever may not change them, a name and what it is now to a line, and why they may not. */
export function FactsList({ facts, why }: { facts: [string, string][]; why: string }) {
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-[62ch] text-sm text-ink-2">{why}</p>
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {facts.map(([name, words]) => (
          <div key={name} className="flex justify-between gap-4 border-b border-line-soft pb-3">
            <dt className="text-ink-2">{name}</dt>
            <dd className="text-right font-medium">{words}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
