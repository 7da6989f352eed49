import type { Context, MiddlewareHandler } from "hono";
import { isAway } from "../../server/vendors/postgres.ts";
import type { Log } from "../../server/log.ts";
import { hearFaults, type SaidFaults } from "./said-faults.ts";
import { signInRefusal } from "./sign-in-refusal.ts";

const codeOf = (fault: unknown): string =>
  fault instanceof Error && "code" in fault && typeof fault.code === "string" ? fault.code : "";

/** Errors of a request that has the wrong shape: a text where a number belongs, a list where a text does, all too much. */
const isOfRequest = (fault: unknown): boolean => fault instanceof TypeError || /^(22|54)/.test(codeOf(fault));

/** True when a column, or another row, does not allow a value that was written through the data API. */
const isRefusedByTable = ({ req }: Context, fault: unknown): boolean =>
  req.path.startsWith("/rest/") && codeOf(fault).startsWith("23");

/** Where the library knows nothing it shows a page of its own, to whoever is signed in. */
const isPage = ({ res }: Context): boolean =>
  !(res.status >= 300 && res.status < 400) && (res.headers.get("Content-Type") ?? "").startsWith("text/");

/** The kind and the code of a fault that others wrote, for the log: its words may hold an address. */
const describe = (fault: unknown): object => ({
  error: fault instanceof Error ? fault.name : typeof fault,
  code: codeOf(fault),
});

/** The answer as it should have been; null: it is right as it is. */
function rightAnswer(context: Context, text: string, faults: SaidFaults): Response | null {
  const { res } = context;
  if (faults.some(isAway) || /ECONNREFUSED|CONNECTION_/.test(text))
    return signInRefusal(503, "unexpected_failure", "The service is not available now. Try again.", 2);
  if (isPage(context)) return signInRefusal(404, "validation_failed", "There is nothing at this address");
  if (res.status < 500) return null;
  return faults.some((fault) => isOfRequest(fault) || isRefusedByTable(context, fault))
    ? signInRefusal(400, "validation_failed", "The body does not have the expected shape")
    : signInRefusal(500, "unexpected_failure", "This went wrong on our side");
}

/**
 * The embedded services answer a wrong request as a fault of theirs, say of a database that is away what they would say
 * of an unknown table, and write all of it to the console. Here it is told apart, and logged as we log.
 */
export const honestAnswers =
  (log: Log): MiddlewareHandler =>
  async (context, next) => {
    const [, faults] = await hearFaults(next);
    if (context.res.status < 400 && !isPage(context)) return;
    const right = rightAnswer(context, await context.res.clone().text(), faults);
    if (!right) return;
    if (right.status >= 500)
      log("embedded_failed", { path: context.req.path, status: right.status, faults: faults.map(describe) });
    context.res = undefined; // else its headers would stay, with the length of another body
    context.res = right;
  };
