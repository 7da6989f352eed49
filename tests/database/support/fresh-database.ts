import { inject } from "vitest";

/** The address of a database that nobody else uses: with all migrations, or with none. */
export async function freshDatabase(template: "migrated" | "empty" = "migrated"): Promise<string> {
  const answer = await fetch(`${inject("databaseOffice")}/${template}`, { method: "POST" });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`The database tests need Postgres, and it did not start: ${text}`);
  return text;
}
