import { createTransport } from "nodemailer";
import type { Mail, Mailer } from "#tools/core/context.ts";
import type { Env } from "#agent/env.ts";

/** How often a server's "not now" (4xx) is tried again, and the pause before each try. */
const PAUSES_MS = [200, 1_000];

/** Mail over SMTP_URL, or a mailer that delivers nothing: what is sent then stays in the outbox. */
export function createMailer(env: Pick<Env, "SMTP_URL" | "MAIL_FROM">): Mailer {
  if (!env.SMTP_URL) {
    return {
      delivers: false,
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
      socketTimeout: 10_000,
    },
    { from: env.MAIL_FROM },
  );
  return {
    delivers: true,
    send: async (mail) => {
      for (const pause of PAUSES_MS) {
        try {
          return await post(mail);
        } catch (error) {
          if (!isTemporary(error)) throw error;
          await new Promise((resume) => setTimeout(resume, pause));
        }
      }
      await post(mail);
    },
  };

  async function post({ id, to, subject, text }: Mail): Promise<void> {
    await transport.sendMail({
      // as an object, so that no character of it is read as a second address
      to: { name: "", address: oneLine(to) },
      subject: oneLine(subject),
      text,
      // the same id on every try, so that a mail that arrived twice shows as one
      messageId: `<${id}@undertone>`,
    });
  }
}

const oneLine = (text: string) => text.replace(/[\r\n]+/g, " ");

function isTemporary(error: unknown): boolean {
  const code = (error as { responseCode?: unknown }).responseCode;
  return typeof code === "number" && code >= 400 && code < 500;
}
