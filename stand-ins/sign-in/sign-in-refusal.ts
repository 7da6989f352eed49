/** The answer in the shape that the client of the sign-in service understands. */
export const signInRefusal = (
  status: number,
  code: string,
  message: string,
  retryAfterS?: number,
): Response =>
  Response.json(
    { code: status, error_code: code, msg: message },
    { status, headers: retryAfterS === undefined ? {} : { "Retry-After": String(retryAfterS) } },
  );
