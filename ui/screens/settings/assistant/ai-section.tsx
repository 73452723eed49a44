import { useQuery } from "@tanstack/react-query";
import { Bot, Sparkles } from "lucide-react";
import type { AiConfiguration } from "#tools/keys/schema.ts";
import { getAiConfiguration } from "#ui/api/house/ai-key.ts";
import { Badge } from "#ui/components/badge.tsx";
import { Fold } from "#ui/components/page/fold.tsx";
import { QueryView } from "#ui/components/page/query-view.tsx";
import { AiKeyForm } from "./ai-key-form.tsx";
import { AiKeyKept } from "./ai-key-kept.tsx";
import { SettingsCard } from "#ui/screens/settings/settings-card.tsx";

/** Who answers for the salon, by whose key, and the salon's own. */
export function AiSection() {
  const configuration = useQuery(getAiConfiguration);
  return (
    <SettingsCard of="ai">
      <QueryView query={configuration} name="who answers" shape={["h-12 w-full", "h-17 w-full"]}>
        {(read) => (
          <div className="flex flex-col gap-6">
            <Answering configuration={read} />
            {read.key && <AiKeyKept aiKey={read.key} answering={read.answering} />}
            <OwnKey configuration={read} />
          </div>
        )}
      </QueryView>
    </SettingsCard>
  );
}

const BY: Record<AiConfiguration["by"], string> = {
  own_key:
    "By your salon's own key: what is written in chats and the photos that are analyzed go to Google under your account, and Google bills you.",
  installation:
    "By the key of whoever runs this installation: what is written in chats and the photos that are analyzed go to the service that answers.",
  none: "Undertone's own assistant: it needs no key, and nothing goes to an AI service.",
};

const WHO: Record<AiConfiguration["answering"], string> = {
  gemini: "Gemini answers",
  own: "Your own model answers",
  builtin: "The built-in assistant answers",
};
const IN_HOUSE =
  "A model on your own machines: what is written in chats and the photos that are analyzed stay in the house.";

function Answering({
  configuration: { answering, by, model, inHouse },
}: {
  configuration: AiConfiguration;
}) {
  const isBuiltin = answering === "builtin";
  const Icon = isBuiltin ? Bot : Sparkles;
  return (
    <div className="flex items-start gap-3.5">
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-accent-soft text-ink-2">
        <Icon size={19} aria-hidden="true" />
      </span>
      <div className="flex min-w-0 flex-col gap-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">
          {WHO[answering]}
          {!isBuiltin && <Badge className="font-mono">{model}</Badge>}
        </p>
        <p className="max-w-[62ch] text-sm text-ink-2">
          {inHouse && !isBuiltin ? IN_HOUSE : BY[by]}
        </p>
      </div>
    </div>
  );
}

/** The way to an own key, or why there is none. */
function OwnKey({
  configuration: { ownKeys, mayChange, key },
}: {
  configuration: AiConfiguration;
}) {
  if (!ownKeys)
    return (
      <p className="max-w-[62ch] text-sm text-ink-2">
        Whoever runs this installation has chosen who answers, so a salon's own key is not used.
      </p>
    );
  if (!mayChange)
    return (
      <p className="text-sm text-ink-2">The owner or a manager can bring the salon's own key.</p>
    );
  return (
    <Fold summary={key ? "Replace the key" : "Use a key of your own"}>
      <AiKeyForm key={key?.savedAt} replaces={key !== null} />
    </Fold>
  );
}
