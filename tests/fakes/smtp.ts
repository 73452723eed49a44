import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerSession } from "smtp-server";

/** A refusal to one recipient: an SMTP code, and how many times before it is taken. */
type Refusal = { code: number; times: number };

/**
 * What becomes of the next mail: `die before` breaks the connection before its words are asked for, `die after` once they are
 * kept, and `hang` keeps them and never answers until `release`.
 */
export type SmtpFault = "die before" | "die after" | "hang";

/** A mail server on loopback that keeps what it gets. `refuse` makes it say no to the next mails, `next` makes it fail. */
export async function fakeSmtp() {
  const mails: (Email & { envelopeTo: string[] })[] = [];
  let refusal: Refusal = { code: 0, times: 0 };
  let tries = 0;
  const faults: SmtpFault[] = [];
  const hanging: (() => void)[] = [];
  const sockets = new Map<number | undefined, Socket>();
  /** Ends a connection as a machine that dies does. */
  const breakOff = ({ remotePort }: SMTPServerSession) => void sockets.get(remotePort)?.destroy();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo(_address, session, done) {
      if (faults[0] !== "die before") return done();
      faults.shift();
      return breakOff(session);
    },
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
          const fault = faults.shift();
          if (fault === "die after") return breakOff(session);
          if (fault === "hang") return void hanging.push(() => done());
          return done();
        });
      });
    },
  });
  server.on("error", () => {});
  server.server.on("connection", (socket: Socket) => {
    const { remotePort } = socket;
    sockets.set(remotePort, socket);
    socket.once("close", () => sockets.delete(remotePort));
  });
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
    next: (...of: SmtpFault[]) => faults.push(...of),
    /** Forgets the faults that have not come up. */
    calm: () => faults.splice(0),
    /** Answers what hangs. */
    release: () => hanging.splice(0).forEach((go) => go()),
    close: () => new Promise<void>((closed) => server.close(closed)),
  };
}
