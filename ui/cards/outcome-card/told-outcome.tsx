import { capital } from "#ui/lib/format.ts";
import { Frown, Smile } from "lucide-react";
import type { ConsultationOutcome, Outcome } from "#tools/outcomes/schema.ts";
import { levelName, spokenWord } from "#ui/cards/hair-words.ts";
import { Badge } from "#ui/components/badge.tsx";
import { Button } from "#ui/components/button.tsx";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { LevelScale, type LevelPin } from "#ui/components/hair/level-scale.tsx";
import { levelsWords, offsetWords } from "./outcome-words.ts";

export type ToldOutcomeProps = {
  told: ConsultationOutcome;
  outcome: Outcome;
  onChange: () => void;
};

/** What was told: planned against reached, with the way to a correction where it is not right. */
export function ToldOutcome({ told, outcome, onChange }: ToldOutcomeProps) {
  const { happy, levelPlanned, levelReached, tone, tonePlanned, photoId, note } = outcome;
  const pins: LevelPin[] = [
    ...(levelPlanned === null
      ? []
      : [{ id: "planned", label: "planned", level: levelPlanned, tone: "cool" as const }]),
    ...(levelReached === null ? [] : [{ id: "reached", label: "reached", level: levelReached }]),
  ];
  const off = levelPlanned !== null && levelReached !== null ? levelReached - levelPlanned : null;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-56">
          <div className="flex flex-wrap items-center gap-2">
            <HappyBadge happy={happy} />
            <p className="font-semibold">{levelsWords(outcome)}</p>
          </div>
          <p className="mt-1.5 text-sm text-ink-2">
            {[
              off !== null && (off === 0 ? "As planned" : capital(offsetWords(off))),
              tone && `tone ${spokenWord(tone).toLowerCase()}`,
              tone &&
                tonePlanned &&
                tone !== tonePlanned &&
                `planned ${spokenWord(tonePlanned).toLowerCase()}`,
            ]
              .filter(Boolean)
              .join(", ")}
          </p>
          {note && <p className="mt-1.5 text-sm break-words whitespace-pre-line">{note}</p>}
        </div>
        {photoId && (
          <a
            href={`/api/photos/${photoId}`}
            target="_blank"
            rel="noreferrer"
            className="size-20 overflow-hidden rounded-[16px] border border-line"
          >
            <img
              src={`/api/photos/${photoId}/thumbnail`}
              alt="The result, opens large"
              className="size-full object-cover"
            />
          </a>
        )}
      </div>
      {levelReached !== null && <LevelScale label="Levels" pins={pins} nameOf={levelName} />}
      <div className="flex flex-wrap gap-2">
        {!happy && (
          <ButtonLink kind="primary" to={`/consultation/${told.consultationId}/corrective`}>
            Put it right
          </ButtonLink>
        )}
        <Button onClick={onChange}>
          {levelReached === null ? "Add level and tone" : "Change"}
        </Button>
      </div>
    </div>
  );
}

/** Whether the client was happy, in a word. */
export function HappyBadge({ happy }: { happy: boolean }) {
  const Face = happy ? Smile : Frown;
  return (
    <Badge tone={happy ? "ok" : "warn"} icon={Face}>
      {happy ? "Happy" : "Not quite"}
    </Badge>
  );
}
