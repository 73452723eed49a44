import { once } from "node:events";
import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/** A refusal to one recipient: an SMTP code, and how many times before it is taken. */
type Refusal = { code: number; times: number };

/** A mail server on loopback that keeps what it gets. `refuse` makes it say no to the next mails. */
export async function fakeSmtp() {
  const mails: (Email & { envelopeTo: string[] })[] = [];
  let refusal: Refusal = { code: 0, times: 0 };
  let tries = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        tries += 1;
        if (refusal.times > 0) {
          refusal.times -= 1;
          done(Object.assign(new Error("Not now or never"), { responseCode: refusal.code }));
          return;
        }
        const envelopeTo = session.envelope.rcptTo.map(({ address }) => address);
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          mails.push({ ...mail, envelopeTo });
          done();
        });
      });
    },
  });
  server.on("error", () => {});
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    tries: () => tries,
    refuse: (code: number, times = Number.POSITIVE_INFINITY) => {
      refusal = { code, times };
      tries = 0;
    },
    close: () => new Promise<void>((closed) => server.close(closed)),
  };
}
