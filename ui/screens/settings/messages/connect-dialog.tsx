import { Mail, MessageSquareText } from "lucide-react";
import { Button } from "#ui/components/button.tsx";
import { CopyLine } from "#ui/components/copy-line.tsx";
import { Icon } from "#ui/components/icon.tsx";
import { Dialog } from "#ui/components/layers/dialog.tsx";

const TEXTS = {
  icon: MessageSquareText,
  title: "Texts",
  from: "From a Twilio account and one of its numbers.",
  settings: ["TWILIO_ACCOUNT_SID", "TWILIO_AUTH_TOKEN", "TWILIO_FROM", "PUBLIC_URL"],
};
const MAIL = {
  icon: Mail,
  title: "Mail",
  from: "From the mail server of your domain.",
  settings: ["SMTP_URL", "MAIL_FROM"],
};

/** What whoever runs the installation sets so that messages leave, to be copied and sent to them. */
export function ConnectDialog({
  mail,
  sms,
  onClose,
}: {
  /** Whether they are connected already. */
  mail: boolean;
  sms: boolean;
  onClose: () => void;
}) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Connect texts and mail"
      description="Whoever runs Undertone for you sets this on its server, once. What waits in the outbox can be sent from then on."
      actions={
        <Button kind="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <ul className="flex flex-col gap-5">
        {[...(sms ? [] : [TEXTS]), ...(mail ? [] : [MAIL])].map((way) => (
          <li key={way.title} className="flex flex-col gap-2">
            <p className="flex items-center gap-2 font-semibold">
              <Icon of={way.icon} size={18} />
              {way.title}
            </p>
            <p className="text-sm text-ink-2">{way.from}</p>
            <CopyLine
              label={`Copy what ${way.title.toLowerCase()} needs`}
              what="List"
              text={way.settings.map((name) => `${name}=`).join("\n")}
            >
              <span className="min-w-0 flex-1 py-2.5 font-mono text-sm break-words">
                {way.settings.join(", ")}
              </span>
            </CopyLine>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
