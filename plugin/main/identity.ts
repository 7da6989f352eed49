import { send } from "../protocol/bridge.ts";

const KEY = "installation";

/** Figma tells nothing about guests, and throws where the manifest lacks the permission. */
export function currentUser(): { readonly id: string | null; readonly name: string } | null {
  try {
    return figma.currentUser;
  } catch {
    return null;
  }
}

/** Sends the panel who uses it, and the token of the last time; storage that fails counts as empty. */
export async function loadIdentity(): Promise<void> {
  const token: unknown = await figma.clientStorage.getAsync(KEY).catch(() => undefined);
  const user = currentUser();
  send("identity-loaded", {
    figmaId: user?.id ?? null,
    figmaName: user?.name ?? "",
    token: typeof token === "string" ? token : null,
  });
}

/** Keeps the token for the next start. Where storage is full, it works until the plugin closes, and the panel says so. */
export const saveToken = ({ token }: { readonly token: string }): Promise<void> =>
  figma.clientStorage.setAsync(KEY, token).catch(() => send("not-kept", { what: "token" }));
