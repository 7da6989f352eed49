import { makeClient } from "../../shared/api/client.ts";
import { endSession } from "./end-session.ts";
import { accessToken } from "./sign-in.ts";

const UNAUTHENTICATED = 401;

/** The API, asked as the person who is signed in. A session that it does not take has ended. */
export const api = makeClient({
  baseUrl: "",
  token: accessToken,
  fetch: async (input, init) => {
    const response = await fetch(input, init);
    if (response.status === UNAUTHENTICATED && new Headers(init?.headers).has("Authorization"))
      void endSession();
    return response;
  },
});
