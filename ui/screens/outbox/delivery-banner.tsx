import { useQuery } from "@tanstack/react-query";
import { PlugZap } from "lucide-react";
import { messageSettings } from "#ui/api/delivery.ts";

/** Says that nothing, or only one of mail and SMS, can leave; takes no room while both can, or while that is not known. */
export function DeliveryBanner() {
  const { data } = useQuery(messageSettings);
  if (!data || (data.delivers.mail && data.delivers.sms)) return null;
  const { mail, sms } = data.delivers;
  const [title, words] = mail
    ? [
        "No Twilio account is set up",
        "Mails go out. Texts are kept here until whoever runs Undertone sets TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM.",
      ]
    : sms
      ? [
          "No mail server is set up",
          "Texts go out. Mails are kept here until whoever runs Undertone sets SMTP_URL and MAIL_FROM.",
        ]
      : [
          "Nothing is set up that could send",
          "Every message is kept here as not sent, with its words. Whoever runs Undertone sets SMTP_URL and MAIL_FROM for mail, TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM for texts.",
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
