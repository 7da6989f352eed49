import { makeClient } from "../../shared/api/client.ts";
import { accessToken } from "./sign-in.ts";

/** The API, asked as the person who is signed in. */
export const api = makeClient({ baseUrl: "", token: accessToken });
