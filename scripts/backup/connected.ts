import { Client } from "pg";

/** Runs something with a connection of its own. */
export async function connected<T>(url: string, run: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client(url);
  await client.connect();
  return run(client).finally(() => client.end());
}
