import { useQuery } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { useState } from "react";
import { isLive } from "#tools/tokens/rules.ts";
import { listApiTokens } from "#ui/api/api-tokens.ts";
import { sessionQuery } from "#ui/api/session.ts";
import { Button } from "#ui/components/button.tsx";
import { Card } from "#ui/components/card.tsx";
import { Fold } from "#ui/components/fold.tsx";
import { QueryView } from "#ui/components/query-view.tsx";
import { TEXT_LINK } from "#ui/components/text-link-look.ts";
import { TokenDialog } from "./token-dialog.tsx";
import { TokenList } from "./token-list.tsx";
import { TokenRequests } from "./token-requests.tsx";

/** Tokens by which other programs ask in one's place. */
export function TokensSection() {
  const { data: session } = useQuery(sessionQuery);
  const tokens = useQuery({ ...listApiTokens, enabled: Boolean(session) });
  const [making, setMaking] = useState(false);
  const [now] = useState(() => Date.now());
  if (!session) return null;
  const live = tokens.data?.filter((token) => isLive(token, now)) ?? [];
  const over = tokens.data?.filter((token) => !isLive(token, now)) ?? [];
  return (
    <Card title="API Tokens" id="tokens">
      <div className="flex flex-col gap-5">
        <p className="max-w-[62ch] text-sm text-ink-2">
          A token lets another program, such as a website or a till, ask in your place: as you, with
          what your role may do. What the API can do is told in{" "}
          <a href="/api/docs" target="_blank" rel="noreferrer" className={TEXT_LINK}>
            its description
          </a>
          . Assistants that speak the Model Context Protocol use the same token at <code>/mcp</code>
          ; what they want changed waits here for your yes.
        </p>
        <TokenRequests />
        <QueryView query={tokens} name="the tokens" shape={["h-14 w-full"]}>
          {() => (
            <>
              {live.length > 0 ? (
                <TokenList label="Tokens that work" tokens={live} now={now} />
              ) : (
                <p className="text-ink-2">No token works at present.</p>
              )}
              {over.length > 0 && (
                <Fold summary={`Ended in the last 90 days (${over.length})`}>
                  <TokenList label="Tokens that have ended" tokens={over} now={now} />
                </Fold>
              )}
            </>
          )}
        </QueryView>
        <div>
          <Button icon={<KeyRound size={17} aria-hidden="true" />} onClick={() => setMaking(true)}>
            Make a token
          </Button>
        </div>
      </div>
      {making && <TokenDialog onClose={() => setMaking(false)} />}
    </Card>
  );
}
