import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { SearchField } from "#ui/components/fields/search-field.tsx";
import { cx } from "#ui/lib/cx.ts";
import { findSettings, pathOf, SECTIONS, type SectionId, type SettingsPage } from "./contents.ts";

/** The pages of the settings and a search among all that can be set. */
export function ContentsPanel({
  pages,
  current,
  className,
}: {
  pages: readonly SettingsPage[];
  current: SettingsPage;
  className?: string;
}) {
  const [typed, setTyped] = useState("");
  const navigate = useNavigate();
  const found = typed.trim() ? findSettings(typed, pages) : undefined;
  const leave = () => setTyped("");
  return (
    <div className={cx("flex min-w-0 flex-col gap-3", className)}>
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          const [first] = found ?? [];
          if (!first) return;
          leave();
          void navigate(placeOf(first.page, first.section));
        }}
      >
        <SearchField
          label="Search settings"
          placeholder="Search settings"
          value={typed}
          onChange={setTyped}
        />
      </form>
      <nav aria-label={found ? "Settings that were found" : "Settings"}>
        {found?.length === 0 && (
          <p role="status" className="px-3 py-2 text-sm text-ink-2">
            No setting is called like that.
          </p>
        )}
        <ul className="flex flex-col gap-0.5 max-lg:gap-0 max-lg:divide-y max-lg:divide-line-soft max-lg:rounded-card max-lg:border max-lg:border-line-soft max-lg:bg-surface max-lg:px-1 max-lg:py-1 max-lg:shadow-edge">
          {found
            ? found.map(({ name, section, page }) => (
                <li key={`${section} ${name}`}>
                  <Link to={placeOf(page, section)} onClick={leave} className={ROW}>
                    <span className="min-w-0">
                      <span className="block font-medium">{name}</span>
                      <span className="block text-xs text-ink-3">
                        {page.title}, {SECTIONS[section].title}
                      </span>
                    </span>
                  </Link>
                </li>
              ))
            : pages.map((page) => (
                <PageRow key={page.slug} page={page} isCurrent={page.slug === current.slug} />
              ))}
        </ul>
      </nav>
    </div>
  );
}

const ROW =
  "flex min-h-11 items-center gap-3 rounded-m px-3 py-2 transition-colors duration-150 hover:bg-accent-soft";

function PageRow({ page, isCurrent }: { page: SettingsPage; isCurrent: boolean }) {
  const { title, icon: Icon, sections } = page;
  return (
    <li>
      <Link
        // the first page has the address of the contents: its first section opens it
        to={page.slug || !sections[0] ? pathOf(page) : placeOf(page, sections[0])}
        aria-current={isCurrent ? "page" : undefined}
        className={cx(ROW, isCurrent ? "text-ink lg:bg-raised" : "text-ink-2 hover:text-ink")}
      >
        <Icon size={18} aria-hidden="true" className="shrink-0" />
        <span className="min-w-0 flex-1">
          <span className="block font-medium">{title}</span>
          {sections.length > 1 && (
            <span className="block text-xs text-ink-3 lg:hidden">
              {sections.map((id) => SECTIONS[id].title).join(", ")}
            </span>
          )}
        </span>
        <ChevronRight size={18} aria-hidden="true" className="text-ink-3 lg:hidden" />
      </Link>
      {isCurrent && sections.length > 1 && (
        <ul className="mt-0.5 mb-1 ml-[21px] border-l border-line-soft pl-3 max-lg:hidden">
          {sections.map((id) => (
            <li key={id}>
              <Link to={placeOf(page, id)} className={cx(ROW, "text-sm text-ink-2")}>
                {SECTIONS[id].title}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

const placeOf = (page: SettingsPage, section: SectionId) => `${pathOf(page)}#${section}`;
