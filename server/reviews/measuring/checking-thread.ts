// Runs in a thread of its own: checking a large scene takes longer than others may wait for an answer.
import { parentPort } from "node:worker_threads";
import { ApiError } from "../../../shared/api/errors.ts";
import { checkRequest } from "./checked-request.ts";
import type { FromChecking, ToChecking } from "./request-checker.ts";

const port = parentPort;
if (!port) throw new Error("This is the thread that checks requests, and no program.");

function answerTo({ id, text }: ToChecking): FromChecking {
  try {
    return { id, checked: checkRequest(text) };
  } catch (error) {
    return error instanceof ApiError
      ? { id, code: error.code, ...(error.where !== undefined && { where: error.where }) }
      : { id, code: "internal" };
  }
}

port.on("message", (asked: ToChecking) => port.postMessage(answerTo(asked), []));
