import { CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { MessageSettingsView } from "#tools/messages/settings-schema.ts";
import { TextLink } from "#ui/components/text-link.tsx";

/** What is set up to send, said as it is. */
export function DeliveryLines({ settings }: { settings: MessageSettingsView }) {
  const { delivers, sendsFrom, smsOn } = settings;
  return (
    <ul aria-label="What can be sent" className="flex min-w-0 flex-1 basis-64 flex-col gap-2">
      {!smsOn && (
        <Line tone="info">Texts are off: none are sent, and none that come in are answered.</Line>
      )}
      {!delivers.sms ? (
        <Line tone="warn">
          {delivers.mail ? "Texts are" : "Texts and mail are"} not connected yet: what goes out
          waits in the <Outbox />.
        </Line>
      ) : sendsFrom ? (
        <Line tone="ok">
          Texts go out from <span className="font-mono">{sendsFrom}</span>.
        </Line>
      ) : (
        <Line tone="warn">
          Texts are connected, but there is no number that texts go out from. Write the salon’s own
          below.
        </Line>
      )}
      {delivers.mail && <Line tone="ok">Mails go out.</Line>}
      {!delivers.mail && delivers.sms && (
        <Line tone="warn">
          Mail is not connected yet: it waits in the <Outbox />.
        </Line>
      )}
    </ul>
  );
}

const Outbox = () => (
  <TextLink to="/outbox" className="touch:-my-2.5">
    Outbox
  </TextLink>
);

const ICONS = {
  ok: <CircleCheck size={17} className="text-ok" />,
  warn: <TriangleAlert size={17} className="text-warn" />,
  info: <Info size={17} className="text-ink-3" />,
};

function Line({ tone, children }: { tone: keyof typeof ICONS; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2.5 text-sm">
      <span aria-hidden="true" className="mt-0.5 shrink-0">
        {ICONS[tone]}
      </span>
      <span className="min-w-0">{children}</span>
    </li>
  );
}
