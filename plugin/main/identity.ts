import { send } from "../protocol/bridge.ts";
import { keptHere } from "./kept-here.ts";

const kept = keptHere("installation", "token");

/** Figma tells nothing about guests, and throws where the manifest lacks the permission. */
export function currentUser(): { readonly id: string | null; readonly name: string } | null {
  try {
    return figma.currentUser;
  } catch {
    return null;
  }
}

/** Sends the panel who uses it, and the token of the last time. */
export async function loadIdentity(): Promise<void> {
  const token = await kept.load();
  const user = currentUser();
  send("identity-loaded", {
    figmaId: user?.id ?? null,
    figmaName: user?.name ?? "",
    token: typeof token === "string" ? token : null,
  });
}

/** Keeps the token for the next start. */
export const saveToken = ({ token }: { readonly token: string }): Promise<void> => kept.save(token);
