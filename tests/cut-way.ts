import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** A way to a database that can be cut: open connections end at once, and new ones are refused until it is mended. */
export async function cutWay(url: string) {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  const pass = (from: Socket, to: Socket) => {
    sockets.add(from);
    from.on("error", () => {});
    from.on("close", () => {
      sockets.delete(from);
      to.destroy();
    });
    from.pipe(to);
  };
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    pass(client, upstream);
    pass(upstream, client);
  });
  const open = async (port: number) => {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
    return (server.address() as AddressInfo).port;
  };
  const port = await open(0);
  const way = new URL(url);
  way.hostname = "127.0.0.1";
  way.port = String(port);
  const cut = () => {
    if (server.listening) server.close();
    for (const socket of sockets) socket.resetAndDestroy();
  };
  return { url: way.href, cut, mend: () => open(port), close: cut };
}
