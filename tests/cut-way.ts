import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/**
 * A port in front of a database or another server that can be cut, so that connections end at once and new ones are refused, and
 * mended again; or held, so that they stay and nothing comes through until it is let go.
 * `heard` is given what each connection sends.
 */
export async function cutWay(url: string, heard: () => (sent: Buffer) => void = () => () => {}) {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let held = false;
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.on("data", heard());
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on("data", (part: Buffer) => to.write(part));
      from.on("end", () => to.end());
    }
    if (held) for (const socket of [near, far]) socket.pause();
  });
  const open = async (at: number) => {
    server.listen(at, "127.0.0.1");
    await once(server, "listening");
    return (server.address() as AddressInfo).port;
  };
  const port = await open(0);
  const way = new URL(url);
  way.hostname = "127.0.0.1";
  way.port = String(port);
  const cut = async () => {
    if (!server.listening) return;
    const closed = once(server, "close");
    server.close();
    for (const socket of sockets) socket.resetAndDestroy();
    await closed;
  };
  const hold = () => {
    held = true;
    for (const socket of sockets) socket.pause();
  };
  const letGo = () => {
    held = false;
    for (const socket of sockets) socket.resume();
  };
  return { url: way.href, cut, mend: () => open(port), hold, letGo, close: cut };
}
