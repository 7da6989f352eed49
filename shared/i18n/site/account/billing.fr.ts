import { PRODUCT } from "../../../product.ts";
import { BEGIN_AT_ONCE } from "../../words/purchase-words.ts";
import type { BillingTexts } from "./billing.en.ts";

export const BILLING_FR: BillingTexts = {
  plan: "Formule",
  paid: { month: ({ plan }) => `${plan}, au mois`, year: ({ plan }) => `${plan}, à l’année` },
  now: ({ plan }) => `Vous avez ${plan}.`,
  after: ({ date, plan }) => `À partir du ${date}\u00a0: ${plan}.`,
  requests: ({ count }) => `Second avis\u00a0: ${count} par mois`,
  marks: {
    current: () => "actuelle",
    ends: ({ date }) => `prend fin le ${date}`,
    starts: ({ date }) => `commence le ${date}`,
    waits: () => "en attente de votre banque",
  },
  actions: {
    subscribe: "S’abonner",
    cancel: "Résilier",
    renew: "Renouveler",
    change: "Changer de formule",
    month: "Payer au mois",
    year: "Payer à l’année",
  },
  actionOf: ({ action, plan }) => `${action}\u00a0: ${plan}`,
  dialogs: {
    title: {
      plan: ({ plan }) => `Passer à ${plan}\u00a0?`,
      both: ({ terms }) => `Passer à ${terms}\u00a0?`,
      month: ({ plan }) => `Payer ${plan} au mois\u00a0?`,
      year: ({ plan }) => `Payer ${plan} à l’année\u00a0?`,
    },
    upgrade: {
      leftOf: ({ current }) => `ce qui reste de ${current}`,
      leftOfMonth: () => "ce qui reste de ce mois",
      now: {
        month: ({ amount, plan, left }) =>
          `Vous payez ${amount} maintenant\u00a0: un mois de ${plan}, moins ${left}.`,
        year: ({ amount, plan, left }) =>
          `Vous payez ${amount} maintenant\u00a0: une année de ${plan}, moins ${left}.`,
      },
      nowUnknown: "Nous ne pouvons pas calculer le montant à payer maintenant. Réessayez un peu plus tard.",
      after: {
        month: ({ price }) => `Votre nouveau mois commence aujourd’hui. Ensuite, ${price}.`,
        year: ({ price }) =>
          `Votre année commence aujourd’hui. Elle se renouvelle ensuite à ${price} jusqu’à sa résiliation\u00a0; nous vous prévenons plus d’un mois avant.`,
      },
      gives: {
        month: ({ count }) =>
          `Vous avez ${count} seconds avis pour ce mois. Ceux que vous avez utilisés d’avance sont déduits du nouveau mois.`,
        year: ({ count }) =>
          `Vous avez ${count} seconds avis chaque mois. Ceux que vous avez utilisés d’avance sont déduits du premier mois.`,
      },
      confirm: ({ amount }) => `Payer ${amount} et changer`,
      confirmUnknown: "Payer et changer",
    },
    subscribe: {
      title: ({ plan }) => `S’abonner à ${plan}\u00a0?`,
      price: {
        month: ({ price, count }) =>
          `${price}, TVA comprise, pour ${count} seconds avis. L’abonnement se renouvelle chaque mois jusqu’à sa résiliation.`,
        year: ({ price, count }) =>
          `${price}, TVA comprise, pour ${count} seconds avis chaque mois. L’abonnement se renouvelle chaque année jusqu’à sa résiliation\u00a0; nous vous prévenons plus d’un mois avant.`,
      },
      request: BEGIN_AT_ONCE.fr,
      confirm: "Continuer vers le paiement",
    },
    downgrade: {
      now: ({ current, date }) => `Rien n’est débité maintenant, et vous gardez ${current} jusqu’au ${date}.`,
      after: ({ price, count }) => `Ensuite, ${price} pour ${count} seconds avis par mois.`,
      sooner: ({ plan }) => `Payée à l’année, ${plan} commencerait tout de suite.`,
      confirm: ({ date }) => `Changer le ${date}`,
    },
    resumes: "Votre résiliation est annulée.",
    keep: {
      title: ({ current }) => `Garder ${current}\u00a0?`,
      text: ({ plan, date, current, price }) =>
        `${plan} doit commencer le ${date}. Si vous gardez ${current}, elle continue à ${price}.`,
      confirm: ({ current }) => `Garder ${current}`,
    },
    cancel: {
      title: ({ plan }) => `Résilier ${plan}\u00a0?`,
      text: ({ plan, date }) =>
        `Vous gardez ${plan} et ses seconds avis jusqu’au ${date}. Rien n’est débité ensuite.`,
      textNoDate: ({ plan }) =>
        `Vous gardez ${plan} et ses seconds avis jusqu’à la fin de la période payée. Rien n’est débité ensuite.`,
      planned: ({ next }) => `Le passage prévu à ${next} est abandonné.`,
      confirm: () => "Résilier",
    },
    renew: {
      title: ({ plan }) => `Renouveler ${plan}\u00a0?`,
      text: ({ plan, date, price }) =>
        `${plan} continue après le ${date}, à ${price}. Rien n’est débité avant ce jour.`,
      confirm: () => "Renouveler",
    },
  },
  due: {
    underWayTitle: "Votre prélèvement est en cours",
    underWayFirst: ({ amount, plan }) =>
      `Nous avons demandé ${amount} à votre banque pour ${plan}. Elle répond en quelques jours ouvrés, et la formule commence alors d’elle-même.`,
    underWayRenewal: ({ amount, plan }) =>
      `Nous avons demandé ${amount} à votre banque pour ${plan}. Elle répond en quelques jours ouvrés. D’ici là, vous avez une partie de vos seconds avis\u00a0; le reste suit.`,
    declinedTitle: "Votre paiement a été refusé",
    proofTitle: "Votre banque vous demande de confirmer un paiement",
    declinedRenewal: ({ amount, plan }) =>
      `${amount} pour ${plan} n’ont pas pu être débités. Payez avec cette carte ou une autre.`,
    proofRenewal: ({ amount, plan }) =>
      `${amount} pour ${plan} attendent votre confirmation. Ouvrez le paiement et suivez les étapes de votre banque.`,
    declinedChange: ({ plan, amount }) =>
      `Le passage à ${plan} n’est pas payé\u00a0: ${amount} n’ont pas pu être débités. D’ici là, votre formule ne change pas.`,
    proofChange: ({ plan, amount }) =>
      `Le passage à ${plan} attend votre confirmation de ${amount}. D’ici là, votre formule ne change pas.`,
    until: ({ date }) => `Sans ce paiement, votre formule prend fin le ${date}.`,
    over: "Votre formule est suspendue jusqu’au paiement.",
    pay: "Payer maintenant",
    confirm: "Confirmer le paiement",
  },
  takenBack: {
    disputedTitle: "Votre banque examine un paiement",
    disputed:
      "Le paiement de votre formule a été contesté. Elle est suspendue jusqu’à la décision de la banque, et rien n’est débité. Si c’est une erreur, dites-le à votre banque ou écrivez-nous.",
    refundedTitle: "Votre paiement a été remboursé",
    refunded:
      "Le paiement de cette période a été remboursé en entier, la formule a donc pris fin. Vous pouvez en choisir une autre quand vous voulez.",
  },
  invoices: {
    heading: "Factures",
    empty: "Pas encore de facture. Elles apparaissent ici dès votre premier paiement.",
    none: "sans numéro",
    status: { open: "à payer", paid: "payée", uncollectible: "impayée", void: "annulée" },
    pdf: "PDF",
    pay: "Payer",
    refunded: ({ amount }) => `${amount} remboursés`,
    creditNote: "Avoir",
    of: ({ number }) => `de la facture ${number}`,
    all: "Tout afficher",
    portal: "Cartes et coordonnées",
  },
  withdraw: {
    withdrawal: {
      note: ({ date }) =>
        `En tant que consommateur, vous pouvez vous rétracter jusqu’au ${date}, sans motif.`,
      open: "Se rétracter du contrat",
      text: "Votre formule prend fin aussitôt. Nous remboursons ce qui n’a pas été utilisé.",
      confirm: "Confirmer la rétractation",
      done: "Vous vous êtes rétracté du contrat.",
    },
    unannounced: {
      note: ({ date }) =>
        `Votre formule s’est renouvelée d’un an sans que nous vous l’ayons rappelé à temps. Vous pouvez y mettre fin n’importe quel jour jusqu’au ${date}.`,
      open: "Mettre fin à la formule",
      text: "Votre formule prend fin aussitôt. Nous remboursons les jours qui restent de l’année.",
      confirm: "Y mettre fin",
      done: "Votre formule a pris fin.",
    },
    paidBack: ({ amount }) => `Remboursement\u00a0: ${amount}.`,
    confirmed: "La confirmation vous a été envoyée par e-mail.",
    contract: "Contrat",
    contractOf: ({ plan }) => `${PRODUCT.name} ${plan}`,
    name: "Nom",
    refund: "Remboursement",
    confirmation: "La confirmation est envoyée à",
  },
  unsold:
    "Les formules donnent droit à des seconds avis, qui ne sont pas encore disponibles. Il n’y a donc rien à acheter\u00a0: tout le reste est gratuit et illimité en attendant.",
  /** Said once a change is made, beside the toasts of payments. */
  done: {
    cancel: ({ plan, date }) => `${plan} prend fin le ${date}. Plus rien ne sera débité.`,
    renew: ({ plan, date }) => `${plan} continue et se renouvelle le ${date}.`,
    keep: ({ plan }) => `Vous gardez ${plan}. Le changement prévu est annulé.`,
    planned: ({ plan, date }) => `${plan} commence le ${date}. Rien ne change d’ici là.`,
    periodEnd: "dernier jour payé",
  },
  toasts: {
    applied: "Nouvelle formule appliquée",
    appliedFor: ({ amount, plan }) =>
      `Nouvelle formule appliquée\u00a0: ${amount} débités, et ${plan} est active.`,
    upgraded: ({ amount, plan, count }) =>
      `${amount} ont été débités. ${plan} est active, avec ${count} seconds avis par mois.`,
    underWay:
      "Nous avons demandé l’argent à votre banque. La formule commence dès qu’il arrive, sous quelques jours ouvrés.",
    checkoutCancelled: "Paiement abandonné",
  },
  failures: {
    checkout_failed: `La page de paiement n’a pas pu être créée, écrivez à l’assistance de ${PRODUCT.name}`,
    update_failed: "L’abonnement n’a pas pu être modifié",
    billing_portal_failed: "La page de facturation n’a pas pu être ouverte",
    no_subscription: "Il n’y a plus d’abonnement. La page est à jour.",
    withdrawal_over: "Les 14 jours pour se rétracter sont passés. Vous pouvez toujours résilier.",
    price_changed: "Le montant a changé. Vérifiez-le avant de confirmer.",
    delete_under_way:
      "Un prélèvement est en cours. Le compte pourra être supprimé quand votre banque aura répondu.",
    payment_under_way:
      "Un prélèvement est en cours. La formule pourra être changée quand votre banque aura répondu.",
    payment_disputed: "Votre banque examine un paiement. La formule pourra être changée après sa décision.",
    withdrawn_often: `Vous vous êtes rétracté de deux contrats en un an. Pour un autre, écrivez à l’assistance de ${PRODUCT.name}.`,
    consent_missing:
      "Cochez la case ci-dessus\u00a0: la formule ne commence tout de suite que si vous le demandez.",
    unknown_plan: "Cette formule n’est plus en vente.",
    sessionEnded: "Votre session a pris fin. Reconnectez-vous.",
  },
  deleteEndsPlan:
    "Votre formule prend fin avec le compte, aussitôt. Le reste de la période payée n’est pas remboursé.",
  deleteLosesRefund: ({ amount, action }) =>
    `${amount} peuvent encore vous être remboursés\u00a0: choisissez d’abord «\u00a0${action}\u00a0» sur votre profil, puis supprimez le compte.`,
};
