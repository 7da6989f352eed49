import { useTexts } from "../language/use-texts.ts";
import { tellFailure } from "../components/answers/failure-toast.tsx";
import { readFailure } from "./read-failure.ts";

/** The server's message; empty when none came through: the words of browsers and of our own client are not its. */
const messageOf = (error: unknown): string =>
  error instanceof Error && readFailure(error) !== "away" ? error.message : "";

/** Says what went wrong in the words of the sign-in service, and in ours where they say more. */
export function useServerFailure(): (error: unknown) => void {
  const texts = useTexts();
  return (error) => {
    const kind = readFailure(error);
    const [said, ours] = [messageOf(error), texts.account.failures[kind]];
    tellFailure(said || ours, texts.account.signUp.errorTitle, kind === "unknown" ? undefined : ours);
  };
}
