import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { messageSettings } from "#ui/api/desk/delivery.ts";
import { Button } from "#ui/components/button.tsx";
import { cx } from "#ui/lib/cx.ts";
import { ConnectDialog } from "./connect-dialog.tsx";
import { DeliveryLines } from "./delivery-lines.tsx";

/** What can leave the house, for texts and mail alike, and how what cannot is connected. Nothing before that is known. */
export function Delivery() {
  const { data } = useQuery(messageSettings);
  const [connecting, setConnecting] = useState(false);
  if (!data) return null;
  const { mail, sms } = data.delivers;
  return (
    <div
      className={cx(
        "flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card px-[22px] py-3.5 max-md:px-4",
        mail && sms && data.sendsFrom ? "bg-sunken" : "bg-warn-soft",
      )}
    >
      <DeliveryLines settings={data} />
      {!(mail && sms) && (
        <Button onClick={() => setConnecting(true)}>
          {mail ? "Connect texts" : sms ? "Connect mail" : "Connect them"}
        </Button>
      )}
      {connecting && <ConnectDialog mail={mail} sms={sms} onClose={() => setConnecting(false)} />}
    </div>
  );
}
