import type { SampleOpinionWords } from "./sample-opinion.en.ts";

export const SAMPLE_OPINION_FR: SampleOpinionWords = {
  items: {
    title: "Impossible de vérifier les articles avant de payer",
    problem:
      "«\u00a0Order summary\u00a0» montre trois images sans nom ni quantité, alors que la tasse est deux fois dans le panier.",
    why: "Pour en être sûr avant «\u00a0Pay €86.40\u00a0», il faut retourner au panier.",
    fix: "Sous les images, énumérez «\u00a02 × Stoneware mug\u00a0», «\u00a0Table lamp\u00a0» et «\u00a0Potted fern\u00a0», chacun avec son prix.",
  },
  code: {
    title: "Un code déjà déduit semble encore à valider",
    problem:
      "«\u00a0WINTER10\u00a0» attend à côté de «\u00a0Apply code\u00a0», alors que «\u00a0Promo code WINTER10\u00a0» est déjà déduit du total.",
    why: "On touche encore le bouton, ou l’on se demande si «\u00a0€86.40\u00a0» est le prix avec ou sans le code.",
    fix: "Faites dire «\u00a0Remove code\u00a0» au bouton dès que le code compte.",
  },
  deliveries: {
    title: "Les deux livraisons ne se comparent pas",
    problem:
      "«\u00a0Arrives Friday 16 January\u00a0» est une date, «\u00a0Arrives tomorrow\u00a0» non\u00a0: on ne voit pas combien de jours on gagne pour €4.90.",
    why: "C’est le seul choix de cet écran qui coûte de l’argent.",
    fix: "Écrivez le jour et la date pour les deux.",
  },
};
