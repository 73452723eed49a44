import { useQuery } from "@tanstack/react-query";
import { MessagesSquare } from "lucide-react";
import type { ReactNode } from "react";
import { messageSettings } from "#ui/api/desk/delivery.ts";
import { EmptyState } from "#ui/components/page/empty-state.tsx";

/** Nobody has texted yet: says by which number they can, or what has to be set up first. */
export function HowTextsCome({ action }: { action: ReactNode }) {
  const { data } = useQuery(messageSettings);
  return (
    <EmptyState icon={MessagesSquare} title="No texts yet" action={action}>
      {!data ? (
        "Texts to the salon's number appear here. The assistant answers them, and you can take over."
      ) : !data.delivers.sms ? (
        "Texts come in once a number for texts is connected. Whoever set Undertone up for you connects it."
      ) : !data.smsOn ? (
        "Texts are switched off in the settings."
      ) : data.sendsFrom ? (
        <>
          Clients text <span className="font-mono whitespace-nowrap">{data.sendsFrom}</span>. The
          assistant answers, books and moves visits, and you can take over at any time.
        </>
      ) : (
        "The salon has no number to text from yet. It is entered in the settings."
      )}
    </EmptyState>
  );
}
