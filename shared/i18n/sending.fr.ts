import { PRODUCT } from "../product.ts";
import type { SendingTexts } from "./sending.en.ts";

export const SENDING_FR: SendingTexts = {
  live: "Les contrôles en direct tournent sur votre machine et n’envoient rien.",
  what: "Une revue envoie les calques des écrans sélectionnés (noms, textes, styles, variables, formes des icônes) et une image de chacun, si elle n’est pas trop lourde. S’y ajoutent les noms du fichier et de la page, et ce que vous dites de l’usage et du public des écrans. Vos choix partent aussi (aspects, niveau, plateforme, langue, règles maison, autres réglages), avec ce qui y a été écarté et les raisons.",
  who: "La première demande envoie l’identifiant et le nom de votre utilisateur Figma, pour pouvoir relier un compte.",
  question: "Une question envoie son écran de la même façon, avec vos mots, et reste avec sa revue.",
  service: `${PRODUCT.name} reçoit tout cela et conserve la revue avec ses images.`,
  short: (provider, isFirst) =>
    `Envoie calques, textes et images à ${PRODUCT.name}${provider === null ? "" : ` et à ${provider}`}${
      isFirst ? `, votre nom et votre identifiant Figma à ${PRODUCT.name} seul` : ""
    }.`,
  provider: (provider) =>
    `Pour un second avis ou une question, ${provider ?? "le fournisseur de son modèle, nommé dans le panneau avant l’envoi,"} reçoit calques, textes et images. Il reçoit aussi ce qui a été mesuré, ce que vous dites de l’usage et du public des écrans et les principes de vos règles maison, mais ni ce nom ni cet identifiant. Il lui est demandé de ne rien conserver.`,
  cost: "Seules les revues avec un second avis sont décomptées. Les revues sans second avis restent gratuites et illimitées\u00a0; celles qui échouent ne sont jamais décomptées.",
  kept: "Les revues faites sans compte restent 90 jours, celles d’un compte jusqu’à ce que vous les supprimiez, elles ou le compte. L’identifiant et le nom restent jusqu’à un an après la dernière utilisation, ceux d’un plugin relié aussi longtemps que le compte. Nous gardons trace des revues gratuites utilisées par un plugin ou un compte\u00a0; pour une adresse réseau, sous forme d’empreinte, pendant 30 jours.",
};
