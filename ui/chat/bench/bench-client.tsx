import { displayName } from "#tools/values/name-rules.ts";
import { useQuery } from "@tanstack/react-query";
import type { StylistMessage } from "#agent/chat/message.ts";
import { getConsultation } from "#ui/api/chair/consultations.ts";
import { spokenWord } from "#ui/cards/hair-words.ts";
import { Badge } from "#ui/components/badge.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { Swatch } from "#ui/components/hair/swatch.tsx";
import { consultationIn } from "#ui/chat/thread/consultation-in.ts";

const TELLING = new Set(["box_dye", "henna", "bleached", "keratin", "perm"]);

/** Who is in the chair, with what a colourist must not forget about their hair. */
export function BenchClient({ messages }: { messages: readonly StylistMessage[] }) {
  const id = consultationIn(messages);
  const { data } = useQuery({ ...getConsultation(id ?? ""), enabled: id !== undefined });
  if (!data) return null;
  const { clientName, currentLevel, desiredLevel, previousTreatments, damageLevel } =
    data.consultation;
  const history = previousTreatments.filter((each) => TELLING.has(each));
  return (
    <Card aria-label="In the chair" className="flex items-center gap-3.5">
      {data.formula && "color" in data.formula ? (
        <Swatch hex={data.formula.color} className="size-[42px] shrink-0 rounded-full" />
      ) : (
        <span
          aria-hidden="true"
          className="strands sheen size-[42px] shrink-0 rounded-full"
          style={{ background: `var(--l${currentLevel})` }}
        />
      )}
      <div className="min-w-0 flex-1">
        <p className="[overflow-wrap:anywhere] font-semibold">{displayName(clientName)}</p>
        <p className="text-sm text-ink-3">
          level {currentLevel}
          {currentLevel !== desiredLevel && ` to ${desiredLevel}`} · damage {damageLevel} of 4
        </p>
      </div>
      <div className="flex flex-wrap justify-end gap-1">
        {history.map((each) => (
          <Badge key={each} tone="warn">
            {spokenWord(each)}
          </Badge>
        ))}
      </div>
    </Card>
  );
}
