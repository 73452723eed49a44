import { Check, ImageOff } from "lucide-react";
import { displayName } from "#tools/values/name-rules.ts";
import { useQueries, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ConsultationSummary } from "#tools/consultations/schema.ts";
import { getConsultation, latestConsultations } from "#ui/api/chair/consultations.ts";
import { spokenWord } from "#ui/cards/hair-words.ts";
import { Button } from "#ui/components/button.tsx";
import { QueryView } from "#ui/components/page/query-view.tsx";
import { rove } from "#ui/components/roving.ts";
import { Swatch } from "#ui/components/hair/swatch.tsx";
import { TextLink } from "#ui/components/text-link.tsx";
import { cx } from "#ui/lib/cx.ts";
import { timeAgo } from "#ui/lib/format.ts";
import { listPostPhotos } from "#ui/api/desk/social.ts";
import { bestOf, FEW, MANY } from "./use-suggested.ts";

/** Which of the last consultations a post is about. */
export function VisitChoice({
  value,
  onChange,
}: {
  value: string | null;
  /** With the picture that tells most of it, where one may be shown. */
  onChange: (consultationId: string, photoId: string | null) => void;
}) {
  const [many, setMany] = useState(false);
  const latest = useQuery(latestConsultations(MANY));
  const named = useNamed(value, latest.data);
  const pictured = useQueries({
    queries: latest.data?.slice(0, FEW).map(({ id }) => listPostPhotos(id)) ?? [],
    // in one go: a tile that changes its place under a finger is another client's
    combine: (all) =>
      all.some(({ isPending }) => isPending)
        ? []
        : all.map(({ data }) => data !== undefined && data.photos.length > 0),
  });
  return (
    <QueryView
      query={latest}
      name="the consultations"
      shape={Array.from({ length: FEW }, () => "h-50")}
      layout="grid grid-cols-4 gap-2"
    >
      {(visits) => {
        if (visits.length === 0 && !named)
          return (
            <p className="rounded-m bg-field px-4 py-3 text-sm text-ink-2">
              There is no consultation yet.{" "}
              <TextLink to="/consultation">Start a new consultation</TextLink>, or say what it is
              about in your own words.
            </p>
          );
        // of the newest, those come first of which a picture may be shown
        const newest = visits.slice(0, FEW);
        const few = [
          ...newest.filter((_, at) => pictured[at]),
          ...newest.filter((_, at) => !pictured[at]),
          ...(many ? visits.slice(FEW, MANY) : []),
        ];
        const chosen = named ?? visits.find(({ id }) => id === value);
        const shown = chosen && !few.includes(chosen) ? [chosen, ...few] : few;
        return (
          <div className="flex flex-col gap-1">
            <div
              role="radiogroup"
              aria-label="Consultation"
              className="-mx-1 grid max-h-110 gap-2 overflow-auto p-1 max-lg:auto-cols-[124px] max-lg:grid-flow-col lg:grid-cols-4"
              onKeyDown={(event) => rove(event, "[role=radio]")?.click()}
            >
              {shown.map((visit, index) => (
                <Visit
                  key={visit.id}
                  visit={visit}
                  on={visit.id === value}
                  stop={chosen ? visit.id === value : index === 0}
                  onTap={(photoId) => onChange(visit.id, photoId)}
                />
              ))}
            </div>
            {!many && visits.length > FEW && (
              <Button kind="ghost" className="-ml-4 self-start" onClick={() => setMany(true)}>
                Show older consultations
              </Button>
            )}
          </div>
        );
      }}
    </QueryView>
  );
}

/** A consultation that the address named and that is not among the last ones. */
function useNamed(id: string | null, latest: readonly ConsultationSummary[] | undefined) {
  const enabled = id !== null && latest !== undefined && latest.every((each) => each.id !== id);
  const { data } = useQuery({ ...getConsultation(id ?? ""), enabled });
  return enabled ? data?.consultation : undefined;
}

function Visit({
  visit: { id, clientName, serviceType, currentLevel, desiredLevel, createdAt, ...visit },
  on,
  stop,
  onTap,
}: {
  visit: Pick<
    ConsultationSummary,
    "id" | "clientName" | "serviceType" | "currentLevel" | "desiredLevel" | "createdAt"
  > & { color?: string | null };
  on: boolean;
  stop: boolean;
  onTap: (photoId: string | null) => void;
}) {
  const { data: offered } = useQuery(listPostPhotos(id));
  const best = bestOf(offered?.photos);
  return (
    <button
      type="button"
      role="radio"
      aria-checked={on}
      tabIndex={stop ? 0 : -1}
      onClick={() => onTap(best?.photoId ?? null)}
      className={cx(
        "relative flex min-w-0 flex-col gap-2 rounded-m border p-1.5 pb-2.5 text-left transition-colors duration-150",
        on ? "border-ink bg-accent-soft" : "border-line hover:bg-accent-soft",
      )}
    >
      {best ? (
        <img
          src={`/api/photos/${best.photoId}/thumbnail`}
          alt=""
          className="h-26 max-lg:h-23 w-full rounded-[10px] object-cover"
        />
      ) : (
        <span className="relative block">
          {visit.color ? (
            <Swatch hex={visit.color} className="h-26 max-lg:h-23 w-full rounded-[10px]" />
          ) : (
            <span
              aria-hidden="true"
              className="strands sheen block h-26 max-lg:h-23 w-full rounded-[10px]"
              style={{ background: `var(--l${currentLevel})` }}
            />
          )}
          {offered && (
            <span className="absolute bottom-1.5 left-1.5 inline-flex items-center gap-1 rounded-full bg-[#100c0a]/72 px-2 py-0.5 text-2xs font-semibold text-[#fff]">
              <ImageOff size={12} aria-hidden="true" />
              Words only
            </span>
          )}
        </span>
      )}
      <span className="min-w-0 px-1">
        <span className="block truncate font-semibold">{displayName(clientName)}</span>
        <span className="block text-xs text-ink-2">
          {spokenWord(serviceType)}, level {currentLevel}
          {desiredLevel !== currentLevel && ` to ${desiredLevel}`}
        </span>
        <span className={cx("block text-xs", on ? "text-ink-2" : "text-ink-3")}>
          {timeAgo(createdAt)}
        </span>
      </span>
      <span
        aria-hidden="true"
        className={cx(
          "absolute top-3.5 right-3.5 grid size-6 place-items-center rounded-full",
          on ? "bg-accent text-accent-ink" : "border border-line bg-surface",
        )}
      >
        {on && <Check size={14} />}
      </span>
    </button>
  );
}
