import type { Handler } from "hono";
import { CONTRACT } from "../../shared/api/contract.ts";
import { ApiError } from "../../shared/api/errors.ts";

const KNOWN = Object.values(CONTRACT).map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replaceAll(/:\w+/g, "[^/]+")}$`),
}));

/** Answers where nothing else does: an address that knows other methods says which. */
export const unknownAddress: Handler = (context) => {
  const methods = KNOWN.filter(({ pattern }) => pattern.test(context.req.path)).map(({ method }) => method);
  if (methods.length === 0) throw new ApiError("not_found");
  context.header("Allow", [...new Set(methods)].join(", "));
  throw new ApiError("method_not_allowed");
};
