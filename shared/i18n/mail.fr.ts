import { countFr as plural } from "./plural.ts";
import { PRODUCT } from "../product.ts";
import { PLAN_MAILS_FR } from "./mail/plan-mails.fr.ts";
import type { MAIL_EN } from "./mail.en.ts";
import type { TextsLike } from "./texts-like.ts";

export const MAIL_FR: TextsLike<typeof MAIL_EN> = {
  greeting: "Bonjour,",
  colon: "\u00a0:",
  vat: { included: ", TVA comprise", none: ", sans TVA" },
  people: "pour {count} personnes",
  openProfile: "Ouvrir mon profil",
  linkFallback: "Si le bouton ne fonctionne pas, ouvrez cette adresse\u00a0:",
  confirmSignUp: {
    subject: `Confirmez votre adresse pour ${PRODUCT.name}`,
    heading: "Confirmez votre adresse",
    paragraphs: [
      `Merci de votre inscription à ${PRODUCT.name}. Confirmez votre adresse avec votre mot de passe, et votre compte est prêt.`,
      "Le lien fonctionne une seule fois, pendant une heure.",
    ],
    action: "Confirmer mon adresse",
    reason: `Quelqu’un s’est inscrit à ${PRODUCT.name} avec cette adresse. Si ce n’est pas vous, ne faites rien\u00a0: sans votre confirmation, il n’y a pas de compte.`,
  },
  resetPassword: {
    subject: `Nouveau mot de passe pour ${PRODUCT.name}`,
    heading: "Choisissez un nouveau mot de passe",
    paragraphs: [
      "Vous avez demandé un nouveau mot de passe.",
      "Le lien fonctionne une seule fois, pendant une heure.",
    ],
    action: "Choisir un nouveau mot de passe",
    reason:
      "Quelqu’un a demandé un nouveau mot de passe pour le compte de cette adresse. Si ce n’est pas vous, ne faites rien\u00a0: le mot de passe reste le même.",
  },
  confirmEmailChange: {
    subject: `Confirmez la nouvelle adresse de votre compte ${PRODUCT.name}`,
    heading: "Confirmez votre nouvelle adresse",
    paragraphs: [
      "Vous avez demandé une autre adresse e-mail pour votre compte.",
      "Le lien fonctionne une seule fois, pendant une heure.",
    ],
    action: "Confirmer le changement",
    reason:
      "Quelqu’un a demandé à changer l’adresse d’un compte\u00a0: celle-ci est l’ancienne ou la nouvelle. Si ce n’est pas vous, ne faites rien\u00a0: rien ne change.",
  },
  passwordChanged: {
    subject: `Le mot de passe de votre compte ${PRODUCT.name} a été changé`,
    heading: "Votre mot de passe a été changé",
    paragraphs: [
      "Il vient d’être changé. Vos autres appareils sont déconnectés, et vos plugins sont à relier de nouveau.",
      "Si ce n’est pas vous, choisissez «\u00a0Mot de passe oublié\u00a0» sur la page de connexion\u00a0: un nouveau mot de passe met fin à toutes les sessions.",
    ],
    action: "Se connecter",
    reason: "Nous vous prévenons chaque fois que le mot de passe de votre compte est changé.",
  },
  pluginConnected: (figmaName) => ({
    subject: `Un plugin est relié à votre compte ${PRODUCT.name}`,
    heading: "Un plugin est relié",
    paragraphs: [
      figmaName
        ? `Le plugin de «\u00a0${figmaName}\u00a0» dans Figma utilise désormais votre compte et ses seconds avis.`
        : "Un plugin dans Figma utilise désormais votre compte et ses seconds avis.",
      "Si ce n’est pas vous, dissociez-le dans votre profil et changez de mot de passe.",
    ],
    action: "Voir mes plugins",
    reason: "Nous vous signalons chaque plugin relié à votre compte.",
  }),
  creditsGranted: (credits) => ({
    subject: `${plural(credits, "second avis gratuit est", "seconds avis gratuits sont")} à vous`,
    heading: `${plural(credits, "second avis gratuit est", "seconds avis gratuits sont")} à vous`,
    paragraphs: [
      "Merci pour votre avis. Ceux qui construisent le produit lisent chaque message.",
      "Les crédits n’expirent jamais. Ils servent après les seconds avis de votre formule ou de l’essai.",
    ],
    reason: "Vous nous avez donné votre avis avec cette adresse.",
  }),
  accountDeleted: {
    subject: `Votre compte ${PRODUCT.name} est supprimé`,
    heading: "Votre compte est supprimé",
    paragraphs: [
      "Votre profil, vos revues et leurs images sont effacés, et vos plugins sont déconnectés.",
      "Le reste le sera sous 30 jours\u00a0; ce que la loi nous oblige à garder, comme les factures, est conservé aussi longtemps qu’elle l’exige.",
    ],
    reason: "Vous l’avez demandé. Si ce n’est pas vous, répondez tout de suite à ce message.",
  },
  withdrawal: (amount, time) => ({
    subject: `Votre rétractation de la formule ${PRODUCT.name} est confirmée`,
    heading: "Votre rétractation est confirmée",
    paragraphs: [
      `Nous avons reçu votre rétractation le ${time} (heure de Paris). Votre formule a pris fin.`,
      amount
        ? `Nous vous remboursons ${amount}, pour ce que vous n’avez pas utilisé, par le même moyen de paiement. Comptez 5 à 10 jours avant de le voir sur votre compte.`
        : "Il n’y a rien à rembourser.",
    ],
    reason:
      "Conservez ce message\u00a0: il confirme votre rétractation. Si ce n’est pas vous, répondez tout de suite.",
  }),
  endedUnannounced: (amount, time) => ({
    subject: `La fin de votre formule ${PRODUCT.name} est confirmée`,
    heading: "Votre formule a pris fin",
    paragraphs: [
      `Vous avez mis fin à votre formule le ${time} (heure de Paris). Elle s’était renouvelée pour un an sans que nous vous ayons prévenu à temps.`,
      `Nous vous remboursons ${amount}, pour les jours qui restaient, par le même moyen de paiement. Comptez 5 à 10 jours avant de le voir sur votre compte.`,
    ],
    reason:
      "Conservez ce message\u00a0: il confirme la fin du contrat. Si ce n’est pas vous, répondez tout de suite.",
  }),
  renewalNotice: (plan, amount, date, time) => ({
    subject: `Votre formule ${PRODUCT.name} ${plan} se renouvelle le ${date}`,
    heading: `${plan} se renouvelle pour un an le ${date}`,
    notice: `Vous pouvez refuser ce renouvellement, sans frais, jusqu’au ${time} (heure de Paris).`,
    paragraphs: [
      `Vous payez ${plan} à l’année. Sauf avis contraire de votre part, la formule se renouvelle pour un an le ${date}, au prix de ${amount}.`,
      "Pour refuser, ouvrez votre profil et choisissez «\u00a0Résilier\u00a0», passez au paiement au mois, ou répondez à ce message. Vous gardez votre formule jusqu’à ce jour, et rien n’est débité ensuite.",
    ],
    reason:
      "La loi nous demande de vous le rappeler (article L. 215-1 du code de la consommation). Pour continuer, vous n’avez rien à faire.",
  }),
  plan: PLAN_MAILS_FR,
  refund: (plan, amount) => ({
    subject: `Remboursement de ${amount} sur votre paiement pour ${PRODUCT.name}`,
    heading: `Nous vous remboursons ${amount}`,
    paragraphs: [
      `Nous vous remboursons ${amount} pour ${plan} par le même moyen de paiement. Comptez 5 à 10 jours avant de les voir sur votre compte. Sur votre profil, le remboursement figure à côté de la facture.`,
    ],
    action: "Voir la facture",
    reason: "Nous vous informons de chaque remboursement.",
  }),
  refundFailed: (amount) => ({
    subject: `Votre remboursement ${PRODUCT.name} de ${amount} n’est pas arrivé`,
    heading: "Votre remboursement n’est pas arrivé",
    paragraphs: [
      `Nous avons renvoyé ${amount} vers votre moyen de paiement, et votre banque nous les a retournés\u00a0: le compte ou la carte n’existe peut-être plus. Cet argent est à vous.`,
      "Écrivez-nous, et nous le verserons sur un autre compte. N’envoyez pas de numéro de carte par e-mail, s’il vous plaît.",
    ],
    action: "Nous écrire",
    reason: "Nous vous prévenons quand un remboursement n’arrive pas.",
  }),
  nearLimit: (left, reviews, date) => ({
    subject: `Il vous reste ${left} ${left < 2 ? "second avis" : "seconds avis"} de votre formule ${PRODUCT.name}`,
    heading: `Il vous reste ${left} ${left < 2 ? "second avis" : "seconds avis"}`,
    paragraphs: [
      `Sur vos ${reviews} seconds avis du mois, il en reste ${left} jusqu’au ${date}. Les revues sans second avis restent gratuites et illimitées.`,
    ],
    action: "Voir les formules",
    reason: "Nous vous prévenons une fois par mois quand il reste peu de seconds avis.",
  }),
  teamInvite: (team, owner) => ({
    subject: `Invitation à rejoindre une équipe sur ${PRODUCT.name}`,
    heading: "Une équipe vous invite",
    paragraphs: [
      `${owner ? `«\u00a0${owner}\u00a0»` : "Le propriétaire"} vous invite à utiliser ${PRODUCT.name} avec l’équipe «\u00a0${team}\u00a0». Vos seconds avis sont alors décomptés de la formule de l’équipe et ne vous coûtent rien.`,
      "Avant de la rejoindre, vous saurez qui y verra quoi. Vos revues restent à vous : l’équipe n’en voit une que si vous la partagez.",
      "Le lien fonctionne une seule fois, pendant 7 jours.",
    ],
    action: "Voir l’invitation",
    reason:
      "Quelqu’un a donné cette adresse pour vous inviter. Si vous ne connaissez pas cette personne, ne faites rien : sans votre accord, il ne se passe rien.",
  }),
  teamRemoved: (team) => ({
    subject: `Vous ne faites plus partie de votre équipe sur ${PRODUCT.name}`,
    heading: "Vous ne faites plus partie de l’équipe",
    paragraphs: [
      `Vous étiez dans l’équipe «\u00a0${team}\u00a0».`,
      "Vos revues restent les vôtres, et plus personne dans l’équipe ne peut les voir.",
    ],
    action: "Ouvrir mon compte",
    reason: "Le propriétaire de l’équipe vous en a retiré, ou l’a dissoute.",
  }),
  reviewReady: (title) => ({
    subject: "Votre revue est prête",
    heading: "Votre revue est prête",
    paragraphs: [`La revue de «\u00a0${title}\u00a0» est prête et enregistrée dans votre liste.`],
    action: "Lire la revue",
    reason: "Vous avez demandé à être prévenu quand elle est prête.",
  }),
};
