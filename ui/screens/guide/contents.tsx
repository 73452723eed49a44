import { Link, useNavigate } from "react-router";
import { GUIDE } from "#tools/guide/data.ts";
import { FieldSelect } from "#ui/components/fields/field-select.tsx";
import { cx } from "#ui/lib/cx.ts";

type ContentsProps = {
  /** The chapter in sight, by its id. */
  current: string;
  /** Somebody chose a place: a search is over. */
  onGo: () => void;
};

/** The chapters beside the text, on a desk; the entries of the one in sight under it. */
export function ContentsList({ current, onGo }: ContentsProps) {
  return (
    <nav aria-label="Contents" className="max-xl:hidden">
      <ul className="flex flex-col">
        {GUIDE.map(({ id, title, entries }) => {
          const here = id === current;
          return (
            <li key={id}>
              <Link
                to={{ hash: id }}
                onClick={onGo}
                aria-current={here ? "location" : undefined}
                className={cx(
                  "flex min-h-9 items-center rounded-small px-2 text-sm hover:text-ink",
                  here ? "font-semibold text-ink" : "text-ink-2",
                )}
              >
                {title}
              </Link>
              {here && (
                <ul className="mb-2 ml-2 border-l border-line">
                  {entries.map((entry) => (
                    <li key={entry.id}>
                      <Link
                        to={{ hash: entry.id }}
                        onClick={onGo}
                        className="flex min-h-8 items-center px-3 text-xs text-ink-2 hover:text-ink"
                      >
                        {entry.title}
                      </Link>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** The same as a choice, on tablets and phones. */
export function ContentsSelect({ current, onGo }: ContentsProps) {
  const navigate = useNavigate();
  return (
    <FieldSelect
      label="Chapter"
      hideLabel
      className="xl:hidden"
      value={current}
      options={GUIDE.map(({ id, title }) => [id, title])}
      onChange={(chosen) => {
        onGo();
        void navigate({ hash: chosen });
      }}
    />
  );
}
