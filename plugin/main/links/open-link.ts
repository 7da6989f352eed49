import { mayOpen } from "./may-open.ts";

/** Opens an address in the browser. The panel shows what a server says, so the address is looked at here. */
export function openLink({ url }: { readonly url: string }): void {
  if (!mayOpen(url))
    throw new Error(`The plugin leads nowhere but to its own site and to standards, not to ${url}`);
  figma.openExternal(url);
}
