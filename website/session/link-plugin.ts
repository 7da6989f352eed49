import { approveLinkCode, linkOwnerAndUser, readLinkCode } from "../../shared/api/endpoints/installations.ts";
import { figmaId, linkCode } from "../../shared/api/fields.ts";
import type { Language } from "../../shared/i18n/language.ts";
import { api } from "./api.ts";

/** A plugin that asks to be connected, as the address names it. */
export interface LinkWish {
  readonly figmaId: string;
  readonly code: string;
}

/** The wish in an address; null when there is none, or none that can be meant. */
export function linkWishIn(search: URLSearchParams): LinkWish | null {
  const [id, code] = [search.get("figma_id") ?? "", search.get("link") ?? ""];
  return figmaId.safeParse(id).success && linkCode.safeParse(code).success ? { figmaId: id, code } : null;
}

/** A Figma id in an address that no code goes with: null when there is none, empty when what is there is no such id. */
export function loneFigmaIdIn(search: URLSearchParams): string | null {
  const id = search.get("figma_id");
  if (id === null || linkWishIn(search)) return null;
  return figmaId.safeParse(id).success ? id : "";
}

/** Whose plugin shows the code. Throws when the code has ended. */
export const readWish = ({ figmaId: id, code }: LinkWish) =>
  api.call(readLinkCode, { params: { code }, query: { figmaId: id } });

/** True when the account and the Figma id are connected now. */
export async function link(
  id: string,
  code: string | null,
  userId: string,
  language: Language,
): Promise<boolean> {
  const { success } = await api.call(linkOwnerAndUser, {
    body: { userId, figmaId: id, link: code, language },
  });
  return success;
}

/** The signed-in person says that the plugin is theirs, and it is connected. */
export async function approveAndLink(wish: LinkWish, userId: string, language: Language): Promise<boolean> {
  await api.call(approveLinkCode, { params: { code: wish.code }, body: { figmaId: wish.figmaId } });
  return link(wish.figmaId, wish.code, userId, language);
}
