import { createServer } from "node:net";

const tryPort = (port: number): Promise<number | null> =>
  new Promise((resolve) => {
    const server = createServer()
      .once("error", () => resolve(null))
      .listen(port, "127.0.0.1", () => {
        const address = server.address();
        server.close(() => resolve(typeof address === "object" && address ? address.port : null));
      });
  });

/** The preferred port of the loopback when it is free, else one that the system gives. */
export async function freePort(preferred = 0): Promise<number> {
  const port = (await tryPort(preferred)) ?? (await tryPort(0));
  if (port === null) throw new Error("The system has no free port.");
  return port;
}
