import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { isLive } from "#tools/tokens/rules.ts";
import { listApiTokens } from "#ui/api/house/api-tokens.ts";
import { Button } from "#ui/components/button.tsx";
import { Fold } from "#ui/components/page/fold.tsx";
import { NothingYet } from "#ui/components/page/nothing-yet.tsx";
import { QueryView } from "#ui/components/page/query-view.tsx";
import { TEXT_LINK } from "#ui/components/text-link-look.ts";
import { TokenDialog } from "./token-dialog.tsx";
import { TokenList } from "./token-list.tsx";
import { SettingsCard } from "#ui/screens/settings/settings-card.tsx";

/** Tokens by which other programs ask in one's place. */
export function TokensSection() {
  const tokens = useQuery(listApiTokens);
  const [making, setMaking] = useState(false);
  const [now] = useState(() => Date.now());
  const live = tokens.data?.filter((token) => isLive(token, now)) ?? [];
  const over = tokens.data?.filter((token) => !isLive(token, now)) ?? [];
  return (
    <SettingsCard of="tokens" aside={<Button onClick={() => setMaking(true)}>Make a key</Button>}>
      <QueryView query={tokens} name="the tokens" shape={["h-14 w-full"]}>
        {() => (
          <>
            {live.length > 0 ? (
              <TokenList label="Tokens that work" tokens={live} now={now} />
            ) : (
              <NothingYet>No program is connected.</NothingYet>
            )}
            {over.length > 0 && (
              <Fold summary={`Ended in the last 90 days (${over.length})`}>
                <TokenList label="Tokens that have ended" tokens={over} now={now} />
              </Fold>
            )}
          </>
        )}
      </QueryView>
      <p className="text-sm text-pretty text-ink-2">
        A key lets your website, till or another assistant work as you do. For whoever sets it up:{" "}
        <a href="/api/docs" target="_blank" rel="noreferrer" className={TEXT_LINK}>
          how it is done
        </a>
        .
      </p>
      {making && <TokenDialog onClose={() => setMaking(false)} />}
    </SettingsCard>
  );
}
