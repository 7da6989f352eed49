import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A proxy before several servers: it asks one after another, and cuts a connection where a server cuts it. */
export interface Proxy {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

function pass(ports: readonly number[], first: number, asked: IncomingMessage, answer: ServerResponse): void {
  const { method, url: path, headers } = asked;
  const port = ports[first % ports.length];
  const further = request({ host: "127.0.0.1", port, method, path, headers }, (given) => {
    answer.writeHead(given.statusCode ?? 502, given.headers);
    given.on("error", () => answer.destroy());
    given.pipe(answer);
  });
  further.on("error", () => {
    if (answer.headersSent) answer.destroy();
    else answer.writeHead(502).end();
  });
  answer.on("close", () => further.destroy());
  asked.pipe(further);
}

/** Starts one before servers on these ports of this machine. */
export async function startProxy(ports: readonly number[]): Promise<Proxy> {
  let turn = 0;
  const server = createServer((asked, answer) => pass(ports, (turn += 1), asked, answer));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
