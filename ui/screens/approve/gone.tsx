import { useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { isLive } from "#tools/tokens/rules.ts";
import { listApiTokens } from "#ui/api/house/api-tokens.ts";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { PageHeader } from "#ui/components/page/page-header.tsx";
import { Page } from "#ui/components/page/page.tsx";
import { QueryView } from "#ui/components/page/query-view.tsx";
import { shortMoment } from "#ui/lib/format.ts";
import { AskedInYourName } from "./asked-in-your-name.tsx";
import { HowItGoes } from "./how-it-goes.tsx";

/** Where a request is no more: why that is, what else was asked for, and which programs can ask again. */
export function Gone({ back }: { back: ReactNode }) {
  const [now] = useState(() => Date.now());
  const tokens = useQuery(listApiTokens);
  return (
    <Page>
      <PageHeader
        back={back}
        title="This request is gone"
        lead="It ran out, or it was made for somebody else. If you still want it, ask again in the app that sent it."
      />
      <AskedInYourName />
      <div className="grid gap-5 lg:grid-cols-2">
        <Card title="Programs that can ask">
          <QueryView query={tokens} name="the programs" shape={["h-11"]}>
            {(all) => {
              const live = all.filter((token) => isLive(token, now));
              if (live.length === 0)
                return (
                  <p className="text-ink-2">
                    None is connected now, so nothing new can be asked. A website, a till or another
                    assistant can be.
                  </p>
                );
              return (
                <ul className="divide-y divide-line-soft border-t border-line-soft">
                  {live.map(({ id, name, lastUsedAt }) => (
                    <li key={id} className="flex flex-wrap justify-between gap-x-6 py-3">
                      <span className="font-semibold wrap-anywhere">{name}</span>
                      <span className="text-sm text-ink-2">
                        {lastUsedAt ? `Last used ${shortMoment(lastUsedAt)}` : "Never used"}
                      </span>
                    </li>
                  ))}
                </ul>
              );
            }}
          </QueryView>
          <ButtonLink to="/settings#tokens" kind="primary" className="mt-4">
            See connected programs
          </ButtonLink>
        </Card>
        <HowItGoes />
      </div>
    </Page>
  );
}
