import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/**
 * A port in front of a database that can be cut, so that connections end at once and new ones are refused, and mended again.
 * `heard` is given what each connection sends.
 */
export async function cutWay(url: string, heard: () => (sent: Buffer) => void = () => () => {}) {
  const target = new URL(url);
  const sockets = new Set<Socket>();
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
    near.pipe(far).pipe(near);
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
  return { url: way.href, cut, mend: () => open(port), close: cut };
}
