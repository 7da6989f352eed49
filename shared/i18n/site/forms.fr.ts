import { pluralFr as plural } from "../plural.ts";
import { OPINION_REWARD, REWARDED_OPINIONS } from "../../plans.ts";
import { PRODUCT } from "../../product.ts";
import type { TextsLike } from "../texts-like.ts";
import type { FORMS_EN } from "./forms.en.ts";

const { promised, thanks } = OPINION_REWARD;

export const FORMS_FR: TextsLike<typeof FORMS_EN> = {
  required: "Veuillez remplir tous les champs obligatoires.",
  failures: {
    away: "L’envoi a échoué\u00a0: le service n’est pas joignable. Ce que vous avez écrit est toujours là.",
    tooOften:
      "Trop de messages en peu de temps. Ce que vous avez écrit est toujours là\u00a0; envoyez-le un peu plus tard.",
    unexpected: "Format de réponse inattendu",
  },
  fields: {
    firstname: "Prénom",
    lastname: "Nom",
    email: "E-mail",
    company: "Entreprise",
    optional: "facultatif",
    subject: "Objet",
    message: "Message",
    feedback: "Votre retour",
  },
  sending: "Envoi…",
  contact: {
    title: "Contact",
    description: `Écrire à ${PRODUCT.name}\u00a0: questions, devis pour les grandes équipes, tarifs pour les écoles et les étudiants.`,
    heading: "Écrivez-nous",
    lead: "Une question, un devis pour une grande équipe, un tarif pour une école\u00a0: quelqu’un lit votre message et y répond.",
    submit: "Envoyer le message",
    sentHeading: "Message envoyé",
    sent: "Votre message a bien été envoyé. Nous vous répondrons sous peu.",
    office: "Notre bureau",
    network: "Nous suivre",
    networkLink: `${PRODUCT.name} sur LinkedIn`,
    opinionHeading: "Dites-nous ce que vous en pensez",
    opinionText: `Un avis sur ${PRODUCT.name}\u00a0? Un autre formulaire vous attend, et il rapporte des crédits.`,
    opinionLink: "Donner mon avis",
  },
  opinion: {
    title: "Votre avis",
    description: `Dites-nous ce que vous pensez de ${PRODUCT.name} et recevez ${promised} crédits gratuits.`,
    heading: `Votre avis, et ${promised} crédits gratuits pour vous`,
    lead: "Dites-nous ce qui marche, ce qui est faux et ce qui manque\u00a0: deux phrases suffisent. Un crédit vaut un second avis et n’expire jamais.",
    rating: "Votre note",
    stars: ({ count }) => plural(count, `${count} étoile`, `${count} étoiles`),
    placeholder: "Qu’est-ce qui était juste\u00a0? Où s’est-il trompé\u00a0?",
    emailHint: `L’adresse de votre compte, ou celle de votre future inscription. Les crédits sont offerts une fois par adresse, et à ${REWARDED_OPINIONS} personnes par mois sur un même réseau.`,
    missing: "Il faut des étoiles, quelques mots et une adresse e-mail.",
    submit: `Envoyer et recevoir ${promised} crédits gratuits`,
    thanksTitle: "Merci\u00a0!",
    thanksText: `${promised + thanks} crédits gratuits seront ajoutés sous 24 heures.`,
    thanksMore: `${promised} comme promis, et ${thanks} de plus pour vous remercier. Ils arrivent sur le compte qui porte votre adresse, une fois confirmée.`,
    thanksAgain: `Votre avis nous est bien parvenu\u00a0; nous les lisons tous. Cette fois, il n’y a pas de crédits\u00a0: ils sont offerts une fois par adresse, et à ${REWARDED_OPINIONS} personnes par mois sur un même réseau.`,
    home: "Retour à l’accueil",
  },
};
