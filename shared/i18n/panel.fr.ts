import { countFr } from "./plural.ts";
import { EVIDENCE_WORDS } from "./words/evidence-words.ts";
import { SAMPLE_OPINION_FR } from "./words/sample-opinion.fr.ts";
import { SENDING_FR } from "./sending.fr.ts";
import type { PanelTexts } from "./panel.en.ts";
import { SHARE_FR } from "./panel/share.fr.ts";
import { LIBRARY_FR } from "./panel/library.fr.ts";
import { HOUSE_FR } from "./panel/house.fr.ts";
import { REVIEW_WORDS_FR } from "./words/review-words.fr.ts";

const details = (count: number): string => countFr(count, "détail", "détails");

/** French texts of the panel. `\u00a0` is the space that French sets before : ; ! ? and inside « ». */
export const PANEL_FR = {
  language: { label: "Langue", en: "English", fr: "Français" },
  aspects: REVIEW_WORDS_FR.aspects,
  severities: {
    critical: (count) => countFr(count, "critique", "critiques"),
    major: (count) => countFr(count, "majeur", "majeurs"),
    minor: (count) => countFr(count, "mineur", "mineurs"),
    suggestion: (count) => countFr(count, "suggestion", "suggestions"),
  },
  severity: REVIEW_WORDS_FR.severity,
  certainty: REVIEW_WORDS_FR.certainty,
  doubted: REVIEW_WORDS_FR.doubted,
  start: {
    headingMany: (count) => countFr(count, "écran", "écrans"),
    more: (count) => `+ ${count}`,
    scope: "Examiner",
    scopes: {
      frame: (count) => (count === 1 ? "Ce cadre" : `Ces ${count} cadres`),
      screens: (count) => (count === 1 ? "L’écran posé dessus" : `Chacun des ${count} écrans`),
      variant: (count) => (count === 1 ? "Cette variante" : `Ces ${count} variantes`),
      component: (count) => (count === 1 ? "Ce composant" : `Ces ${count} composants`),
      set: (count) => (count === 1 ? "Tout l’ensemble" : `Les ${count} ensembles entiers`),
      group: (count) => (count === 1 ? "Tout le groupe" : `Les ${count} groupes entiers`),
      board: (count) => (count === 1 ? "Toute la planche" : `${count} cadres entiers`),
    },
    notes: {
      beyond: (count, most) =>
        `Sur ces ${count.toLocaleString("fr")} écrans, les ${most} premiers sont examinés. Sélectionnez ensuite les autres.`,
      turned: (count) =>
        count === 1
          ? "Ce cadre est pivoté sur la maquette\u00a0: tailles et distances peuvent être faussées. Remettez sa rotation à 0 pour en être sûr."
          : "Certains de ces cadres sont pivotés sur la maquette\u00a0: tailles et distances peuvent être faussées. Remettez leur rotation à 0 pour en être sûr.",
    },
    purpose: "À quoi sert cet écran\u00a0? (facultatif)",
    purposeMany: "À quoi servent ces écrans\u00a0? (facultatif)",
    purposeHint: "Qui vient ici, et pour quoi faire\u00a0: conservé avec le cadre",
    purposeNotKept: "Pour cette revue seulement\u00a0: rien ne peut être gardé dans ce fichier",
    notKept: {
      settings: "Le stockage de Figma est plein\u00a0: vos choix valent jusqu’à la fermeture de Regard.",
      token:
        "Le stockage de Figma est plein\u00a0: à la prochaine ouverture, Regard vous demandera peut-être de vous reconnecter.",
    },
    purposeOfOthers: (count) =>
      count === 1
        ? "À quoi sert l’autre écran\u00a0? (facultatif)"
        : `À quoi servent les ${count} autres écrans\u00a0? (facultatif)`,
    aspects: "À examiner",
    level: "Niveau WCAG",
    platform: "Conçu pour",
    platforms: { auto: "Auto", ios: "iOS", android: "Android", web: "Web" },
    lastAspect: "Il en faut au moins un.",
    go: "Second avis…",
    goMany: (count) => `Second avis sur ${count} écrans…`,
    beyond: {
      heading: "Un second avis, d’un modèle d’IA, se demande aussi\u00a0:",
      first: (screens) =>
        screens === 1
          ? "Voit-on d’emblée à quoi sert cet écran\u00a0?"
          : `Où se perd-on entre ces ${screens} écrans\u00a0?`,
      sorts: {
        "sign-in": "Qu’est-ce qui fait renoncer avant d’être connecté\u00a0?",
        checkout: "Qu’est-ce qui arrête les gens avant de payer\u00a0?",
        shop: "En dit-on assez sur chaque article pour choisir\u00a0?",
        settings: "Sait-on ce que change chaque interrupteur\u00a0?",
        form: "Tout ce qui est demandé est-il utile, et dans le bon ordre\u00a0?",
        list: "Trouve-t-on ce qu’on est venu chercher\u00a0?",
        page: "La page dit-elle ce qu’elle propose, et à qui\u00a0?",
        other: "Quels mots comprend-on de travers\u00a0?",
      },
    },
    price: (left, requests, euros) =>
      `${countFr(left, "gratuit restant", "gratuits restants")}, puis ${euros}\u00a0€ par mois pour ${requests}`,
    first: "Les contrôles restent gratuits\u00a0; rien n’est encore envoyé.",
    saving: "Gratuit. La revue reste sous «\u00a0Revues enregistrées\u00a0», telle qu’elle est.",
  },
  sending: SENDING_FR,
  offer: {
    asking: "Consultation du prix d’une revue…",
    title: "Second avis",
    titleSave: "Conserver cette revue",
    cancel: "Annuler",
    uses: (left) => `Compte pour 1\u00a0: ${left}.`,
    parts: (parts, left) =>
      left >= parts
        ? `Compte pour ${parts} de vos ${left} seconds avis, un par partie.`
        : `Les ${parts} parties demandent ${parts} seconds avis, mais il ne vous en reste que ${left}\u00a0: ils s’arrêtent après la partie ${left}.`,
    off: "Il n’y a pas de second avis ici.",
    ask: "Demander un second avis",
    save: "Conserver cette revue\u00a0: gratuit",
    sent: "Ce qui est envoyé, à qui, pour combien de temps",
    sentParts: { what: "Quoi", who: "De vous", service: "À qui", kept: "Combien de temps" },
    sample: {
      heading: "Exemple\u00a0: tiré d’un avis sur un écran de paiement que nous avons dessiné",
      opinion: SAMPLE_OPINION_FR.code,
    },
  },
  allowance: {
    ofTeam: (team) => `payés par « ${team} »`,
    teamIsOut: (team) => `les vôtres : « ${team} » n’en a plus`,
    trial: (left, limit) =>
      `${countFr(left, "second avis gratuit restant", "seconds avis gratuits restants")} sur ${limit}`,
    plan: (left, limit) =>
      `${countFr(left, "second avis restant", "seconds avis restants")} sur ${limit} ce mois-ci`,
    renews: (date) => `renouvelés le ${date}`,
    credits: (count) => countFr(count, "crédit", "crédits"),
    away: "Regard est injoignable. Les contrôles en direct continuent.",
    trialEnded: {
      title: "Vos seconds avis gratuits sont épuisés",
      text: "Les contrôles en direct et la conservation restent gratuits. Avec un compte et une formule, les seconds avis continuent.",
    },
    networkEnded: {
      title: "Les seconds avis gratuits de votre réseau sont épuisés",
      text: "D’autres personnes à la même adresse les ont utilisés\u00a0; il y en aura de nouveaux dans 30 jours au plus. Les contrôles en direct et la conservation restent gratuits. Avec un compte et une formule, les seconds avis continuent.",
    },
    planEnded: {
      title: "Il ne reste plus de seconds avis",
      text: "Les contrôles en direct et la conservation restent gratuits. Une formule plus grande ou des crédits apportent d’autres seconds avis.",
    },
    plans: "Voir les formules",
  },
  account: {
    open: "Compte",
    heading: "Compte",
    none: "Ce plugin n’est relié à aucun compte. Les seconds avis gratuits n’en demandent pas\u00a0; ceux d’une formule, si.",
    signup: "Créer un compte",
    login: "Se connecter",
    connected: "Relié à",
    disconnect: "Dissocier",
    disconnecting: "Dissociation…",
    disconnectText: "Dissociez ce plugin\u00a0; les revues restent dans le compte.",
    failed: "Cela n’a pas fonctionné. Réessayez.",
    code: "Votre code",
    codeText: "Le site affiche aussi un code. N’y continuez que si c’est celui-ci.",
    copy: "Copier le code",
    copied: "Copié",
    copyFailed: "La copie a échoué.",
    next: { signup: "Créer le compte dans le navigateur", login: "Se connecter dans le navigateur" },
    waiting: "En attente de la connexion dans le navigateur…",
    asking: "Demande d’un code…",
    expired: "Ce code a expiré.",
    again: "Obtenir un nouveau code",
    guest:
      "Figma n’a pas dit qui vous êtes\u00a0: ce plugin ne peut pas être relié. Connectez-vous à Figma, puis rouvrez Regard.",
    noCode: "Aucun code n’est disponible pour l’instant. Réessayez dans un moment.",
  },
  history: {
    open: "Revues enregistrées",
    heading: "Revues enregistrées",
    loading: "Chargement…",
    none: {
      title: "Pas encore de revue",
      text: "Sélectionnez un écran et conservez sa revue\u00a0: elle sera ici.",
    },
    failed: "Les revues enregistrées n’ont pas pu être chargées.",
    more: "En afficher plus",
    screens: (count) => countFr(count, "écran", "écrans"),
    back: "Revues enregistrées",
    loadingOne: "Chargement de la revue…",
    gone: {
      title: "Cette revue n’existe plus",
      text: "Elle a été supprimée, ou elle appartient à un autre compte.",
    },
    failedOne: "La revue n’a pas pu être chargée.",
    made: (date) => `Revue du ${date}. Le design a pu changer depuis.`,
    checked: (layers) => `${countFr(layers, "calque contrôlé", "calques contrôlés")}.`,
    delete: "Supprimer cette revue",
    deleteSure: "La supprimer avec ses images et ses liens partagés\u00a0? C’est définitif.",
    deleteYes: "Supprimer",
    deleteNo: "La garder",
    deleteFailed: "La suppression a échoué. Réessayez.",
  },
  brief: {
    label: "À propos de ce produit",
    hint: "Ce qu’il est, pour qui, ce que les gens viennent y faire, son ton\u00a0; ce qui est voulu, par exemple «\u00a0Dense exprès\u00a0: traders\u00a0»",
    kept: "Gardé dans le fichier pour tous ceux qui l’ouvrent, et dit au modèle avec un second avis.",
    notKept:
      "Vous ne pouvez que consulter ce fichier\u00a0: dit au modèle avec un second avis, sans être gardé.",
  },
  ask: {
    asked: REVIEW_WORDS_FR.asked,
    finding: "Poser une question sur ce point",
    screen: "Poser une question sur cet écran",
    own: "Votre propre question",
    send: "Demander",
    proposed: {
      ux: ["À quoi s’attend-on ici ?", "Comment faire autrement ?"],
      ui: ["Pourquoi est-ce important ici ?", "Comment le corriger ?"],
      copy: ["Propose trois textes plus courts", "Qu’est-ce que les gens y lisent ?"],
      hierarchy: ["Qu’est-ce qui devrait ressortir ici ?", "Comment le mettre en valeur ?"],
      screen: ["Que changer en premier ?", "Où hésite-t-on ici ?"],
    },
    perspectives: REVIEW_WORDS_FR.perspectives,
    terms: (left, provider) =>
      `${countFr(left, "question", "questions")} encore, sans frais de plus. Chacune envoie cet écran à ${provider}.`,
    asking: "L’écran est examiné…",
    partly: "La réponse s’est interrompue ici.",
    errors: {
      usedUp: "Les cinq questions de cette revue sont posées. Un nouveau second avis en apporte cinq autres.",
      noReply: "Le modèle n’a donné aucune réponse utilisable. La question n’a pas été comptée.",
      tooOften: "Une question à la fois : réessayez dans un instant.",
      away: "Le modèle n’a pas répondu. La question n’a pas été comptée.",
    },
  },
  review: {
    asking: "Demande de la revue…",
    looking: "Recherche de ce que les règles ne mesurent pas…",
    saving: "Enregistrement de la revue…",
    saved: (time) => `Conservée à ${time}`,
    savedHere: "gardée 90 jours dans ce plugin.",
    keepInAccount: "La garder dans mon compte",
    noticed: (count) => `Second avis\u00a0: ${countFr(count, "constat", "constats")}`,
    nothingNoticed: "Le second avis n’a rien remarqué de plus.",
    off: "Sans second avis\u00a0: rien n’a été décompté.",
    offInstead: "Le second avis annoncé n’était pas là\u00a0: rien n’a été décompté.",
    secondOpinionFailed: "Le second avis a échoué\u00a0: rien n’a été décompté.",
    steps: {
      checking: "Vérification de ce qui a été trouvé…",
      several: (done, all) =>
        `Second avis\u00a0: ${countFr(done, "écran regardé", "écrans regardés")} sur ${all}…`,
    },
    lacksRest: "Ce n’est qu’une partie d’un second avis.",
    lacks: (count, all) =>
      `Il manque un second avis, ou une partie, pour ${countFr(count, "écran", "écrans")} sur ${all}.`,
    reasons: {
      down: "Le modèle n’a pas répondu.",
      busy: "Le modèle est très sollicité.",
      slow: "Le modèle a mis trop de temps.",
      refused: "Le modèle a refusé de répondre.",
      unusable: "La réponse du modèle est inutilisable.",
      stopped: "Vous l’avez annulé.",
    },
    busyFor: (seconds) => `Le modèle est très sollicité\u00a0: réessayez dans ${seconds}\u00a0s.`,
    takenFor: (purpose) => `Compris comme\u00a0: ${purpose}`,
    notTakenFor: "Rectifier",
    more: (count) => `${count} ${count === 1 ? "autre" : "autres"}`,
    mayBeOutdated: "Modifié depuis",
    mayBeOutdatedMeans: "Modifié depuis\u00a0: ce constat n’est peut-être plus valable.",
    cancel: {
      label: "Annuler",
      doing: "Annulation. Ce qui est déjà vérifié reste.",
      failed: "L’annulation a échoué. Le second avis continue.",
    },
    stoppedForNothing:
      "Vous avez annulé le second avis avant que rien ne soit vérifié\u00a0: rien n’a été décompté.",
    againCosts: "Un nouvel essai n’est décompté que s’il donne un second avis.",
    notTriedAgain:
      "Le nouvel essai n’a pas abouti. Il n’a rien coûté, sauf s’il a montré un constat, et ce qui est là reste.",
    againForNothing: "Réessayer ne coûte rien de plus.",
    marks: {
      heading: "Est-ce utile\u00a0?",
      useful: "Utile",
      "not-useful": "Pas utile",
      wrong: "Faux",
      thanks: "Conservé avec la revue.",
      failed: "L’enregistrement a échoué.",
    },
    failed:
      "La revue a échoué sur le serveur de Regard et n’a pas été conservée. Elle n’a rien coûté, sauf si le second avis a montré un constat.",
    stopped: "Regard a redémarré avant la fin de la revue\u00a0: rien n’a été conservé ni décompté.",
    live: "Rien n’a été envoyé ni conservé.",
    parts: {
      part: (part, parts, from, to) =>
        from === to
          ? `Partie ${part} sur ${parts}\u00a0: écran ${from}`
          : `Partie ${part} sur ${parts}\u00a0: écrans ${from} à ${to}`,
      end: "Arrêter après cette partie",
      ending: "Cette partie va à son terme\u00a0; le reste est laissé de côté.",
      all: (screens, reviews) => `Les ${screens} écrans ont été examinés, en ${reviews} revues`,
      some: (done, all) =>
        done < 2
          ? `${done} écran examiné sur ${all}. Le reste est laissé de côté.`
          : `${done} écrans examinés sur ${all}. Le reste est laissé de côté.`,
      resume: "Examiner le reste",
    },
    notReadAnew: (why) => `${why}. Rien n’a été envoyé, et rien n’a été décompté.`,
    refusals: {
      away: "Regard n’a pas répondu. Seule une revue conservée peut coûter quelque chose, et réessayer ne décompte jamais deux fois. Les contrôles en direct continuent.",
      serverFailed:
        "Le serveur de Regard a échoué avant le début de la revue\u00a0: rien n’a été conservé ni décompté. Les contrôles en direct continuent.",
      cut: "La connexion s’est rompue pendant la revue. Si elle a été conservée, elle est dans les revues enregistrées\u00a0; réessayer la retrouve et ne décompte jamais deux fois.",
      usedUp:
        "Il ne reste plus de second avis\u00a0: rien n’a été conservé ni décompté. Les contrôles en direct continuent.",
      tooOften: "Trop de revues en peu de temps, ou trop de seconds avis sans résultat. Réessayez plus tard.",
      changed: "Le design a changé depuis cette revue. Demandez-en une nouvelle.",
      ended:
        "Le second avis a déjà été redemandé trois fois. Pour aller plus loin, demandez une nouvelle revue.",
      underWay: "Deux revues sont déjà en cours. Attendez que l’une d’elles se termine.",
      unusable: "Cette sélection n’a pas pu être examinée. Les contrôles en direct continuent.",
      tooLarge:
        "Cette sélection est trop lourde à envoyer. Masquez ce qui n’est pas à examiner. Les contrôles en direct continuent.",
      tooDemanding:
        "Cette sélection demande trop de calcul\u00a0: rien n’a été conservé ni décompté. Choisissez moins d’écrans. Les contrôles en direct continuent.",
      stopping:
        "Regard redémarre\u00a0: rien n’a été conservé ni décompté. Les contrôles en direct continuent.",
      secondOpinionAway: "Le second avis n’est pas disponible\u00a0: rien n’a été conservé ni décompté.",
      disconnected:
        "Ce plugin a été déconnecté entre-temps\u00a0: rien n’a été conservé ni décompté. Reconnectez-le sous «\u00a0Compte\u00a0».",
    },
  },
  live: {
    gravest: "Les constats les plus graves",
    heading: "Contrôles en direct",
    starting: "Démarrage…",
    reading: (layers) =>
      layers === 0 ? "Lecture des calques…" : `Lecture… ${countFr(layers, "calque lu", "calques lus")}`,
    reviewing: "Contrôle en cours…",
    notRead: "Rien n’a pu être lu",
    pictures: (count, all) =>
      `${count === 1 ? "Un écran" : `${count} écrans`} sur ${all} ${count === 1 ? "est une image" : "sont des images"}\u00a0: Regard lit des calques, et ne peut pas lire ce qu’une image montre.`,
    since: (day, gone, added) =>
      `Depuis le ${day}\u00a0: ${[gone > 0 && countFr(gone, "disparu", "disparus"), added > 0 && countFr(added, "nouveau", "nouveaux")].filter(Boolean).join(", ")}`,
    first: (count, all) => `Dans les ${count} premiers écrans sur ${all}. Une revue les contrôle tous.`,
    stopped: "La lecture a été annulée.",
    outdated: "Le design a changé depuis. Contrôlez-le à nouveau.",
    again: "Contrôler à nouveau",
    showSoFar: "Voir ce qui est trouvé jusqu’ici",
    show: (findings, folded) => {
      const grave = findings > 0 && (findings === 1 ? "1 constat" : `Les ${findings} constats`);
      return [grave, folded > 0 && details(folded)].filter(Boolean).join(", ") || "Voir la revue";
    },
  },
  waiting: {
    heading: "Lecture de votre design",
    headingReview: "Contrôle de votre design",
    layers: (layers) => countFr(layers, "calque lu", "calques lus"),
    screens: (done, all) => `${done} sur ${countFr(all, "écran contrôlé", "écrans contrôlés")}`,
    cancel: "Annuler",
    showChecked: (count) => (count === 1 ? "Voir celui déjà contrôlé" : `Voir les ${count} déjà contrôlés`),
  },
  selection: {
    page: (count) =>
      count === 1
        ? "Le seul écran de cette page"
        : `Tous les écrans de cette page (${count.toLocaleString("fr")})`,
    none: {
      title: "Sélectionnez un écran",
      text: "Cliquez sur un cadre de la maquette, ou sur un calque qu’il contient. Maintenez Maj pour sélectionner plusieurs écrans. Ils sont contrôlés aussitôt, et rien n’est envoyé.",
    },
    noneOnPage: {
      title: "Aucun écran sur cette page",
      text: "Regard examine des cadres. Sélectionnez tous les calques d’un écran, groupes compris, et mettez-les dans un cadre\u00a0: Ctrl Alt G, sur Mac ⌥ ⌘ G. Sélectionnez ensuite ce cadre.",
    },
    noScreen: {
      loose: (name) => ({
        title: `«\u00a0${name}\u00a0» n’est pas dans un écran`,
        text: "Regard examine des cadres. Sélectionnez un cadre ou, s’il n’y en a pas, tous les calques de l’écran, groupes compris, et mettez-les dans un cadre\u00a0: Ctrl Alt G, sur Mac ⌥ ⌘ G.",
      }),
      hidden: (name) => ({
        title: `«\u00a0${name}\u00a0» est masqué`,
        text: "Il n’y a rien à en voir. Affichez-le, ou sélectionnez un autre écran.",
      }),
      empty: (name) => ({
        title: `«\u00a0${name}\u00a0» n’a pas de taille`,
        text: "Sa largeur ou sa hauteur est inférieure à un pixel. Agrandissez-le, ou sélectionnez un autre écran.",
      }),
    },
  },
  failures: {
    empty: (name) => ({
      title: `«\u00a0${name}\u00a0» est vide`,
      text: "Il ne contient aucun calque visible. Ajoutez du contenu ou sélectionnez un autre écran.",
    }),
    tooMany: (max) => ({
      title: "Trop à la fois",
      text: `Ensemble, ces écrans contiennent plus de ${max.toLocaleString("fr")} calques, le maximum lisible en une fois. Sélectionnez-en moins.`,
    }),
    gone: {
      title: "Cet écran a été supprimé",
      text: "Il n’est plus dans le fichier. Annulez la suppression ou sélectionnez un autre écran.",
    },
    unreadable: (what) => ({
      title: "Cet écran n’a pas pu être lu",
      text: `Réponse de Figma\u00a0: ${what}. Réessayez\u00a0; si cela se reproduit, fermez Regard et rouvrez-le.`,
    }),
    engine: {
      title: "Les contrôles n’ont pas pu être chargés",
      text: "Votre design n’a pas changé. Réessayez\u00a0; si cela se reproduit, fermez Regard et rouvrez-le.",
    },
    again: "Réessayer",
  },
  locating: {
    layer: "Ce calque",
    away: (layer) => `${layer} se trouve sur une page que Figma n’a pas affichée à temps. Réessayez.`,
    gone: (layer) => `${layer} a été supprimé\u00a0: il n’y a plus rien à montrer.`,
    locked: (layer) =>
      `${layer} est verrouillé, ou placé dans un calque qui l’est. Déverrouillez-le pour le modifier à la main.`,
    hidden: (layer) => `${layer} est masqué à présent. Il est sélectionné, mais invisible.`,
    close: "Fermer ce message",
  },
  offline: "Vous êtes hors ligne. Les contrôles en direct continuent\u00a0: ils n’ont pas besoin de réseau.",
  dismiss: {
    open: "Écarter…",
    scope: "Où",
    layers: (count: number) => (count === 1 ? "Ce calque" : `Ces ${count} calques`),
    component: (name: string) => (name === "" ? "Ce composant" : `Tous les ${name}`),
    word: (word) => `«\u00a0${word}\u00a0» dans ce fichier`,
    rule: "Cette règle dans ce fichier",
    scopes: {
      layer: "Ici seulement",
      component: "Tout le composant",
      word: "Ce mot dans le fichier",
      rule: "Tout le fichier",
    },
    reason: "Pourquoi",
    reasons: REVIEW_WORDS_FR.dismissalReasons,
    misread: (word) => `Reconnu à tort\u00a0: ${word}`,
    words: "Avec vos mots",
    keeps: "Gardé dans ce fichier avec votre nom, pour tous ceux qui y travaillent.",
    make: "Écarter",
    cancel: "Annuler",
    made: (title: string) => `Écarté : ${title}`,
    undo: "Rétablir",
    list: (count: number) => `Écartés (${count})`,
    listText: "Écartés dans ce fichier : ils ne comptent pas et ne reviennent pas.",
    pastText: "Écartés au moment de cette revue : ils ne comptent pas.",
    restore: "Rétablir",
    restoreOne: (title: string) => `Rétablir : ${title}`,
    said: (name: string | null, day: string) => (name === null ? day : `${name}, ${day}`),
  },
  writing: {
    "read-only": "Vous pouvez seulement consulter ce fichier : rien n’y a été modifié.",
    full: "Il n’y a plus de place dans ce fichier. Rétablissez des constats écartés ou retirez des règles maison qui ne servent plus.",
    refused: "Figma ne l’a pas permis : rien n’a été modifié.",
  },
  readOnly: {
    dev: "Le Dev Mode ne modifie aucun calque : on peut y situer et y écarter les constats. Pour les corriger ou les marquer, ouvrez le fichier en mode Design.",
    view: "Vous pouvez seulement consulter ce fichier : situer les constats, mais pas les corriger, les écarter ni les marquer.",
  },
  marks: {
    pins: "Repères numérotés",
    pinsText: "Un sur chaque calque concerné, dans un groupe verrouillé à part.",
    notes: "Annotations",
    notesText: "Une note sur chaque calque concerné, dans la catégorie « Regard ».",
    add: "Ajouter",
    renew: "Refaire",
    show: "Afficher",
    hide: "Masquer",
    remove: "Retirer",
    act: (what: string, on: string) => `${what} : ${on}`,
    pin: (number: number) => `Repère ${number}`,
  },
  settings: {
    open: "Réglages",
    heading: "Réglages",
    whose: "Portée",
    owners: { usual: "Tous mes fichiers", file: "Ce fichier" },
    usualText: "Vos réglages par défaut, dans chaque fichier qui n’a pas les siens.",
    usualIdle: "Vos réglages par défaut. Ils ne s’appliquent pas ici : ce fichier a ses propres réglages.",
    fileText: "Gardés dans ce fichier. Ils s’appliquent à tous ceux qui l’examinent.",
    fileNone: "Ce fichier n’a pas de réglages : ceux de chacun s’appliquent.",
    fileMake: "Donner des réglages à ce fichier",
    fileRemove: "Retirer de ce fichier",
    libraries: "Bibliothèques",
    librariesIgnored: "Laisser de côté ce qu’apportent les composants de bibliothèques",
    librariesText:
      "Ce que vous y écrivez reste vérifié. Figma ne dit pas de quelle bibliothèque vient un composant : cela vaut donc pour toutes.",
    rules: (chosen) => (chosen === 0 ? "Règles" : `Règles (${countFr(chosen, "modifiée", "modifiées")})`),
    rulesText:
      "Une règle désactivée n’est pas appliquée. Plus souple ou plus stricte, elle pèse d’un degré de moins ou de plus.",
    changed: "Modifiées",
    ruleChoices: {
      usual: "Habituelle",
      off: "Désactivée",
      weaker: "Plus souple",
      stricter: "Plus stricte",
    },
    ofTeam: (choice) => `Équipe\u00a0: ${choice}`,
    ruleSearch: "Chercher une règle",
    ruleNotFound: "Aucune règle n’a cela dans son nom, ni dans celui d’un constat.",
    typing: "Pendant la saisie",
    typingChecked: "Souligner les fautes dans le texte que vous modifiez",
    typingText: "Figma vous le demande une fois. Le texte reste sur votre machine.",
    dismissedNone: "Rien n’a été écarté dans ce fichier.",
  },
  fixes: {
    looking: "Recherche d’une correction…",
    without: {
      undecided: "Pas de correction en un clic\u00a0: ici, c’est à vous de décider.",
      tried:
        "Pas de correction en un clic\u00a0: celles essayées sur une copie ne réglaient rien, ou abîmaient autre chose.",
      untried:
        "Les corrections n’ont pas toutes été essayées sur une copie\u00a0: cet écran en demande trop.",
      elsewhere:
        "À changer dans le composant\u00a0: il se trouve dans un autre fichier, ou cette instance en diffère.",
    },
    sign: {
      name: "A une correction",
      means: "A une correction\u00a0: ouvrez-le, un clic l’applique, un autre l’annule",
    },
    takeBack: "Annuler",
    changes: "Change\u00a0:",
    changesToo: "Change aussi\u00a0:",
    next: "Suivant",
    make: (layers) => (layers === 1 ? "Appliquer" : `Appliquer à ${layers} calques`),
    named: (button, what) => `${button}\u00a0: ${what}`,
    makeAt: {
      variable: "Appliquer à la variable",
      style: "Appliquer au style",
      component: "Appliquer au composant",
    },
    words: {
      at: {
        variable: (name, places) =>
          `Dans la variable «\u00a0${name}\u00a0»\u00a0: ${countFr(places, "endroit", "endroits")} sur ces écrans, et partout ailleurs où elle sert.`,
        style: (name, places) =>
          `Dans le style «\u00a0${name}\u00a0»\u00a0: ${countFr(places, "endroit", "endroits")} sur ces écrans, et partout ailleurs où il sert.`,
        component: (name, places) =>
          `Dans le composant «\u00a0${name}\u00a0»\u00a0: ${countFr(places, "endroit", "endroits")} sur ces écrans, et partout ailleurs où il sert.`,
      },
      hints: "Les exemples ressemblent alors à des saisies\u00a0: foncez aussi les saisies, ou laissez.",
      here: "Ici seulement.",
      loses: (names) => `Ne suivra plus ${names.map((name) => `«\u00a0${name}\u00a0»`).join(", ")}.`,
    },
    reviewStill: "Voir les corrections…",
    review: (count) => (count === 1 ? "Voir la correction…" : `Voir les ${count} corrections…`),
    ticked: (ticked, left) =>
      `${countFr(ticked, "cochée", "cochées")}, ${left === 1 ? "une autre attend" : `${left} autres attendent`} votre regard.`,
    elsewhere: (screens) => `C’est pareil sur ${countFr(screens, "autre écran", "autres écrans")}.`,
    everywhere: (screens) => `Voir les corrections sur les ${screens} écrans…`,
    first: "Vous voyez d’abord chaque changement\u00a0; tout s’annule en une fois.",
    back: "Constats",
    many: "Corrections",
    kinds: {
      safe: {
        title: "Petits changements",
        text: "Une nuance de gris, ou de couleur à quatre endroits au plus\u00a0: rien de partagé, aucun fond, ni la couleur du bouton principal.",
      },
      check: {
        title: "À vous de voir",
        text: "Plus qu’une nuance, une supposition, ou ce qui se voit aussi ailleurs\u00a0: regardez chacune.",
      },
      apart: {
        title: "Une à la fois",
        text: "À côté des autres, elles ne tiendraient pas\u00a0: ouvrez chacune seule.",
      },
    },
    trying: "Essai des corrections ensemble sur une copie…",
    none: "Rien ici ne se corrige d’un clic.",
    choose: "Rien n’est encore coché\u00a0: cochez ce qui est à appliquer.",
    apply: (count) => `Appliquer ${countFr(count, "correction", "corrections")}`,
    made: (made, asked) => `${countFr(made, "correction appliquée", "corrections appliquées")} sur ${asked}.`,
    undo: "Chaque correction a d’abord été essayée sur une copie de l’écran. Annuler la retire en une fois.",
    trouble: {
      gone: "Un calque de cette correction n’existe plus\u00a0: il a été laissé de côté.",
      changed: "Un calque a changé entre-temps\u00a0: il est resté tel quel.",
      font: "Une police de ce texte manque ici\u00a0: le texte est resté tel quel.",
      axes: "Ce texte a une largeur ou une inclinaison à lui, que le style lui ôterait\u00a0: il est resté tel quel.",
      "read-only": "Vous pouvez seulement consulter ce fichier\u00a0: rien n’y a été modifié.",
      refused: "L’éditeur n’a pas permis cette modification. Le calque est resté tel quel.",
      part: "L’éditeur n’a fait cette modification qu’en partie : regardez-la, ou annulez-la.",
    },
  },
  more: "Autres actions",
  results: {
    back: "Retour",
    verdicts: REVIEW_WORDS_FR.verdicts,
    checked: (layers, rules) =>
      `${countFr(layers, "calque contrôlé", "calques contrôlés")} selon ${countFr(rules, "règle", "règles")}.`,
    judgedBy: (what) => `Vérifié selon ${what}.`,
    clearLimits: "Ce n’est pas la promesse d’un bon écran\u00a0: testez-le aussi avec des personnes.",
    screens: "Écrans",
    heading: "Constats",
    count: (count) => countFr(count, "constat", "constats"),
    previous: "Constat précédent",
    next: "Constat suivant",
    position: (position, total) => `${position} sur ${total}`,
    keys: "Dans la liste, J et K ou les flèches vont d’un constat à l’autre, et Entrée en ouvre un.",
    search: "Rechercher un constat",
    clearSearch: "Effacer la recherche",
    shown: (count) => countFr(count, "constat affiché", "constats affichés"),
    noMatch: "Rien ne correspond.",
    showAll: "Tout afficher",
    places: (count) => countFr(count, "endroit", "endroits"),
    changes: {
      new: "Nouveau",
      again: "Rouvert",
      fixed: "Corrigé",
      gone: "Disparu",
      dismissed: "Écarté",
    },
    grounds: "Comment il a été trouvé",
    fix: "Que faire",
    basis: "D’après",
    newTab: "s’ouvre dans le navigateur",
    layers: "Calques",
    showLayer: (name) => `Montrer sur la maquette\u00a0: ${name}`,
    layerAndMore: (name, more) =>
      more === 0 ? name : `${name} et ${more} ${more === 1 ? "autre" : "autres"}`,
    onScreens: (count) => `sur ${count} écrans`,
    matters: {
      main: "sur le bouton principal",
      sample: "un simple texte indicatif",
      incidental: "on peut s’en passer",
    },
    allLayers: (count) => `Montrer les ${count} calques`,
    onlyDetails: REVIEW_WORDS_FR.onlyDetails,
    onlyDismissed: REVIEW_WORDS_FR.onlyDismissed,
    undecided: REVIEW_WORDS_FR.undecided,
    details: (details, done) =>
      done === 0 ? `Détails (${details})` : `Détails, et ce qui est réglé (${details + done})`,
    detailsText: "De petites choses, et ce qui vient après les douze constats les plus graves.",
    looked: (unchecked) =>
      unchecked === 0
        ? "Ce qui a été contrôlé"
        : `Ce qui a été contrôlé, et ${countFr(unchecked, "calque non contrôlé", "calques non contrôlés")}`,
    unsureText: "Ce que le design seul ne permet pas de trancher. Jetez-y un œil.",
    unread: (count) =>
      `${countFr(count, "calque n’a pas pu être lu", "calques n’ont pas pu être lus")} en entier. Ce qui manque a été laissé de côté\u00a0; tout le reste a été contrôlé.`,
    unreadParts: {
      fill: "Un fond",
      stroke: "Un contour",
      effect: "Un effet",
      text: "Le texte",
      property: "Une propriété",
      layer: "Le calque entier",
      rest: "Les calques au-delà du nombre lu",
    },
    unreadMore: (count) => `et ${countFr(count, "autre", "autres")}`,
    progress: {
      fixed: (what) => `corrigé\u00a0: ${what}`,
      gone: (what) => `disparu\u00a0: ${what}`,
      again: (count) => `rouvert\u00a0: ${count}`,
      added: (count) => `nouveau\u00a0: ${count}`,
    },
    selected: (name) => `Vous avez sélectionné ${name}.`,
    selectedMany: (count) => `Vous avez sélectionné ${countFr(count, "écran", "écrans")}.`,
    reviewIt: "Examiner",
    reviewThem: "Les examiner",
  },
  share: SHARE_FR,
  library: LIBRARY_FR,
  house: HOUSE_FR,
  ...EVIDENCE_WORDS.fr,
  resize: "Taille du panneau. Les touches fléchées la modifient.",
} satisfies PanelTexts as PanelTexts;
