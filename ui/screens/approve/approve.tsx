import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useParams } from "react-router";
import type { ActRequest } from "#tools/actions/schema.ts";
import { getActRequest, decideActRequest } from "#ui/api/house/act-requests.ts";
import { ChangeList } from "#ui/cards/change-list.tsx";
import { Button } from "#ui/components/button.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { Fold } from "#ui/components/page/fold.tsx";
import { FormAlert } from "#ui/components/fields/form-alert.tsx";
import { PageHeader } from "#ui/components/page/page-header.tsx";
import { Page } from "#ui/components/page/page.tsx";
import { QueryPage } from "#ui/components/page/query-page.tsx";
import { BackLink } from "#ui/components/page/back-link.tsx";
import { sentenceOf } from "#ui/lib/http/api-error.ts";
import { shortMoment, soonMoment } from "#ui/lib/format.ts";
import { TextLink } from "#ui/components/text-link.tsx";
import { argumentWords } from "./argument-words.ts";
import { AskedInYourName } from "./asked-in-your-name.tsx";
import { Gone } from "./gone.tsx";
import { HowItGoes } from "./how-it-goes.tsx";

/** An act that a program asked for: who asks, what it would change, and the answer of its person. */
export function Component() {
  const { id = "" } = useParams();
  const request = useQuery(getActRequest(id));
  return (
    <QueryPage
      query={request}
      title="Approve"
      back={BACK}
      name="the request"
      missing={<Gone back={BACK} />}
    >
      {(read) => <Asked key={id} request={read} />}
    </QueryPage>
  );
}

const BACK = <BackLink to="/settings#tokens">Settings</BackLink>;

const TITLES: Record<ActRequest["status"], string> = {
  waiting: "Approve this change?",
  approved: "Approved",
  denied: "Turned down",
  failed: "Could not be done",
  expired: "Ran out",
};

function Asked({ request }: { request: ActRequest }) {
  const client = useQueryClient();
  const decide = useMutation({
    ...decideActRequest,
    // an approved act may have changed anything that is on show; a refused answer says that the request has moved on
    onSettled: () => client.invalidateQueries(),
  });
  const { id, askedBy, question, changes, input, status, createdAt } = request;
  const given = argumentWords(input);
  const answer = (approved: boolean) => decide.mutate({ id, approved });
  return (
    <Page full className="max-w-[1144px]">
      <PageHeader
        back={BACK}
        title={TITLES[status]}
        lead={
          <>
            <b className="font-semibold">{askedBy}</b> asked for this in your name,{" "}
            <time dateTime={createdAt}>{shortMoment(createdAt)}</time>.
          </>
        }
      />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_336px]">
        <div className="flex min-w-0 flex-col gap-5">
          <Card waiting={status === "waiting"} className="flex flex-col gap-5">
            <h2 className="text-xl whitespace-pre-line wrap-anywhere">{question}</h2>
            {changes.length > 0 && (
              <div className="rounded-m bg-sunken px-4 py-3 [&>dl]:text-base">
                <ChangeList changes={changes} />
              </div>
            )}
            {given.length > 0 && (
              <Fold summary="Everything it asks for" open={changes.length === 0}>
                <dl className="grid grid-cols-[minmax(0,max-content)_1fr] gap-x-5 gap-y-2 text-sm">
                  {given.map(({ label, text }) => (
                    <div key={label} className="contents">
                      <dt className="text-ink-3">{label}</dt>
                      <dd className="min-w-0 whitespace-pre-line wrap-anywhere">{text}</dd>
                    </div>
                  ))}
                </dl>
              </Fold>
            )}
            {decide.error && <FormAlert>{sentenceOf(decide.error)}</FormAlert>}
            {status === "waiting" ? (
              <Choice request={request} busy={decide.isPending} onAnswer={answer} />
            ) : (
              <p role="status">{cameOf(request)}</p>
            )}
          </Card>
          <AskedInYourName but={id} />
        </div>
        <HowItGoes>
          {status === "waiting" && "Not from you? Say no, then revoke what asked: "}
          <TextLink to="/settings#tokens">Connected programs</TextLink>
        </HowItGoes>
      </div>
    </Page>
  );
}

function Choice({
  request: { expiresAt },
  busy,
  onAnswer,
}: {
  request: ActRequest;
  busy: boolean;
  onAnswer: (approved: boolean) => void;
}) {
  return (
    <div className="flex flex-wrap items-center justify-end gap-2">
      <p className="mr-auto text-sm text-ink-3 max-sm:w-full">
        Waits until <time dateTime={expiresAt}>{soonMoment(expiresAt)}</time>.
      </p>
      <Button className="max-sm:flex-1" onClick={() => onAnswer(false)} disabled={busy}>
        No
      </Button>
      <Button
        kind="primary"
        className="max-sm:flex-1"
        onClick={() => onAnswer(true)}
        pending={busy}
      >
        Approve
      </Button>
    </div>
  );
}

function cameOf({ status, outcome }: ActRequest): string {
  if (status === "denied") return "You said no. Nothing was done.";
  if (status === "expired") return "Nobody answered in time. Nothing was done.";
  if (status === "failed") return `It could not be done. ${outcome ?? ""}`.trim();
  return outcome ?? "It was approved and is under way, or was cut off.";
}
