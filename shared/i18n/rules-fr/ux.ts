import type { RuleTexts } from "../../review/rule.ts";

/** The French texts of the rules about the user experience. */
export const UX_FR: Readonly<Record<string, RuleTexts>> = {
  "control-heights": {
    title: "Deux hauteurs presque égales côte à côte",
    problem: "« {name} » mesure {heightPx} px de haut et « {otherName} », à côté, {otherHeightPx} px.",
    why: "Un écart aussi faible se voit tout de suite et passe pour une erreur.",
    fix: "Donnez la même hauteur aux deux, par exemple {tallerPx} px.",
  },
  "control-without-label": {
    title: "Commande sans libellé",
    problem: "Aucun mot dans « {name} » ni à côté ne dit à quoi cela sert.",
    why: "Il faut deviner ce que cela fait ou demande, et un lecteur d’écran n’a rien à annoncer.",
    fix: "Donnez-lui un libellé court : dans le bouton, sinon au-dessus ou juste à côté.",
  },
  "destructive-beside-primary": {
    title: "Bouton destructeur près de « {constructive} »",
    problem: "« {destructive} » se trouve à {gapPx} px de « {constructive} ».",
    why: "Un doigt ou une souris qui dévie, et le travail que l’on voulait garder est perdu.",
    fix: "Éloignez « {destructive} » de « {constructive} » d’au moins {safePx} px, ou demandez une confirmation avant d’agir.",
  },
  "home-indicator": {
    title: "Commande sous l’indicateur d’accueil",
    problem:
      "« {name} » se trouve dans les {stripPx} px du bas de l’écran, là où est l’indicateur d’accueil.",
    why: "Un appui à cet endroit est pris pour le geste qui quitte l’application.",
    fix: "Remontez-le de {movePx} px, pour qu’il se termine au-dessus des {stripPx} px du bas.",
  },
  "label-proximity": {
    title: "Libellé plus proche d’un autre champ",
    problem:
      "« {label} » est à {abovePx} px sous le champ du dessus, mais à {belowPx} px de son propre champ.",
    why: "Ce qui est proche se lit ensemble : on risque de remplir le mauvais champ.",
    fix: "Rapprochez le libellé de son champ à moins de {abovePx} px, ou éloignez le champ du dessus.",
  },
  "lone-radio": {
    title: "Bouton radio tout seul",
    problem: "« {name} » est le seul bouton radio de cet écran.",
    why: "Un bouton radio se désactive en choisissant une autre option : on ne peut pas revenir sur son choix.",
    fix: "Utilisez une case à cocher pour un choix que l’on active ou non, ou montrez les autres options.",
  },
  "placeholder-as-label": {
    title: "Texte indicatif en guise de libellé",
    problem:
      "« {placeholder} », dans le champ, est la seule indication de ce qu’il faut saisir ; elle disparaît dès la saisie.",
    why: "Quand on s’interrompt ou que l’on relit ses réponses, on ne voit plus ce qui était demandé.",
    fix: "Ajoutez au-dessus du champ un libellé qui reste visible, et gardez le texte indicatif pour un exemple.",
  },
  "several-selected": {
    title: "Plusieurs options sélectionnées à la fois",
    problem:
      "{count} de ces {total} options sont montrées comme sélectionnées, alors qu’une seule peut l’être.",
    why: "On ne sait pas quel choix compte, ni où l’on se trouve.",
    fix: "Montrez exactement une option sélectionnée, ou utilisez des cases à cocher si plusieurs peuvent l’être.",
  },
  "tab-bar-items": {
    title: "Trop d’éléments dans la barre",
    problem: "La barre d’onglets compte {count} éléments ; un téléphone a de la place pour {most}.",
    why: "Chaque élément devient petit et difficile à toucher, et les écrans principaux se perdent parmi les autres.",
    fix: "Gardez les {most} destinations les plus visitées et déplacez les autres sur un écran à part.",
  },
  "tab-bar-labels": {
    title: "Barre d’onglets sans libellés",
    problem: "Les {count} éléments de la barre d’onglets sont des icônes sans un mot.",
    why: "Peu d’icônes ont le même sens pour tous : il faut les essayer pour trouver son chemin.",
    fix: "Placez un libellé d’un mot sous chaque icône.",
  },
  "target-size": {
    title: "Cible trop petite à toucher",
    problem:
      "La cible visible mesure {widthPx} × {heightPx} px et une autre cible est plus proche que ne le permet un cercle de {requiredPx} px.",
    why: "Quand la main tremble, que les doigts sont larges ou que l’on marche, on touche la cible voisine.",
    fix: "Donnez à la cible au moins {requiredPx} × {requiredPx} px, ou éloignez ses voisines jusqu’à ce qu’un tel cercle tienne.",
    by: {
      "wcag-aaa": {
        title: "Cible trop petite pour le niveau AAA",
        problem:
          "La cible visible a {shortPx} px sur son petit côté. Le niveau AA s’en contente ; le niveau AAA demande {requiredPx} × {requiredPx} px.",
        why: "Avec un tremblement ou de grands doigts, ou simplement en marchant, il faut s’y reprendre à plusieurs fois.",
        fix: "Donnez à la cible, avec l’espace libre qui lui appartient, au moins {requiredPx} × {requiredPx} px.",
      },
      ios: {
        title: "Cible plus petite que ne le demande iOS",
        problem:
          "La cible visible a {shortPx} pt sur son petit côté, et une autre est si proche qu’elle ne peut pas disposer des {requiredPx} × {requiredPx} pt que demande Apple.",
        fix: "Donnez à la cible au moins {requiredPx} × {requiredPx} pt, ou éloignez ses voisines jusqu’à ce qu’il y ait cette place.",
      },
      android: {
        title: "Cible plus petite que ne le demande Android",
        problem:
          "La cible visible a {shortPx} dp sur son petit côté, et une autre est si proche qu’elle ne peut pas disposer des {requiredPx} × {requiredPx} dp que demande Android.",
        fix: "Donnez à la cible au moins {requiredPx} × {requiredPx} dp, ou éloignez ses voisines jusqu’à ce qu’il y ait cette place.",
      },
    },
  },
  "targets-overlap": {
    title: "Zones cliquables superposées",
    problem: "« {name} » et « {otherName} » se chevauchent sur {widthPx} × {heightPx} px.",
    why: "Là où elles se chevauchent, on touche celle que l’on ne visait pas.",
    fix: "Écartez-les, ou réduisez-les, pour que leurs cadres ne se chevauchent plus.",
  },
  "link-by-colour": {
    title: "Lien signalé par sa seule couleur",
    problem:
      "Le lien « {link} » ({linkColor}) ne se distingue de son texte ({textColor}) que par un contraste de {ratio}:1, et par rien d’autre. Il en faut {required}:1.",
    why: "Les personnes qui voient mal les couleurs ne trouvent pas le lien dans la phrase.",
    fix: "Soulignez le lien, ou donnez-lui une couleur plus éloignée de celle de son texte.",
  },
  "missing-focus-state": {
    title: "Aucun état pour le clavier",
    problem: "« {name} » a une apparence pour {states}, mais aucune pour le focus du clavier.",
    why: "Sans elle, les personnes qui utilisent le clavier ne voient pas où elles se trouvent.",
    fix: "Ajoutez une variante « Focus » avec un contour qui ressort d’au moins 3:1 sur ce qui l’entoure.",
  },
  "dead-end": {
    title: "Écran sans issue",
    problem: "« {from} » mène à « {name} », où rien ne se clique : ni lien, ni bouton, ni retour.",
    why: "On arrive ici et l’on est bloqué : la maquette ne montre aucun moyen d’en repartir.",
    fix: "Donnez à l’écran une suite, ou au moins un retour, et reliez-le dans le prototype.",
    unsure: {
      "may-lead-out":
        "Une icône ou un texte court mène peut-être hors de cet écran ; le prototype ne le relie pas.",
    },
  },
  "link-to-wrong-screen": {
    title: "Mène à un autre écran qu’annoncé",
    problem: "« {label} » mène à « {destination} », alors qu’il existe un écran « {named} ».",
    why: "En essayant le prototype, on n’arrive pas où l’on voulait aller, et l’essai n’apprend rien du parcours.",
    fix: "Reliez-le à « {named} », ou renommez ce qui mène à « {destination} ».",
  },
  "missing-error-state": {
    title: "Aucun état pour une saisie refusée",
    problem: "« {name} » a une apparence pour {states}, mais aucune pour une saisie refusée.",
    why: "Chaque écran invente alors sa façon de dire ce qui ne va pas, et on ne la voit pas.",
    fix: "Ajoutez une variante « Erreur » avec un signe et la place d’un message, pour ne pas dépendre de la seule couleur.",
  },
  "missing-hover-state": {
    title: "Aucun état pour le pointeur",
    problem: "« {name} » a une apparence pour {states}, mais aucune quand le pointeur est dessus.",
    why: "Avec une souris, c’est à cela que l’on voit ce qui se clique, et que l’on est dessus.",
    fix: "Ajoutez une variante « Survol » que l’on distingue d’un coup d’œil, ou précisez que le composant est réservé au tactile.",
  },
  "missing-disabled-state": {
    title: "Aucun état pour ce qui est inutilisable",
    problem: "« {name} » a une apparence pour {states}, mais aucune tant qu’on ne peut pas s’en servir.",
    why: "Chaque écran l’estompe alors à sa façon, et on ne sait plus s’il fonctionne.",
    fix: "Ajoutez une variante « Désactivé », ou notez qu’il fonctionne toujours et dit lui-même ce qui manque.",
  },
  "overlay-without-close": {
    title: "Une superposition que rien ne ferme",
    problem:
      "« {from} » ouvre « {name} » par-dessus ; rien n’y permet de fermer, et un clic à côté ne le fait pas non plus.",
    why: "Qu’on l’ait ouverte par erreur ou qu’on l’ait lue, on ne peut pas revenir à ce qui se trouve dessous.",
    fix: "Ajoutez un bouton qui la ferme, et reliez-le dans le prototype.",
    unsure: {
      "may-close":
        "Une icône ou un texte court ferme peut-être cette superposition ; le prototype ne le relie pas.",
      "outside-unknown":
        "Rien ne ferme cette superposition ; le fichier ne dit pas si un clic à côté le fait.",
    },
  },
  "unreachable-screen": {
    title: "Écran auquel rien ne mène",
    problem: "Aucun lien ne mène à « {name} », et aucun parcours n’y commence ; lui-même mène à « {next} ».",
    why: "En essayant le prototype, on ne le voit jamais, et ce qu’il devait montrer n’est pas mis à l’épreuve.",
    fix: "Reliez à cet écran ce qui doit y mener, ou faites-en le début d’un parcours.",
  },
  "missing-sign": {
    title: "Il manque à un élément ce que montrent les autres",
    problem: "« {name} » n’a pas de « {sign} » ; les {others} autres à côté en ont.",
    why: "Quand un seul élément n’a ni flèche, ni icône, ni étiquette, on le prend pour autre chose, par exemple une ligne qui ne s’ouvre pas.",
    fix: "Ajoutez-le ici aussi, ou montrez autrement en quoi cet élément diffère.",
  },
  "field-lacks-label": {
    title: "Champ sans libellé",
    problem: "Rien ne dit quoi saisir ici (champs de ce formulaire qui ont un libellé : {labelled}).",
    why: "Une fois le champ rempli, on ne sait plus ce qui était demandé, et un lecteur d’écran n’a rien à annoncer.",
    fix: "Placez au-dessus un libellé qui reste visible pendant la saisie.",
  },
  "hint-like-entry": {
    title: "Indications qui ont l’air d’une saisie",
    problem: "Les indications dans les champs (« {hints} ») ont la même couleur que les libellés.",
    why: "Des champs encore vides paraissent remplis : on les saute, ou l’on essaie d’effacer des mots qui n’y sont pas.",
    fix: "Donnez aux indications une couleur plus discrète, avec un contraste d’au moins 4,5:1, ou placez-les sous les libellés.",
  },
  "error-without-message": {
    title: "Erreur signalée par la seule couleur",
    problem: "Le champ « {name} » a une bordure rouge, et aucun mot à côté ne dit ce qui ne va pas.",
    why: "Les personnes qui distinguent mal le rouge du gris n’en voient rien, et les autres doivent deviner ce qu’il faut changer.",
    fix: "Dites juste sous le champ ce qui ne va pas et comment y remédier, avec un signe devant les mots.",
  },
  "same-label-twice": {
    title: "Deux commandes portent le même libellé",
    problem: "Deux commandes voisines s’appellent « {label} ».",
    why: "On ne peut pas savoir ce que fait l’une que ne fait pas l’autre, et un lecteur d’écran les annonce de la même façon.",
    fix: "Donnez à chacune ses propres mots, ou retirez-en une.",
  },
  "tiny-control": {
    title: "Très petite commande",
    problem: "« {name} » mesure {widthPx} × {heightPx} px.",
    why: "Ce qui est si petit se voit mal et se touche mal : sur un téléphone, même un pouce sûr le manque.",
    fix: "Dessinez-le à 20 px au moins, dans une zone tactile de 44 px ; un bouton avec des mots mesure au moins 32 px de haut.",
  },
  "sum-mismatch": {
    title: "Le total n’est pas la somme",
    problem: "« {label} » annonce {total}, mais les lignes au-dessus ({rows}) font {sum} au total.",
    why: "On vérifie ce que l’on paie : une note qui ne tombe pas juste coûte la confiance, et l’écran ne peut pas être testé.",
    fix: "Corrigez le total ou les lignes, ou montrez la ligne qui manque.",
  },
  "amounts-disagree": {
    title: "Deux montants pour une même chose",
    problem: "Le bouton dit « {button} », mais l’écran dit « {stated} ».",
    why: "On ne paie pas tant qu’on ne sait pas combien cela coûte.",
    fix: "Indiquez le même montant aux deux endroits, ou montrez comment l’un découle de l’autre.",
  },
  "sign-words-mixed": {
    title: "Se connecter ou s’inscrire ?",
    problem:
      "« {first} » et « {other} » vont ensemble, mais l’un s’adresse à qui a un compte et l’autre à qui n’en a pas.",
    why: "Quand on ne sait plus si l’on a un compte ici, on ne peut pas deviner quel chemin prendre.",
    fix: "Adressez-vous aux mêmes personnes aux deux endroits.",
  },
  "no-password-reset": {
    title: "Aucun moyen de changer un mot de passe oublié",
    problem: "Cet écran demande un mot de passe et ne propose rien quand on l’a oublié.",
    why: "C’est le plus souvent un mot de passe oublié qui empêche d’accéder à son compte.",
    fix: "Placez juste sous le champ un lien tel que « Mot de passe oublié ? ».",
  },
  "progress-disagrees": {
    title: "Une barre qui contredit ses chiffres",
    problem: "La barre est à {drawn} %, mais « {words} » à côté fait {stated} %.",
    why: "On regarde la barre ou les chiffres ; si l’on regarde les deux, on ne sait pas à quoi se fier.",
    fix: "Placez la barre à {stated} %, ou changez les chiffres.",
  },
  "form-without-action": {
    title: "Un formulaire que rien n’envoie",
    problem: "Sous ces {count} champs, il n’y a pas de bouton, et rien d’autre ne dit comment continuer.",
    why: "On remplit le formulaire sans savoir si c’était tout.",
    fix: "Placez sous le dernier champ un bouton qui dit ce qu’il fait, tel que « Envoyer le message ».",
  },
  "no-choice-shown": {
    title: "On ne voit pas quelle option est choisie",
    problem: "Ces {count} options ont toutes le même aspect, alors que l’une d’elles est active.",
    why: "On ne sait pas ce que l’on regarde, ni ce qu’un appui changerait.",
    fix: "Donnez à l’option choisie un fond, une graisse ou un trait qui lui soit propre : une simple nuance ne suffit pas.",
  },
  "dialog-without-exit": {
    title: "Une fenêtre sans sortie",
    problem:
      "« {name} » recouvre l’écran assombri, et rien à l’intérieur ne permet de la fermer ni de continuer.",
    why: "Tout le monde ne pense pas à toucher à côté, et c’est impossible au clavier ou avec un lecteur d’écran.",
    fix: "Ajoutez un bouton de fermeture en haut, ou un bouton en bas, par exemple « Plus tard ».",
  },
  "preticked-consent": {
    title: "Consentement coché d’avance",
    problem: "« {label} » est déjà coché, avant que quiconque l’ait choisi.",
    why: "Beaucoup ne le voient pas et acceptent ce qu’ils n’ont pas choisi ; dans l’Union européenne, une case cochée d’avance ne vaut pas consentement.",
    fix: "Montrez la case vide, et laissez chacun la cocher.",
  },
  "looks-disabled": {
    title: "Un bouton principal paraît indisponible",
    problem: "« {label} » est aussi estompé qu’un bouton désactivé, et rien sur cet écran ne semble manquer.",
    why: "On le croit indisponible et on ne l’essaie pas.",
    fix: "Affichez-le sans l’estomper, ou dites ce qu’il faut faire d’abord.",
  },
  "required-unmarked": {
    title: "Un champ obligatoire n’est pas signalé",
    problem:
      "« {label} » ne porte aucun signe, alors que « {marked} » en porte un et que ce champ ne peut pas non plus rester vide.",
    why: "Quand certains champs sont signalés, on croit les autres facultatifs, et c’est une erreur qui apprend le contraire.",
    fix: "Signalez-le comme les autres, ou écrivez « facultatif » s’il peut rester vide.",
  },
  "small-for-a-finger": {
    title: "Commandes petites pour un doigt",
    problem:
      "Des commandes de cet écran sont dessinées à moins de {requiredPx} px de haut ou de large (nombre : {count}) ; le petit côté de la plus petite mesure {shortPx} px.",
    why: "Le bout d’un doigt couvre environ 44 px. Ce qui est dessiné plus petit se rate en marchant, sauf si la zone tactile est plus grande.",
    fix: "Dessinez-les plus grandes, ou donnez à chacune une zone tactile de {requiredPx} px dans laquelle aucune autre n’empiète.",
  },
  "action-below-fold": {
    title: "Action principale hors de vue",
    problem:
      "« {name} » se trouve à {downPx} px du haut, et un téléphone montre environ {viewPx} px à la fois. Rien de ce qui reste visible ne mène plus loin.",
    why: "Sans faire défiler jusqu’au bout, on ne trouve pas la suite ; arrivé là, on a perdu de vue ce que l’on a choisi.",
    fix: "Gardez l’action dans une barre en bas de l’écran, avec le total ou le choix qu’elle concerne.",
  },
  "password-unseen": {
    title: "Impossible de voir le mot de passe",
    problem: "Rien dans « {name} » ni à côté ne montre ce qui a été saisi.",
    why: "Sur un téléphone, on se trompe de touche ; si l’on ne voit que des points, on ressaisit tout, ou l’on abandonne.",
    fix: "Placez un œil, ou le mot « Afficher », à la fin du champ.",
  },
  "count-disagrees": {
    title: "Un nombre que la liste contredit",
    problem: "« {text} » en compte {said}, mais la liste qui suit n’a pas ce nombre de lignes : {rows}.",
    why: "On cherche ce qui manque, ou l’on craint de payer ce qu’on n’a pas choisi.",
    fix: "Corrigez le nombre ou la liste, ou indiquez sur une ligne qu’elle vaut pour plusieurs.",
  },
  "no-way-back": {
    title: "Aucun retour possible",
    problem: "D’ici, « {action} » est la seule issue : ni flèche de retour, ni croix, ni « Annuler ».",
    why: "Qui est arrivé là par erreur, ou voulait seulement regarder, ne voit pas comment repartir sans continuer.",
    fix: "Ajoutez une flèche de retour ou une croix en haut, ou quelques mots comme « Plus tard » sous le bouton.",
    unsure: {
      linked: "Le prototype mène plus loin par un élément qui n’a pas l’air d’un retour.",
    },
  },
  "ungrouped-form": {
    title: "Un long formulaire d’un seul tenant",
    problem: "{count} champs se suivent à intervalles égaux : ni titre ni espace plus grand ne les sépare.",
    why: "En une seule longue colonne, un formulaire a l’air plus fastidieux qu’il ne l’est, et l’on ne sait plus où l’on en est.",
    fix: "Réunissez sous un titre ce qui va ensemble, par exemple « Adresse », ou doublez l’espace entre les groupes.",
  },
  "error-not-shown": {
    title: "Aucun écran ne montre une saisie refusée",
    problem:
      "Aucun de ces {count} écrans ne montre ce que l’on voit quand le formulaire n’accepte pas une saisie.",
    why: "Ce que personne ne dessine est laissé au hasard : on apprend alors que quelque chose ne va pas, mais pas ce qu’il faut changer.",
    fix: "Dessinez aussi ce formulaire avec une saisie refusée : le message juste sous son champ, qui dit comment corriger.",
  },
  "empty-not-shown": {
    title: "Aucun écran ne montre la liste vide",
    problem:
      "« {name} » est dessiné avec son contenu, et aucun de ces {count} écrans ne le montre avant qu’il y en ait.",
    why: "C’est ainsi que chacun le voit en premier ; sans un mot sur ce qui viendra là, on croit à une panne.",
    fix: "Dessinez-le vide aussi : une ligne qui dit ce qui s’affichera ici, et un bouton qui mène au premier élément.",
  },
};
