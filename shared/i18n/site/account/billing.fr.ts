import { PRODUCT } from "../../../product.ts";
import { BEGIN_AT_ONCE } from "../../words/purchase-words.ts";
import type { TextsLike } from "../../texts-like.ts";
import type { BILLING_EN } from "./billing.en.ts";

export const BILLING_FR: TextsLike<typeof BILLING_EN> = {
  plan: "Formule",
  per: { month: "/ mois", year: "/ an" },
  each: { month: "{{price}} par mois", year: "{{price}} par an" },
  paid: { month: "{{plan}}, au mois", year: "{{plan}}, à l’année" },
  now: "Vous avez {{plan}}.",
  after: "À partir du {{date}}\u00a0: {{plan}}.",
  interval: {
    label: "Facturation",
    month: "Au mois",
    year: "À l’année",
    free: "Deux mois offerts avec le paiement annuel.",
    ofMonth: "soit {{price}} par mois,",
    saved: "{{saved}} d’économie",
    instead: "ou {{price}} par an",
  },
  requests: "{{count}} revues par mois",
  marks: {
    current: "actuelle",
    ends: "prend fin le {{date}}",
    starts: "commence le {{date}}",
    waits: "en attente de votre banque",
  },
  actions: {
    subscribe: "S’abonner",
    cancel: "Résilier",
    renew: "Renouveler",
    change: "Changer de formule",
    month: "Payer au mois",
    year: "Payer à l’année",
  },
  actionOf: "{{action}}\u00a0: {{plan}}",
  dialogs: {
    close: "Fermer",
    back: "Retour",
    title: {
      plan: "Passer à {{plan}}\u00a0?",
      both: "Passer à {{terms}}\u00a0?",
      month: "Payer {{plan}} au mois\u00a0?",
      year: "Payer {{plan}} à l’année\u00a0?",
    },
    upgrade: {
      leftOf: "ce qui reste de {{current}}",
      leftOfMonth: "ce qui reste de ce mois",
      now: {
        month: "Vous payez {{amount}} maintenant\u00a0: un mois de {{plan}}, moins {{left}}.",
        year: "Vous payez {{amount}} maintenant\u00a0: une année de {{plan}}, moins {{left}}.",
      },
      nowUnknown: "Nous ne pouvons pas calculer le montant à payer maintenant. Réessayez un peu plus tard.",
      after: {
        month: "Votre nouveau mois commence aujourd’hui. Ensuite, {{price}}.",
        year: "Votre année commence aujourd’hui. Elle se renouvelle ensuite à {{price}} jusqu’à sa résiliation\u00a0; nous vous prévenons plus d’un mois avant.",
      },
      gives: {
        month:
          "Vous avez {{count}} revues pour ce mois. Les revues utilisées d’avance sont déduites du nouveau mois.",
        year: "Vous avez {{count}} revues chaque mois. Les revues utilisées d’avance sont déduites du premier mois.",
      },
      confirm: "Payer {{amount}} et changer",
      confirmUnknown: "Payer et changer",
    },
    subscribe: {
      title: "S’abonner à {{plan}}\u00a0?",
      price: {
        month:
          "{{price}}, TVA comprise, pour {{count}} revues. L’abonnement se renouvelle chaque mois jusqu’à sa résiliation.",
        year: "{{price}}, TVA comprise, pour {{count}} revues chaque mois. L’abonnement se renouvelle chaque année jusqu’à sa résiliation\u00a0; nous vous prévenons plus d’un mois avant.",
      },
      request: BEGIN_AT_ONCE.fr,
      confirm: "Continuer vers le paiement",
    },
    downgrade: {
      now: "Rien n’est débité maintenant, et vous gardez {{current}} jusqu’au {{date}}.",
      after: "Ensuite, {{price}} pour {{count}} revues par mois.",
      sooner: "Payée à l’année, {{plan}} commencerait tout de suite.",
      confirm: "Changer le {{date}}",
    },
    resumes: "Votre résiliation est annulée.",
    discounted: "Votre code promotionnel réduit ces prix tant qu’il est valable.",
    discountEnds:
      "Les codes promotionnels valent pour le paiement au mois\u00a0: l’année est facturée sans le vôtre.",
    keep: {
      title: "Garder {{current}}\u00a0?",
      text: "{{plan}} doit commencer le {{date}}. Si vous gardez {{current}}, elle continue à {{price}}.",
      confirm: "Garder {{current}}",
    },
    cancel: {
      title: "Résilier {{plan}}\u00a0?",
      text: "Vous gardez {{plan}} et ses revues jusqu’au {{date}}. Rien n’est débité ensuite.",
      textNoDate:
        "Vous gardez {{plan}} et ses revues jusqu’à la fin de la période payée. Rien n’est débité ensuite.",
      planned: "Le passage prévu à {{next}} est abandonné.",
      confirm: "Résilier",
    },
    renew: {
      title: "Renouveler {{plan}}\u00a0?",
      text: "{{plan}} continue après le {{date}}, à {{price}}. Rien n’est débité avant ce jour.",
      confirm: "Renouveler",
    },
  },
  due: {
    underWayTitle: "Votre prélèvement est en cours",
    underWayFirst:
      "Nous avons demandé {{amount}} à votre banque pour {{plan}}. Elle répond en quelques jours ouvrés, et la formule commence alors d’elle-même.",
    underWayRenewal:
      "Nous avons demandé {{amount}} à votre banque pour {{plan}}. Elle répond en quelques jours ouvrés. D’ici là, vous avez une partie de vos revues\u00a0; le reste suit.",
    declinedTitle: "Votre paiement a été refusé",
    proofTitle: "Votre banque vous demande de confirmer un paiement",
    declinedRenewal:
      "{{amount}} pour {{plan}} n’ont pas pu être débités. Payez avec cette carte ou une autre.",
    proofRenewal:
      "{{amount}} pour {{plan}} attendent votre confirmation. Ouvrez le paiement et suivez les étapes de votre banque.",
    declinedChange:
      "Le passage à {{plan}} n’est pas payé\u00a0: {{amount}} n’ont pas pu être débités. D’ici là, votre formule ne change pas.",
    proofChange:
      "Le passage à {{plan}} attend votre confirmation de {{amount}}. D’ici là, votre formule ne change pas.",
    until: "Sans ce paiement, votre formule prend fin le {{date}}.",
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
    refunded: "{{amount}} remboursés",
    creditNote: "Avoir",
    of: "de la facture {{number}}",
    all: "Tout afficher",
    portal: "Cartes et coordonnées",
  },
  withdraw: {
    withdrawal: {
      note: "En tant que consommateur, vous pouvez vous rétracter jusqu’au {{date}}, sans motif.",
      open: "Se rétracter du contrat",
      text: "Votre formule prend fin aussitôt. Nous remboursons ce qui n’a pas été utilisé.",
      confirm: "Confirmer la rétractation",
      done: "Vous vous êtes rétracté du contrat.",
    },
    unannounced: {
      note: "Votre formule s’est renouvelée d’un an sans que nous vous l’ayons rappelé à temps. Vous pouvez y mettre fin n’importe quel jour jusqu’au {{date}}.",
      open: "Mettre fin à la formule",
      text: "Votre formule prend fin aussitôt. Nous remboursons les jours qui restent de l’année.",
      confirm: "Y mettre fin",
      done: "Votre formule a pris fin.",
    },
    paidBack: "Remboursement\u00a0: {{amount}}.",
    confirmed: "La confirmation est dans votre boîte.",
    contract: "Contrat",
    contractOf: `${PRODUCT.name} {{plan}}`,
    name: "Nom",
    refund: "Remboursement",
    confirmation: "La confirmation est envoyée à",
  },
  unsold:
    "Les formules donnent droit à des seconds avis, et ce serveur n’en propose pas encore. Il n’y a donc rien à acheter\u00a0: les revues sont gratuites et illimitées en attendant.",
  /** Said once a change is made, beside the toasts of payments. */
  done: {
    cancel: "{{plan}} prend fin le {{date}}. Plus rien ne sera débité.",
    renew: "{{plan}} continue et se renouvelle le {{date}}.",
    keep: "Vous gardez {{plan}}. Le changement prévu est annulé.",
    planned: "{{plan}} commence le {{date}}. Rien ne change d’ici là.",
    periodEnd: "dernier jour payé",
  },
  toasts: {
    applied: "Nouvelle formule appliquée",
    appliedFor: "Nouvelle formule appliquée\u00a0: {{amount}} débités, et {{plan}} est en vigueur.",
    upgraded: "{{amount}} ont été débités. {{plan}} est en vigueur, avec {{count}} revues par mois.",
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
  again: "Réessayer",
  deleteEndsPlan:
    "Votre formule prend fin avec le compte, aussitôt. Le reste de la période payée n’est pas remboursé.",
  deleteLosesRefund:
    "{{amount}} peuvent encore vous être remboursés\u00a0: choisissez d’abord «\u00a0{{action}}\u00a0» sur votre profil, puis supprimez le compte.",
};
