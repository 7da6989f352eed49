import { PRODUCT } from "../../product.ts";
import { BEGIN_AT_ONCE } from "../words/purchase-words.ts";
import type { TextsLike } from "../texts-like.ts";
import type { PLAN_MAILS_EN } from "./plan-mails.en.ts";

export const PLAN_MAILS_FR: TextsLike<typeof PLAN_MAILS_EN> = {
  awaited: ({ plan, whole, amount, vat }) => ({
    subject: `Votre formule ${PRODUCT.name} ${plan} commence dès la réponse de votre banque`,
    heading: "Nous attendons la réponse de votre banque",
    paragraphs: [
      `Nous avons demandé ${amount}${vat}, à votre banque pour ${whole}. Elle répond en quelques jours ouvrés. Votre formule commence dès que l’argent arrive, et nous vous écrirons à ce moment-là.`,
      `Vous avez demandé\u00a0: «\u00a0${BEGIN_AT_ONCE.fr}\u00a0» Pour vous rétracter avant, écrivez-nous.`,
    ],
    reason: "Gardez ce message\u00a0: il confirme votre commande.",
  }),
  returned: ({ plan, whole, amount }) => ({
    subject: `Votre formule ${PRODUCT.name} ${plan} n’a pas commencé`,
    heading: "Votre banque a refusé le prélèvement",
    paragraphs: [
      `Le prélèvement de ${amount} pour ${whole} a été rejeté\u00a0: votre formule n’a donc pas commencé. Rien n’a été débité, et vous ne devez rien.`,
      "Vous pouvez choisir une formule à nouveau sur votre profil, et payer par carte ou depuis un autre compte.",
    ],
    action: "Voir les formules",
    reason: "Vous aviez commandé une formule.",
  }),
  bought: ({ plan, whole, interval, reviews, amount, vat, date }) => ({
    subject: `Votre formule ${plan} est active`,
    heading: `Votre formule ${plan} est active`,
    paragraphs: [
      interval === "year"
        ? `Nous avons reçu ${amount}${vat}, pour un an de ${whole}. Vous avez ${reviews} seconds avis par mois jusqu’au ${date}\u00a0; la formule se renouvelle ensuite chaque année, jusqu’à ce que vous la résiliiez sur votre profil. Nous vous prévenons plus d’un mois avant.`
        : `Nous avons reçu ${amount}${vat}, pour un mois de ${whole}. Vous avez ${reviews} seconds avis jusqu’au ${date}\u00a0; la formule se renouvelle ensuite chaque mois, jusqu’à ce que vous la résiliiez sur votre profil.`,
      `Vous avez demandé\u00a0: «\u00a0${BEGIN_AT_ONCE.fr}\u00a0» En tant que consommateur, vous pouvez vous rétracter avec le bouton «\u00a0Se rétracter du contrat\u00a0» sur votre profil, ou en nous écrivant.`,
    ],
    reason: "Conservez ce message\u00a0: il confirme votre contrat.",
  }),
  changed: ({ plan, whole, interval, reviews, amount, date }) => ({
    subject: `Votre formule ${PRODUCT.name} est maintenant ${plan}`,
    heading: `Votre formule est maintenant ${whole}`,
    paragraphs: [
      interval === "year"
        ? `Nous avons reçu ${amount}\u00a0: un an de ${whole}, moins ce qui restait de la période déjà payée. Vous avez ${reviews} seconds avis par mois\u00a0; l’année se termine le ${date}.`
        : `Nous avons reçu ${amount}\u00a0: un mois de ${whole}, moins ce qui restait de la période déjà payée. Vous avez ${reviews} seconds avis par mois\u00a0; le mois se termine le ${date}.`,
    ],
    reason: "Vous avez changé de formule.",
  }),
  seats: ({ plan, interval, reviews, seats, amount, date }) => ({
    subject: `Votre équipe ${PRODUCT.name} a ${seats} places`,
    heading: `Votre équipe a ${seats} places`,
    paragraphs: [
      `Nous avons reçu ${amount}\u00a0: ${interval === "year" ? "un an" : "un mois"} de ${plan} pour toutes les places, moins ce qui restait de la période déjà payée. Ensemble, vous avez ${reviews} seconds avis par mois\u00a0; la période se termine le ${date}.`,
    ],
    action: "Voir l’équipe",
    reason: "Vous avez changé le nombre de places.",
  }),
  planned: ({ whole, next, date }) => ({
    subject: `Votre formule ${PRODUCT.name} change le ${date}`,
    heading: `${next} commence le ${date}`,
    paragraphs: [
      `Vous gardez ${whole} jusqu’au ${date}. Ensuite, ${next} prend le relais\u00a0; rien n’est débité avant.`,
      "D’ici là, vous pouvez annuler ce changement sur votre profil.",
    ],
    reason: "Conservez ce message\u00a0: il confirme le changement.",
  }),
  kept: ({ whole, date }) => ({
    subject: `Votre formule ${PRODUCT.name} continue`,
    heading: `${whole} continue`,
    paragraphs: [
      `Vous avez annulé ce qui était prévu le ${date}. ${whole} ne change pas et se renouvelle ce jour-là, jusqu’à ce que vous résiliiez.`,
    ],
    reason: "Vous avez gardé votre formule.",
  }),
  renewed: ({ plan, whole, amount, date }) => ({
    subject: `Votre formule ${PRODUCT.name} a été renouvelée`,
    heading: `${plan} est payée jusqu’au ${date}`,
    paragraphs: [`Nous avons reçu ${amount} pour ${whole}. La facture est sur votre profil.`],
    action: "Voir la facture",
    reason: "Nous vous informons de chaque paiement.",
  }),
  failed: ({ whole, amount, isPaused }) => ({
    subject: `Un paiement pour ${PRODUCT.name} n’a pas abouti`,
    heading: "Un paiement n’a pas abouti",
    paragraphs: [
      `Nous n’avons pas pu débiter ${amount} pour ${whole}. Nous réessaierons dans quelques jours. ${isPaused ? "D’ici là, la formule est suspendue." : "D’ici là, vous avez une partie de vos seconds avis\u00a0; le reste suit dès le paiement."}`,
      "Vous pouvez payer sur votre profil, par le même moyen ou par un autre. Sans paiement, la formule prend fin et vous ne devez rien.",
    ],
    action: "Payer sur mon profil",
    reason: "Nous vous informons de chaque tentative.",
  }),
  blocked: ({ plan }) => ({
    subject: `Votre facture ${PRODUCT.name} attend votre adresse`,
    heading: "Votre facture attend votre adresse",
    paragraphs: [
      `Nous n’avons pas pu établir la facture de ${plan}\u00a0: le calcul de la TVA demande votre pays et votre code postal, qui manquent ou ne sont pas valables. Pendant sept jours, vous gardez une partie de vos seconds avis.`,
      "Corrigez votre adresse depuis votre profil, dans «\u00a0Cartes et coordonnées\u00a0». La facture est alors établie, et la formule continue.",
    ],
    reason: "Nous vous prévenons quand une facture attend quelque chose de vous.",
  }),
  recovered: ({ plan, interval, amount, date }) => ({
    subject: `Votre formule ${PRODUCT.name} est payée`,
    heading: `${plan} est payée`,
    paragraphs: [
      interval === "year"
        ? `Merci\u00a0: nous avons reçu ${amount}. Vous avez tous vos seconds avis chaque mois, jusqu’au ${date}.`
        : `Merci\u00a0: nous avons reçu ${amount}. Vous avez tous vos seconds avis pour le mois qui se termine le ${date}.`,
    ],
    reason: "Nous vous avions signalé un paiement qui n’avait pas abouti.",
  }),
  resumed: ({ plan, reviews, date }) => ({
    subject: `Votre formule ${PRODUCT.name} est de nouveau active`,
    heading: `${plan} est de nouveau active`,
    paragraphs: [
      `Votre banque a tranché\u00a0: le paiement contesté est maintenu. Vous avez de nouveau ${reviews} seconds avis par mois, et la formule est payée jusqu’au ${date}.`,
    ],
    reason: "Votre formule était suspendue depuis la contestation du paiement.",
  }),
  cancelled: ({ plan, date }) => ({
    subject: `Votre formule ${PRODUCT.name} est résiliée`,
    heading: `${plan} prend fin le ${date}`,
    paragraphs: [
      `Nous avons reçu votre résiliation. Vous gardez ${plan} et ses seconds avis jusqu’au ${date}, et rien n’est débité ensuite.`,
      "D’ici là, vous pouvez la renouveler sur votre profil.",
    ],
    reason: "Conservez ce message\u00a0: il confirme la résiliation.",
  }),
  ended: ({ plan }) => ({
    subject: `Votre formule ${PRODUCT.name} a pris fin`,
    heading: `${plan} a pris fin`,
    paragraphs: ["Plus rien n’est débité, et vous ne devez rien. Vos revues restent dans votre compte."],
    action: "Voir les formules",
    reason: "Nous vous informons de la fin d’une formule.",
  }),
  credited: ({ plan, amount }) => ({
    subject: `Votre paiement pour ${PRODUCT.name} a été remboursé`,
    heading: "Votre paiement a été remboursé",
    paragraphs: [
      `Nous vous avons remboursé ${amount} pour ${plan} par le même moyen de paiement, et la formule a pris fin. Comptez 5 à 10 jours avant de le voir sur votre compte.`,
    ],
    reason: "Nous vous informons de chaque remboursement.",
  }),
};
