import { PRODUCT } from "../../product.ts";
import { SENDING_FR } from "../sending.fr.ts";
import type { TextsLike } from "../texts-like.ts";
import type { LEGAL_EN } from "./legal.en.ts";

export const LEGAL_FR: TextsLike<typeof LEGAL_EN> = {
  updated: "Dernière mise à jour le 5 juin 2025",
  privacy: {
    title: "Politique de confidentialité",
    description: `Ce que ${PRODUCT.name} fait de vos données\u00a0: ce qui est envoyé, où, combien de temps, et ce que vous pouvez demander.`,
    sections: {
      who: {
        heading: "Qui nous sommes",
        text: `${PRODUCT.name} est exploité par une SARL française dont le siège est en Savoie et le bureau à Annecy. Pour nous écrire au sujet de cette page, utilisez le formulaire de contact.`,
      },
      live: {
        heading: "Ce qui reste chez vous",
        text: `${SENDING_FR.live} Ils ne demandent pas de compte.`,
      },
      sent: {
        heading: "Ce qui est envoyé, et quand",
        text: `Le plugin envoie quelque chose quand vous demandez une revue, quand vous l’envoyez, quand vous posez une question, et quand vous y ouvrez votre compte, vos revues passées ou vos règles maison\u00a0: jamais autrement. Demander une revue, c’est seulement nous demander ce qu’elle coûte, sans rien dire du design.\n\n${SENDING_FR.what} ${SENDING_FR.who}\n\n${SENDING_FR.question}\n\nUn compte contient votre nom, votre e-mail et ce que vous y ajoutez.`,
      },
      model: {
        heading: "Qui le reçoit",
        text: `${SENDING_FR.service} ${SENDING_FR.provider(null)}\n\nUn second avis se demande par un clic à part. Nous n’entraînons aucun modèle avec vos données.`,
        now: ({ provider }) => `Aujourd’hui, le modèle du second avis est exploité par ${provider}.`,
        none: "Aujourd’hui, il n’y a pas de second avis\u00a0: rien ne va à un fournisseur de modèles.",
      },
      team: {
        heading: "Dans une équipe",
        text: "Une équipe voit votre nom, depuis quand vous en êtes, et les revues partagées avec elle. Les cinquante dernières versions de ses règles maison nomment leur auteur. Son propriétaire voit aussi combien de seconds avis vous avez utilisés, et les adresses invitées, jusqu’à 30 jours après la fin d’une invitation. Personne n’y voit vos autres revues ni votre adresse. Quand vous partez, plus rien de vous n’y est visible. Qui reprend une équipe en reçoit les factures, avec le nom et l’adresse de l’acheteur.",
      },
      payment: {
        heading: "Paiements",
        text: "Les paiements passent par Stripe. Nous ne voyons jamais votre carte\u00a0; nous gardons ce qu’exige une facture, aussi longtemps que la loi le dit.",
      },
      stays: {
        heading: "Combien de temps",
        text: `${SENDING_FR.kept}\n\nLes messages du formulaire de contact et les opinions restent un an\u00a0; l’adresse réseau d’où vient une opinion, sous forme d’empreinte, 30 jours. Les liens privés prennent fin d’eux-mêmes. Le journal des changements de formule et d’identité reste trois ans.`,
      },
      device: {
        heading: "Sur votre appareil",
        text: "Nous gardons dans votre navigateur votre session et votre réponse sur les cookies, ainsi que votre langue et votre thème\u00a0: pour la visite, ou pour un an si vous l’acceptez. Il n’y a ni suivi, ni publicité, ni mesure d’audience.",
      },
      rights: {
        heading: "Vos droits",
        text: "Votre profil vous donne toutes vos données en JSON et supprime votre compte\u00a0: tout de suite ce qui peut l’être, le reste sous 30 jours. Vous pouvez aussi nous demander de corriger vos données, d’en limiter l’usage, ou vous y opposer, et saisir la CNIL.",
      },
    },
  },
  security: {
    title: "Sécurité",
    description: `Comment ${PRODUCT.name} protège designs et comptes, ce que personne n’a encore examiné, et comment signaler une faille.`,
    sections: {
      designs: {
        heading: "Vos designs",
        text: "Les contrôles en direct se font sur votre machine. Seuls votre compte et les personnes avec qui vous partagez une revue peuvent lire ce que vous avez envoyé\u00a0: la base de données elle-même refuse tout autre accès, ligne par ligne. Un lien privé est long et aléatoire, n’est conservé que sous forme d’empreinte, expire de lui-même et n’est communiqué à aucun autre site.",
      },
      account: {
        heading: "Votre compte",
        text: "Les mots de passe et les clés des plugins sont conservés sous forme d’empreintes. Pour relier un plugin, vous confirmez ici le code qu’il affiche. Un nouveau mot de passe déconnecte tous les autres appareils. Nous vous écrivons quand le mot de passe change et quand un plugin est relié.",
      },
      site: {
        heading: "Le site et le plugin",
        text: "Toutes les connexions sont chiffrées. Les pages n’exécutent que les scripts de ce site, ne peuvent pas être affichées dans le cadre d’un autre site et ne contiennent aucun traceur. L’éditeur dans le navigateur exécute le plugin dans un bac à sable, comme Figma. Les cartes se saisissent chez Stripe\u00a0: nous ne les voyons jamais.",
      },
      limits: {
        heading: "Ce qui n’existe pas encore",
        text: "Aucun cabinet extérieur n’a testé notre sécurité, et nous n’avons pas de certification comme ISO 27001 ou SOC 2. Nous n’avons pas de double authentification\u00a0: pour en bénéficier, connectez-vous par un service qui la propose.",
      },
      report: {
        heading: "Signaler une faille",
        text: "Écrivez-nous par le formulaire de contact, ou comme l’indique /.well-known/security.txt. Nous répondons, et nous n’engageons aucune poursuite contre les personnes qui cherchent de bonne foi et ne touchent pas aux données des autres.",
      },
    },
  },
  accessibility: {
    title: "Accessibilité",
    description: `Ce que ${PRODUCT.name} fait pour être utilisable par tous, comment nous le vérifions, et ce qui ne fonctionne pas encore.`,
    sections: {
      aim: {
        heading: "Ce que nous visons",
        text: "Le site, le plugin et l’éditeur dans le navigateur doivent respecter les WCAG 2.2, niveau AA.",
      },
      checked: {
        heading: "Comment nous le vérifions",
        text: "Avant chaque publication, des tests automatiques contrôlent les pages et les boîtes de dialogue avec axe, en clair et en sombre. D’autres les parcourent au clavier seul, lisent ce que recevrait un lecteur d’écran et les affichent sur 320 pixels de large. Notre propre moteur examine nos propres pages.",
      },
      known: {
        heading: "Ce qui ne fonctionne pas encore",
        text: "Aucun expert extérieur n’a examiné l’ensemble, et nous n’avons essayé aucun lecteur d’écran\u00a0: nous avons seulement lu ce qu’il recevrait. L’éditeur dans le navigateur a besoin de JavaScript et montre les designs sous forme d’images\u00a0: on accède à leurs calques par la liste à côté. Les designs d’exemple sont en anglais.",
      },
      tell: {
        heading: "Dites-le-nous",
        text: "Si quelque chose vous gêne, écrivez-nous par le formulaire de contact\u00a0: il fonctionne aussi sans JavaScript. Nous vous répondrons, et vous dirons ce que nous comptons faire.",
      },
    },
  },
  notice: {
    title: "Mentions légales",
    description: `Qui édite ${PRODUCT.name}, qui dirige la publication et qui l’héberge.`,
    text: `${PRODUCT.name} est édité par une SARL française dont le siège est en Savoie et le bureau à Annecy.`,
    facts: {
      name: "Éditeur",
      capital: "Capital social",
      address: "Siège social",
      registration: "Immatriculation",
      vat: "Numéro de TVA",
      director: "Directeur de la publication",
      email: "E-mail",
      phone: "Téléphone",
      host: "Hébergeur",
    },
  },
  terms: {
    title: "Conditions d’utilisation",
    description: `Les conditions d’utilisation de ${PRODUCT.name}\u00a0: ce qu’il fait, ce qu’il coûte, comment y mettre fin.`,
    sections: {
      what: {
        heading: "Ce que vous recevez",
        text: `${PRODUCT.name} donne un avis sur des maquettes. Ce qui est mesuré est calculé à partir de vos calques\u00a0; un second avis vient d’un modèle et il est signalé. Les deux vous aident à juger. Aucun ne garantit qu’un design soit accessible, conforme ou sans défaut.`,
      },
      account: {
        heading: "Votre compte",
        text: "Vous fournissez une adresse e-mail valide et gardez votre mot de passe pour vous. Un compte est personnel\u00a0; vous pouvez y relier vos propres plugins. Une équipe est une formule pour plusieurs comptes : son propriétaire achète une place par personne, paie pour toutes et peut retirer quelqu’un ; chaque membre peut partir à tout moment.",
      },
      yours: {
        heading: "Vos maquettes restent à vous",
        text: "Vous gardez tous les droits sur ce que vous envoyez. Nous l’utilisons pour faire votre revue et la montrer à vous et à ceux avec qui vous la partagez, et pour rien d’autre. N’envoyez que ce que vous avez le droit d’envoyer.",
      },
      plans: {
        heading: "Formules et paiement",
        text: `Une formule donne un nombre de seconds avis par mois. Elle se paie au mois ou à l’année, et se renouvelle pour la même durée jusqu’à résiliation. Les prix sont en euros.\n\nAvant le renouvellement d’une année, nous vous prévenons par e-mail, entre trois mois et un mois à l’avance. À défaut, un consommateur peut y mettre fin à tout moment ensuite, et les jours restants lui sont remboursés.\n\n${SENDING_FR.cost} Les seconds avis non utilisés ne sont pas reportés\u00a0; les crédits n’expirent pas.\n\nUne formule plus grande, ou l’année au lieu du mois, commence tout de suite\u00a0: vous en payez le prix entier, moins ce qui reste de la période déjà payée. Tout autre changement, comme la résiliation, prend effet au terme du mois ou de l’année payés.`,
      },
      withdrawal: {
        heading: "Droit de rétractation",
        text: "Les consommateurs de l’Union européenne peuvent se rétracter sous 14 jours après le premier paiement, et après le passage du mois à l’année, sans motif. Nous remboursons alors ce qui n’a pas été utilisé\u00a0: selon les jours ou selon les seconds avis qui restent, le plus petit des deux. Un second avis en cours compte comme utilisé\u00a0; pour une année, le tout est fait de ceux de douze mois.",
      },
      fair: {
        heading: "Usage loyal",
        text: "N’essayez pas de contourner les limites, d’atteindre les données d’autrui ou de nuire au service. Les seconds avis annulés ou échoués avant de montrer un constat sont gratuits pour 30 écrans par heure\u00a0; au-delà, les suivants attendent. Nous pouvons fermer les comptes qui le font, après vous avoir dit pourquoi.",
      },
      liability: {
        heading: "En cas de problème",
        text: "Nous répondons des dommages causés volontairement ou par négligence grave, et de ce que la loi ne permet pas d’exclure.",
      },
      law: {
        heading: "Droit et changements",
        text: "Le droit français s’applique\u00a0; les consommateurs gardent la protection de leur pays de résidence. Quand ces conditions changent, nous vous prévenons par e-mail un mois avant.",
      },
    },
  },
};
