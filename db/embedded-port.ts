import { createServer } from "node:net";

/** A port of the loopback address nobody listens on now. */
export async function freePort(): Promise<number> {
  const port = await listenOnce(0);
  if (port === undefined) throw new Error("No free port on 127.0.0.1.");
  return port;
}

/** Whether nobody listens on this port of the loopback address. */
export async function isFree(port: number): Promise<boolean> {
  return (await listenOnce(port)) !== undefined;
}

function listenOnce(port: number): Promise<number | undefined> {
  const probe = createServer();
  return new Promise((done) => {
    probe.once("error", () => done(undefined));
    probe.listen(port, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => done(typeof address === "object" ? address?.port : undefined));
    });
  });
}
