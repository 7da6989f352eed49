import { PRODUCT } from "../product.ts";
import type { MAIL_EN, MailTexts } from "./mail.en.ts";

const plural = (count: number, one: string, many: string): string => `${count} ${count < 2 ? one : many}`;

type Like<T> = {
  readonly [Key in keyof T]: T[Key] extends string
    ? string
    : T[Key] extends (...given: infer Given) => unknown
      ? (...given: Given) => MailTexts
      : MailTexts;
};

export const MAIL_FR: Like<typeof MAIL_EN> = {
  greeting: "Bonjour,",
  linkFallback: "Si le bouton ne fonctionne pas, ouvrez cette adresse :",
  confirmSignUp: {
    subject: `Confirmez votre adresse pour ${PRODUCT.name}`,
    heading: "Confirmez votre adresse",
    paragraphs: [
      `Merci de votre inscription à ${PRODUCT.name}. Un clic, et votre compte est prêt.`,
      "Le lien fonctionne une seule fois, pendant une heure.",
    ],
    action: "Confirmer mon adresse",
    reason: `Quelqu’un s’est inscrit à ${PRODUCT.name} avec cette adresse. Si ce n’est pas vous, ne faites rien : sans ce clic, il n’y a pas de compte.`,
  },
  resetPassword: {
    subject: `Nouveau mot de passe pour ${PRODUCT.name}`,
    heading: "Choisissez un nouveau mot de passe",
    paragraphs: [
      "Vous avez demandé un nouveau mot de passe.",
      "Le lien fonctionne une seule fois, pendant une heure.",
    ],
    action: "Choisir un nouveau mot de passe",
    reason: "Si vous n’avez rien demandé, ne faites rien : votre mot de passe reste le même.",
  },
  confirmEmailChange: {
    subject: `Confirmez la nouvelle adresse de votre compte ${PRODUCT.name}`,
    heading: "Confirmez votre nouvelle adresse",
    paragraphs: [
      "Vous avez demandé une autre adresse e-mail pour votre compte.",
      "Le lien fonctionne une seule fois, pendant une heure.",
    ],
    action: "Confirmer le changement",
    reason: "Si vous n’avez rien demandé, ne faites rien : rien ne change.",
  },
  pluginConnected: (figmaName) => ({
    subject: `Un plugin est connecté à votre compte ${PRODUCT.name}`,
    heading: "Un plugin est connecté",
    paragraphs: [
      figmaName
        ? `Le plugin de « ${figmaName} » dans Figma utilise désormais votre compte et ses avis.`
        : "Un plugin dans Figma utilise désormais votre compte et ses avis.",
      "Si ce n’est pas vous, déconnectez-le dans votre profil et changez de mot de passe.",
    ],
    action: "Voir mes plugins",
    reason: "Nous vous signalons chaque plugin connecté à votre compte.",
  }),
  creditsGranted: (credits) => ({
    subject: `${plural(credits, "avis gratuit est", "avis gratuits sont")} à vous`,
    heading: `${plural(credits, "avis gratuit est", "avis gratuits sont")} à vous`,
    paragraphs: [
      "Merci de nous avoir écrit. Chaque message est lu par ceux qui construisent le produit.",
      "Les crédits n’expirent jamais. Ils servent après les avis de votre formule ou de l’essai.",
    ],
    action: "Ouvrir mon profil",
    reason: "Vous avez dit ce que vous pensez de nous avec cette adresse.",
  }),
  accountDeleted: {
    subject: `Votre compte ${PRODUCT.name} est supprimé`,
    heading: "Votre compte est supprimé",
    paragraphs: [
      "Votre profil, vos avis et leurs images ont disparu, et vos plugins sont déconnectés.",
      "Le reste est effacé sous 30 jours ; ce que la loi nous oblige à garder, comme les factures, reste aussi longtemps qu’elle le dit.",
    ],
    reason: "Vous l’avez demandé. Si ce n’est pas vous, répondez tout de suite à ce message.",
  },
  withdrawal: (amount, time) => ({
    subject: `Votre rétractation de la formule ${PRODUCT.name} est confirmée`,
    heading: "Votre rétractation est confirmée",
    paragraphs: [
      `Nous avons reçu votre rétractation le ${time} (heure de Paris). Votre formule a pris fin.`,
      `Nous remboursons ${amount} sur la carte qui a payé : ce que vous n’avez pas utilisé. Les banques mettent 5 à 10 jours à l’afficher.`,
    ],
    action: "Ouvrir mon profil",
    reason:
      "Conservez ce message : il confirme votre rétractation. Si ce n’est pas vous, répondez tout de suite.",
  }),
  reviewReady: (title) => ({
    subject: `Votre avis est prêt : ${title}`,
    heading: "Votre avis est prêt",
    paragraphs: [`L’avis sur « ${title} » est terminé et conservé dans votre liste.`],
    action: "Lire l’avis",
    reason: "Vous avez demandé à être prévenu.",
  }),
};
