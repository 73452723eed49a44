import { useQuery } from "@tanstack/react-query";
import { PlugZap } from "lucide-react";
import { messageSettings } from "#ui/api/desk/delivery.ts";

/** Says that nothing, or only one of mail and SMS, can leave; takes no room while both can, or while that is not known. */
export function DeliveryBanner() {
  const { data } = useQuery(messageSettings);
  if (!data || (data.delivers.mail && data.delivers.sms)) return null;
  const { mail, sms } = data.delivers;
  const [title, words] = mail
    ? [
        "Texts are not sent yet",
        "Mails go out. Texts are kept here until whoever runs Undertone connects a Twilio account.",
      ]
    : sms
      ? [
          "Mails are not sent yet",
          "Texts go out. Mails are kept here until whoever runs Undertone connects a mail server.",
        ]
      : [
          "Nothing can leave for now",
          "No mail server and no Twilio account is connected. What is written meanwhile is kept here with its words, and can be sent once one is.",
        ];
  return (
    <div
      role="note"
      className="flex items-start gap-3.5 rounded-card bg-warn-soft px-5 py-4 text-warn"
    >
      <PlugZap size={20} aria-hidden="true" className="mt-0.5 shrink-0" />
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        <p className="mt-0.5 max-w-[76ch] text-sm wrap-anywhere text-ink">{words}</p>
      </div>
    </div>
  );
}
