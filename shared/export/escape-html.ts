const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** A text that stays text in HTML, between tags and in quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (mark) => ENTITIES[mark] ?? "");

/** An address that a click may follow: of the web, or nowhere. */
export const safeAddress = (address: string): string => (/^https?:\/\//i.test(address) ? address : "#");
