import { useMutation } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { Link } from "react-router";
import type { SmsConversation } from "#tools/messages/sms-schema.ts";
import { handBackConversation, takeConversation } from "#ui/api/desk/sms.ts";
import { ClientLink } from "#ui/cards/client/client-link.tsx";
import { Badge } from "#ui/components/badge.tsx";
import { iconButtonLook } from "#ui/components/button-look.ts";
import { Button } from "#ui/components/button.tsx";
import { phoneText } from "#ui/lib/format.ts";
import { Face } from "./face.tsx";
import { answeringWords, nameOf } from "./inbox-words.ts";

/** Who a conversation is with, who answers it now, and how to change that. */
export function ThreadHeader({
  conversation,
  me,
  alone,
  back,
}: {
  conversation: SmsConversation;
  me: string | undefined;
  /** The thread fills the screen: it carries its heading and the way back. */
  alone: boolean;
  back: { pathname: string; search: string };
}) {
  const { id, phone, clientId, clientName, answering, needsYou } = conversation;
  const take = useMutation(takeConversation);
  const handBack = useMutation(handBackConversation);
  const Heading = alone ? "h1" : "h2";
  return (
    <header className="flex items-center gap-x-4 border-b border-line-soft px-5 py-3.5 max-md:gap-x-2 max-md:px-3 max-md:pt-0 max-md:pb-2.5">
      {alone && (
        <Link
          to={back}
          aria-label="All conversations"
          className={iconButtonLook("ghost", "-mx-1 self-start")}
        >
          <ArrowLeft size={20} aria-hidden="true" />
        </Link>
      )}
      <Face name={clientName} className="max-lg:hidden" />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 max-md:gap-y-0 max-md:pt-2">
          <Heading tabIndex={-1} className="min-w-0 text-lg [overflow-wrap:anywhere]">
            {nameOf(conversation)}
          </Heading>
          {needsYou && <Badge tone="warn">Needs you</Badge>}
          <span role="status" className="text-xs text-ink-2 max-xl:basis-full max-md:mt-1">
            {answeringWords(conversation, me)}
          </span>
        </div>
        <p className="flex flex-wrap items-center gap-x-3 text-xs text-ink-2">
          {clientName && <span className="whitespace-nowrap tabular-nums">{phoneText(phone)}</span>}
          {clientId ? (
            <ClientLink clientId={clientId} className="text-xs">
              Open the record
            </ClientLink>
          ) : (
            "Nobody on record has this number."
          )}
        </p>
      </div>
      {answering === "assistant" ? (
        <Button pending={take.isPending} onClick={() => take.mutate(id)}>
          Take over
        </Button>
      ) : (
        <Button pending={handBack.isPending} onClick={() => handBack.mutate(id)}>
          <span>
            Hand back<span className="max-md:sr-only"> to the assistant</span>
          </span>
        </Button>
      )}
    </header>
  );
}
