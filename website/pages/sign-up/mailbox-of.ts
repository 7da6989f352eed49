/** Where people read their mail, by the domain of their address. */
const MAILBOXES = [
  { name: "Gmail", url: "https://mail.google.com/", domains: ["gmail.com", "googlemail.com"] },
  {
    name: "Outlook",
    url: "https://outlook.live.com/mail/",
    domains: ["outlook.com", "outlook.fr", "hotmail.com", "hotmail.fr", "live.com", "live.fr", "msn.com"],
  },
  { name: "Yahoo", url: "https://mail.yahoo.com/", domains: ["yahoo.com", "yahoo.fr", "ymail.com"] },
  { name: "iCloud", url: "https://www.icloud.com/mail/", domains: ["icloud.com", "me.com", "mac.com"] },
  { name: "Proton", url: "https://mail.proton.me/", domains: ["proton.me", "protonmail.com", "pm.me"] },
  { name: "Orange", url: "https://messagerie.orange.fr/", domains: ["orange.fr", "wanadoo.fr"] },
  { name: "Free", url: "https://zimbra.free.fr/", domains: ["free.fr"] },
  { name: "La Poste", url: "https://www.laposte.net/accueil", domains: ["laposte.net"] },
] as const;

/** The web mail of an address; undefined where only its owner knows. */
export const mailboxOf = (email: string): { readonly name: string; readonly url: string } | undefined => {
  const domain = email.slice(email.lastIndexOf("@") + 1).toLowerCase();
  return MAILBOXES.find(({ domains }) => domains.some((known) => known === domain));
};
