import { createTransport } from "nodemailer";
import type { Mail, Mailer } from "#tools/core/context.ts";
import { NotSent } from "#tools/core/not-sent.ts";
import type { Env } from "#agent/env.ts";

/** A mail server that says nothing for this long is given up. */
const PATIENCE_MS = 10_000;

/** Mail over SMTP_URL, or a mailer that delivers nothing: what is sent then stays in the outbox. */
export function createMailer(
  env: Pick<Env, "SMTP_URL" | "MAIL_FROM">,
  patienceMs = PATIENCE_MS,
): Mailer {
  const from = senderOf(env.MAIL_FROM);
  if (!env.SMTP_URL) {
    return {
      delivers: false,
      from: from.address,
      send: () => Promise.reject(new Error("There is no mail server: SMTP_URL is not set.")),
    };
  }
  const transport = createTransport(
    {
      url: env.SMTP_URL,
      disableFileAccess: true,
      disableUrlAccess: true,
      connectionTimeout: 5_000,
      greetingTimeout: 5_000,
      socketTimeout: patienceMs,
    },
    { from },
  );
  /** Mails whose words have begun to go over, by their id. */
  const begun = new Set<string>();
  transport.use("stream", ({ data, message }, done) => {
    const read = message.createReadStream.bind(message);
    message.createReadStream = (options) => {
      const words = read(options);
      // they are piped on when the server has asked for them, and not before
      const pipe = words.pipe.bind(words);
      words.pipe = (...to) => {
        begun.add(String(data.messageId));
        return pipe(...to);
      };
      return words;
    };
    done();
  });
  return {
    delivers: true,
    from: from.address,
    send: async ({ id, to, senderName, replyTo, subject, text, html, ...parts }: Mail) => {
      const { calendar, attachments = [] } = parts;
      // the same id on every try, so that a mail that arrived twice shows as one
      const messageId = `<${id}@undertone>`;
      try {
        await transport.sendMail({
          ...(senderName && { from: { name: oneLine(senderName), address: from.address } }),
          // as objects, so that no character of theirs is read as a second address
          to: { name: "", address: oneLine(to) },
          ...(replyTo && { replyTo: { name: "", address: oneLine(replyTo) } }),
          subject: oneLine(subject),
          text,
          ...(html && { html }),
          ...(calendar && { icalEvent: { method: calendar.method, content: calendar.content } }),
          attachments: attachments.map(({ filename, contentType, base64 }) => ({
            filename: oneLine(filename),
            contentType,
            content: Buffer.from(base64, "base64"),
          })),
          messageId,
        });
      } catch (error) {
        throw asNotSent(error, begun.has(messageId));
      } finally {
        begun.delete(messageId);
      }
    },
  };
}

/** "Undertone <hello@undertone.example>", or an address alone. */
function senderOf(mailFrom: string): { name: string; address: string } {
  const [, name = "", address = mailFrom] = /^\s*(.*?)\s*<([^<>]+)>\s*$/.exec(mailFrom) ?? [];
  return { name: name.replace(/^"(.*)"$/, "$1"), address: address.trim() };
}

const oneLine = (text: string) => text.replace(/[\r\n]+/g, " ");

function asNotSent(error: unknown, begun: boolean): NotSent {
  const { responseCode } = error as { responseCode?: number };
  const said = error instanceof Error ? error.message : String(error);
  return new NotSent(
    said,
    {
      permanent: typeof responseCode === "number" && responseCode >= 500,
      // without an answer to the mail itself nobody knows whether it was taken
      perhapsSent: begun && responseCode === undefined,
      code: responseCode ?? null,
    },
    error,
  );
}
