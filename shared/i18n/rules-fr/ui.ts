import type { RuleTexts } from "../../review/rule.ts";

/** The French texts of the rules about the interface. */
export const UI_FR: Readonly<Record<string, RuleTexts>> = {
  "almost-full-width": {
    title: "Presque aussi large que la colonne",
    problem:
      "« {name} » mesure {widthPx} px de large dans une colonne de {columnPx} px : ses bords sont décalés de {offPx} px par rapport à ce qui est au-dessus ou au-dessous.",
    why: "L’œil perçoit même un petit décalage entre les bords : il croit à une erreur.",
    fix: "Laissez « {name} » occuper les {columnPx} px de la colonne.",
  },
  "centred-paragraph": {
    title: "Long texte centré",
    problem:
      "{lines} lignes de texte sont centrées ; dès la quatrième, le bord gauche irrégulier ralentit la lecture.",
    why: "Chaque ligne commence ailleurs, l’œil doit chercher où.",
    fix: "Alignez le paragraphe à gauche, ou réduisez-le à {most} lignes.",
  },
  "cramped-box": {
    title: "Texte collé à son cadre",
    problem: "Le texte de « {box} » est à {paddingPx} px du bord latéral du cadre coloré qui l’entoure.",
    why: "Sans espace autour de lui, un texte se lit moins bien et le cadre passe pour une erreur.",
    fix: "Donnez à « {box} » une marge intérieure d’au moins {usualPx} px à gauche et à droite.",
  },
  "half-pixel": {
    title: "Hors de la grille de pixels",
    problem: "Le calque est placé sur une fraction de pixel dans son parent.",
    why: "Les bords deviennent flous sur les écrans ordinaires, et les développeurs doivent arrondir à votre place.",
    fix: "Arrondissez x et y au pixel entier.",
  },
  "justified-text": {
    title: "Texte justifié",
    problem: "Les {lines} lignes de ce texte sont étirées jusqu’aux deux marges.",
    why: "Des blancs inégaux entre les mots traversent le texte, ce qui gêne les personnes dyslexiques.",
    fix: "Alignez le texte à gauche.",
  },
  "line-length": {
    title: "Lignes trop longues à lire",
    problem:
      "Les lignes de ce texte comptent environ {characters} caractères ; au-delà de {most}, elles fatiguent.",
    why: "Au bout d’une longue ligne, l’œil ne retrouve pas le début de la suivante.",
    fix: "Réduisez la largeur du texte à environ {betterPx} px, soit 70 caractères par ligne.",
    milder: {
      slight: {
        title: "Lignes un peu longues",
        why: "Plus une ligne est longue, plus l’œil risque de manquer le début de la suivante.",
      },
    },
  },
  "near-duplicate-colours": {
    title: "Deux couleurs presque identiques",
    problem:
      "{hex} (calques : {uses}) côtoie {usualHex} (calques : {usualUses}) ; presque personne ne les distingue.",
    why: "À mesure que le design grandit, deux couleurs presque pareilles finissent par diverger, et il faut entretenir les deux.",
    fix: "Utilisez {usualHex} partout, depuis un style ou une variable partagés.",
  },
  "near-miss-alignment": {
    title: "Légèrement désaligné",
    problem: "Ce calque commence à {offPx} px de la ligne sur laquelle commencent {count} calques voisins.",
    why: "L’œil perçoit même un petit décalage : il croit à une erreur.",
    fix: "Déplacez-le de {offPx} px, dans l’alignement de « {neighbour} ».",
  },
  "off-scale-spacing": {
    title: "Espacement juste hors de l’échelle",
    problem: "Un écart ou une marge intérieure de {spacingPx} px se trouve parmi d’autres de {usualPx} px.",
    why: "Des espaces presque égaux passent pour des erreurs, et chaque nouvelle valeur complique l’intégration.",
    fix: "Utilisez {usualPx} px.",
  },
  "small-text": {
    title: "Texte trop petit",
    problem: "Ce texte est composé en {sizePx} px ; un texte de ce genre demande au moins {smallestPx} px.",
    why: "Beaucoup de gens de plus de quarante ans, et toute personne malvoyante, ne peuvent le lire sans zoomer.",
    fix: "Composez-le en {smallestPx} px au moins.",
    by: {
      android: {
        problem:
          "Ce texte est composé en {sizePx} sp ; un texte de ce genre demande au moins {smallestPx} sp sur Android.",
        fix: "Composez-le en {smallestPx} sp au moins.",
      },
    },
  },
  "text-at-edge": {
    title: "Texte collé au bord de l’écran",
    problem: "« {text} » commence ou finit à {marginPx} px du bord de l’écran.",
    why: "La coque, les coins arrondis et les pouces cachent le bord, et le texte semble avoir glissé.",
    fix: "Gardez les textes à {usualPx} px au moins des bords de l’écran.",
  },
  "text-clipped": {
    title: "Texte coupé",
    problem: "{cutPx} px de « {text} » sont coupés par le bord du calque qui l’entoure.",
    why: "On ne voit qu’un mot à moitié, et le sens se perd.",
    fix: "Laissez ce calque grandir avec le texte, ou terminez le texte par des points de suspension.",
  },
  "text-contrast": {
    title: "Texte trop pâle pour être lu",
    problem:
      "Le contraste entre le texte ({textColor}) et ce qui se trouve derrière ({backdropColor}) est de {ratio}:1. À cette taille, il faut au moins {required}:1.",
    why: "Les personnes malvoyantes ne peuvent pas le lire, ni personne en plein soleil ou sur un mauvais écran.",
    fix: "Éloignez les deux couleurs : {suggestedColor} suffit pour le texte, ou {suggestedBackdropColor} derrière lui.",
    advice: {
      text: "Passez le texte en {suggestedColor} : c’est la couleur la plus proche, de même teinte, qui suffise.",
      ground:
        "Gardez le texte et passez ce qui se trouve derrière en {suggestedBackdropColor} : cela suffit.",
    },
    by: {
      "wcag-aaa": {
        title: "Texte trop pâle pour le niveau AAA",
        problem:
          "Le contraste entre le texte ({textColor}) et ce qui se trouve derrière ({backdropColor}) est de {ratio}:1. Le niveau AA s’en contente ; à cette taille, le niveau AAA demande au moins {required}:1.",
        why: "Les personnes qui voient mal, sans aide technique, le lisent avec peine.",
        fix: "Éloignez davantage les deux couleurs : par exemple {suggestedColor} pour le texte, ou {suggestedBackdropColor} derrière lui.",
      },
    },
    milder: {
      slight: {
        title: "Texte un peu trop pâle",
        why: "Presque tout le monde peut le lire ; pour les personnes malvoyantes, il s’en faut de peu.",
      },
      clear: {
        title: "Texte difficile à lire",
        why: "Les personnes malvoyantes peinent à le lire, comme tout le monde en plein soleil ou sur un mauvais écran.",
      },
    },
    unsure: {
      image: "Le texte est posé sur une image : son contraste dépend des pixels qu’elle contient.",
      blend: "Un mode de fusion mélange ici les couleurs : le contraste ne peut pas être calculé.",
      shape: "Une forme se trouve derrière une partie du texte, et son contour exact n’est pas connu.",
      shadow:
        "Le texte porte une ombre, et l’on ne sait pas quelle part de celle-ci se trouve derrière les lettres.",
      invisible: "Le texte a la couleur de ce qui se trouve derrière. S’il doit être lu, il est trop pâle.",
      picture:
        "D’après ses calques, le contraste de ce texte est de {ratio}:1, mais l’image de l’écran montre environ {seenRatio}:1, et {required}:1 suffit.",
      inactive:
        "Ce texte semble être celui d’un bouton inutilisable pour l’instant. Si le bouton sert, son texte est trop pâle.",
      decoration: "Ces lettres semblent décoratives. S’il faut les lire, elles sont trop pâles.",
      nothing: "Rien d’opaque ne se trouve derrière le texte : son fond n’est pas connu.",
    },
  },
  "text-overflow": {
    title: "Texte qui dépasse de son cadre",
    problem: "« {text} » dépasse de {overflowPx} px du cadre qui l’entoure.",
    why: "L’écran a l’air cassé, et le texte risque de toucher ce qui se trouve à côté.",
    fix: "Laissez le cadre s’agrandir avec son texte, ou raccourcissez le texte.",
  },
  "texts-overlap": {
    title: "Textes superposés",
    problem: "« {text} » et « {otherText} » sont peints l’un sur l’autre, sur {widthPx} × {heightPx} px.",
    why: "Là où ils se croisent, aucun des deux n’est lisible.",
    fix: "Écartez-les, ou placez-les dans un auto layout pour que l’un fasse de la place à l’autre.",
  },
  "tight-line-height": {
    title: "Lignes trop serrées",
    problem:
      "Les {lines} lignes de ce texte sont espacées de {lineHeightPx} px pour un corps de {sizePx} px : {ratio} fois le corps.",
    why: "On perd la ligne que l’on lit, surtout avec une dyslexie ou une vue faible.",
    fix: "Réglez l’interligne à environ {betterPx} px (1,4 fois le corps).",
  },
  "uneven-gaps": {
    title: "Un écart un peu différent",
    problem:
      "Un écart de cette liste mesure {gapPx} px, alors que l’écart habituel est de {usualPx} px (écarts de cette taille : {count}).",
    why: "Un écart à peine différent passe pour une erreur et coupe la liste sans le vouloir.",
    fix: "Donnez-lui {usualPx} px comme aux autres, ou placez la liste dans un auto layout.",
  },
  "uneven-padding": {
    title: "Marges gauche et droite différentes",
    problem: "« {name} » a {leftPx} px de marge intérieure à gauche et {rightPx} px à droite.",
    why: "Le contenu semble poussé d’un côté sans raison.",
    fix: "Mettez la même marge des deux côtés, par exemple {betterPx} px.",
  },
  "wide-letter-spacing": {
    title: "Lettres trop espacées",
    problem:
      "Les lettres sont écartées de {spacingPx} px de plus que ne le prévoit la police ({percent} % du corps).",
    why: "Les mots se défont en lettres et se lisent plus lentement.",
    fix: "Mettez l’interlettrage du texte courant à 0 et gardez un large interlettrage pour les capitales.",
  },
  "icon-contrast": {
    title: "Icône trop pâle",
    problem:
      "L’icône de cette commande ({iconColor}) a un contraste de {ratio}:1 avec ce qui se trouve derrière ({backdropColor}). Il faut au moins {required}:1.",
    why: "Seule l’icône dit ce que fait la commande, et les personnes malvoyantes ne la voient pas.",
    fix: "Donnez à l’icône une couleur plus sombre ou plus claire, plus éloignée de son fond.",
    milder: {
      slight: {
        title: "Icône un peu trop pâle",
        why: "Presque tout le monde la voit ; pour les personnes malvoyantes, il s’en faut de peu.",
      },
    },
    unsure: {
      picture:
        "D’après ses calques, le contraste de cette icône est de {ratio}:1, mais l’image de l’écran montre environ {seenRatio}:1, et {required}:1 suffit.",
      inactive:
        "Cette commande semble inutilisable pour l’instant. Si elle ne l’est pas, son icône est trop pâle.",
    },
  },
  "uneven-corners": {
    title: "Coins différents",
    problem: "Les coins de « {name} » ont un rayon de {radiusPx} px, ceux des autres à côté {usualPx} px.",
    why: "Des cadres de même taille côte à côte se lisent comme un tout ; une différence passe pour une erreur.",
    fix: "Donnez-lui un rayon de {usualPx} px, de préférence avec un style ou une variable.",
  },
  "detached-instance": {
    title: "Détaché de son composant",
    problem:
      "« {name} » a été détaché de son composant ; d’autres sur cet écran (instances : {count}) le suivent encore.",
    why: "Quand le composant change, celui-ci ne suit pas, et les deux finissent par diverger.",
    fix: "Remplacez-le par une instance, et réglez ce qui diffère par une propriété ou une variante.",
  },
  "loose-colour": {
    title: "Couleur posée à la main",
    problem:
      "{hex} est posée à la main (calques : {uses}) ; ailleurs sur cet écran (calques : {namedUses}), un style ou une variable la donne.",
    why: "Quand le style ou la variable change, pour un mode sombre ou une nouvelle marque, ces calques gardent l’ancienne couleur.",
    fix: "Donnez-leur le style ou la variable des autres.",
  },
  "border-contrast": {
    title: "Contour trop pâle pour être vu",
    problem:
      "Seul son contour montre où se trouve cet élément, et le contraste entre ce contour ({borderColor}) et ce qui l’entoure ({backdropColor}) est de {ratio}:1. Il faut au moins {required}:1.",
    why: "Les personnes malvoyantes ne voient pas qu’il y a là quelque chose à remplir ou à cocher, ni où cela finit.",
    fix: "Donnez au contour une couleur plus foncée ou plus claire, ou au cadre un fond qui se détache de ce qui l’entoure.",
  },
  "contrast-in-modes": {
    title: "Texte trop pâle en mode « {mode} »",
    problem:
      "Tel qu’il est affiché, ce texte se lit ; en mode « {mode} », sa couleur ({textColor}) a un contraste de {ratio}:1 avec ce qui se trouve derrière ({backdropColor}). À cette taille, il faut au moins {required}:1.",
    why: "Les personnes qui utilisent ce mode ne peuvent pas le lire, et rien ne le montre à qui ne regarde que les autres modes.",
    fix: "En mode « {mode} », donnez au texte une couleur comme {suggestedColor}, ou changez ce qui se trouve derrière. Une couleur identique dans tous les modes a besoin d’une variable.",
    by: {
      "wcag-aaa": {
        title: "Texte trop pâle pour le niveau AAA en mode « {mode} »",
        problem:
          "En mode « {mode} », la couleur de ce texte ({textColor}) a un contraste de {ratio}:1 avec ce qui se trouve derrière ({backdropColor}). Le niveau AA s’en contente ; à cette taille, le niveau AAA demande au moins {required}:1.",
        why: "Tel qu’il est affiché, le texte atteint le niveau AAA, et rien ne montre le contraire à qui ne regarde que les autres modes.",
      },
    },
    milder: {
      slight: {
        title: "Texte un peu trop pâle en mode « {mode} »",
        why: "Presque tout le monde peut le lire ; dans ce mode, pour les personnes malvoyantes, il s’en faut de peu.",
      },
      clear: {
        title: "Texte difficile à lire en mode « {mode} »",
        why: "Les personnes qui utilisent ce mode peinent à le lire, et rien ne le montre à qui ne regarde que les autres modes.",
      },
    },
    unsure: {
      pinned:
        "Ce texte garde un mode qui lui est propre quand l’écran en change, et s’y perd. Si l’écran est prévu pour cet autre mode, retirez au texte le sien.",
      unprepared:
        "Le fond de cet écran reste le même dans un autre mode : l’écran n’est peut-être pas prévu pour ce mode. S’il l’est, des textes s’y perdent.",
      inactive:
        "Ce texte semble être celui d’un bouton inutilisable pour l’instant. Si le bouton sert, son texte est trop pâle dans un autre mode.",
      decoration:
        "Ces lettres semblent décoratives. S’il faut les lire, elles sont trop pâles dans un autre mode.",
    },
  },
  "stretched-image": {
    title: "Image déformée",
    problem:
      "Cette image mesure {pictureWidthPx} × {pictureHeightPx} pixels, et ses côtés s’écartent ici de {distortionPercent} % de ces proportions.",
    why: "Les visages et les produits paraissent faux, et l’on sent que quelque chose ne va pas, même sans savoir quoi.",
    fix: "Laissez l’image remplir son calque ou s’y ajuster, quitte à la rogner, ou donnez au calque {betterHeightPx} px de haut.",
  },
  "blurry-image": {
    title: "Image trop petite pour sa place",
    problem:
      "Cette image compte {pictureWidthPx} × {pictureHeightPx} pixels et est affichée {times} fois plus grande : elle paraît floue.",
    why: "Une image floue donne un air inachevé à l’écran, surtout sur les écrans très fins des téléphones.",
    fix: "Utilisez une image d’au moins {betterWidthPx} pixels de large, le double pour les écrans très fins.",
    unsure: {
      placeholder:
        "Cette image se trouve à plusieurs endroits : une autre est peut-être prévue. Elle est trop petite pour sa place.",
    },
  },
  "icon-contrast-in-modes": {
    title: "Icône trop pâle en mode « {mode} »",
    problem:
      "Telle qu’elle est affichée, l’icône de cette commande se voit ; en mode « {mode} », sa couleur ({iconColor}) a un contraste de {ratio}:1 avec ce qui se trouve derrière ({backdropColor}). Il faut au moins {required}:1.",
    why: "L’icône est seule à dire ce que fait la commande, et rien ne le montre à qui ne regarde que les autres modes.",
    fix: "En mode « {mode} », donnez à l’icône une couleur plus éloignée de ce qui se trouve derrière. Une couleur identique dans tous les modes a besoin d’une variable.",
    milder: {
      slight: {
        title: "Icône un peu trop pâle en mode « {mode} »",
        why: "Presque tout le monde la voit ; dans ce mode, pour les personnes malvoyantes, il s’en faut de peu.",
      },
    },
    unsure: {
      unprepared:
        "Le fond de cet écran reste le même dans un autre mode : l’écran n’est peut-être pas prévu pour ce mode. S’il l’est, des icônes s’y perdent.",
      inactive:
        "Cette commande semble inutilisable pour l’instant. Si elle ne l’est pas, son icône est trop pâle dans un autre mode.",
    },
  },
  "loose-text-style": {
    title: "Texte réglé à la main",
    problem:
      "L’apparence de « {style} » est réglée à la main (textes : {uses}) ; ailleurs sur cet écran (textes : {namedUses}), le style la donne.",
    why: "Quand le style change, ces textes restent tels quels et ne ressemblent plus aux autres.",
    fix: "Donnez-leur le style « {style} ».",
  },
  "loose-radius": {
    title: "Rayon des angles réglé à la main",
    problem:
      "Un rayon de {px} px est réglé à la main (calques : {uses}) ; ailleurs sur cet écran (calques : {namedUses}), une variable le donne.",
    why: "Quand la variable change, ces angles restent tels quels et ne ressemblent plus aux autres.",
    fix: "Donnez-leur la variable qu’ont les autres.",
  },
  "loose-spacing": {
    title: "Espacement réglé à la main",
    problem:
      "Un écart ou une marge intérieure de {px} px est réglé à la main (calques : {uses}) ; ailleurs sur cet écran (calques : {namedUses}), une variable le donne.",
    why: "Quand la variable change, pour une mise en page plus dense ou un autre appareil, cet espace reste tel quel.",
    fix: "Donnez-leur la variable qu’ont les autres.",
  },
  "paragraph-spacing": {
    title: "Paragraphes sans espace",
    problem: "Ce texte a {count} paragraphes de plusieurs lignes, sans espace ni retrait entre eux.",
    why: "On ne voit pas où une idée finit et où la suivante commence, et l’on perd sa place.",
    fix: "Réglez l’espacement des paragraphes sur environ {betterPx} px, la moitié d’une ligne.",
  },
  "near-duplicate-shadows": {
    title: "Deux ombres presque égales",
    problem:
      "L’ombre {shadow} (calques : {uses}) côtoie {usual} (calques : {usualUses}) ; on les distingue à peine.",
    why: "Une ombre dit à quelle hauteur se trouve un élément ; deux ombres presque égales n’en disent pas plus, et il faut entretenir les deux.",
    fix: "Employez {usual} partout, par un style d’effet partagé.",
  },
  "odd-text-style": {
    title: "Un texte différent des autres",
    problem: "« {text} » est en {own} ; les {others} autres textes placés au même endroit sont en {usual}.",
    why: "On s’attend à trouver la même chose au même endroit : une différence laisse croire qu’elle a un sens.",
    fix: "Passez-le en {usual}, de préférence avec un même style de texte pour tous.",
  },
  "odd-size": {
    title: "Un élément n’a pas la taille des autres",
    problem: "« {name} » mesure {own} px ; à la taille des {others} autres à côté, il ferait {usual} px.",
    why: "On compare d’un coup d’œil les éléments du même genre placés côte à côte : un petit écart passe pour une erreur.",
    fix: "Donnez-lui {usual} px, comme aux autres.",
  },
  "odd-shade": {
    title: "Un élément d’une couleur à peine différente",
    problem: "« {name} » est en {own} ; les {others} autres du même genre sont en {usual}.",
    why: "Des éléments du même genre se comparent d’un coup d’œil : une nuance d’écart passe pour une erreur.",
    fix: "Donnez-lui aussi {usual}, de préférence par un style ou une variable.",
  },
  "odd-line-width": {
    title: "Un élément aux traits d’une autre épaisseur",
    problem:
      "Les traits de « {name} » font {own} px d’épaisseur, ceux des {others} autres du même genre {usual} px.",
    why: "Une même épaisseur de trait fait des bordures et des icônes une famille ; un trait plus gras ou plus fin se remarque sans raison.",
    fix: "Tracez-le en {usual} px, comme les autres.",
  },
  "odd-shadow": {
    title: "Un élément n’a pas l’ombre des autres",
    problem: "« {name} » n’a pas l’ombre des {others} autres du même genre : {usual}.",
    why: "Une ombre dit à quelle hauteur se trouve un élément : si une seule diffère, on en cherche la raison.",
    fix: "Utilisez l’ombre {usual} (x, y, flou, étendue), de préférence par un style d’effet.",
  },
  "odd-place": {
    title: "Un élément n’est pas aligné avec les autres",
    problem:
      "« {name} » est à {offPx} px de l’endroit où se trouve le même élément chez les {others} autres.",
    why: "On attend les mêmes éléments à la même place : l’œil perçoit même un petit décalage et le prend pour une erreur.",
    fix: "Déplacez « {name} » de {offPx} px, comme « {neighbour} ».",
  },
  "off-centre": {
    title: "Décentré dans son cadre",
    problem:
      "« {content} » est à {acrossPx} px à côté et à {alongPx} px au-dessus ou au-dessous du centre de son cadre.",
    why: "Dans un petit cadre, l’espace autour des mots ou de l’icône saute aux yeux : inégal, il passe pour une erreur.",
    fix: "Centrez « {content} » dans son cadre, de préférence avec un auto layout.",
  },
  "odd-padding": {
    title: "Une marge intérieure différente des autres",
    problem:
      "La marge intérieure de « {name} » est de {own} px (haut, droite, bas, gauche) ; celle des {others} autres du même genre est de {usual} px.",
    why: "Des cadres du même genre se comparent d’un coup d’œil : si le contenu d’un seul est placé autrement, on croit à une erreur.",
    fix: "Donnez-lui la marge des autres, {usual} px, de préférence dans leur composant commun.",
  },
  "off-margin": {
    title: "Un bloc hors de la marge",
    problem:
      "« {name} » est à {ownPx} px du bord de l’écran, alors que {count} autres éléments gardent une marge de {usualPx} px.",
    why: "Une marge commune tient l’écran ensemble : ce qui s’en écarte de peu semble avoir glissé.",
    fix: "Placez « {name} » à {usualPx} px du bord, comme le reste.",
  },
  "partly-covered": {
    title: "Mots en partie cachés",
    problem: "« {cover} » recouvre « {text} » et en cache {percent} %.",
    why: "Un mot à moitié caché ne se lit pas, et l’on croit qu’un élément a glissé.",
    fix: "Placez « {cover} » à côté des mots, ou faites de la place aux deux.",
  },
  "loose-line-height": {
    title: "Lignes trop espacées",
    problem:
      "Les {lines} lignes de ce texte sont espacées de {lineHeightPx} px pour un corps de {sizePx} px : {ratio} fois le corps.",
    why: "Le paragraphe se défait en lignes isolées, et l’œil ne voit plus ce qui va ensemble.",
    fix: "Réglez l’interligne à environ {betterPx} px (1,5 fois le corps).",
  },
  "tight-letter-spacing": {
    title: "Lettres trop serrées",
    problem:
      "Les lettres de ce texte sont plus serrées de {spacingPx} px que ne le prévoit la police ({percent} % du corps).",
    why: "Les lettres se touchent : les mots se reconnaissent moins bien, surtout en petit.",
    fix: "Mettez l’interlettrage du texte courant à 0.",
  },
  "underline-without-link": {
    title: "Souligné, mais pas un lien",
    problem: "« {text} » est souligné, alors qu’il ne mène nulle part.",
    why: "À l’écran, un trait sous des mots annonce un lien : on essaie, et rien ne se passe.",
    fix: "Retirez le trait, et faites ressortir les mots par la taille, la graisse ou la couleur s’il le faut.",
  },
  "faint-field": {
    title: "Champs à peine visibles sur leur fond",
    problem:
      "Seul son remplissage montre où se trouve ce champ, et ce remplissage ({fillColor}) a un contraste de {ratio}:1 avec ce qui l’entoure ({backdropColor}). Aucune bordure, aucun filet ne le signale.",
    why: "Sur un écran terne, au soleil ou avec une vue basse, on voit un libellé, et rien à remplir au-dessous.",
    fix: "Donnez au champ une bordure ou un filet qui atteint 3:1, ou un remplissage plus marqué.",
  },
  "faint-choice": {
    title: "L’option choisie se distingue à peine",
    problem:
      "« {name} » est sur un fond {ground}, les autres sur {usual} : un contraste de {ratio}:1. Seule une nuance dit laquelle est choisie.",
    why: "Sur un écran terne, au soleil, ou pour qui distingue mal les couleurs, toutes les options se ressemblent.",
    fix: "Donnez à l’option choisie un fond franc, un contour ou une coche, pour que le choix se voie aussi sans la couleur.",
  },
  "odd-ground": {
    title: "Commandes d’une même rangée sur des fonds différents",
    problem: "{count} commandes de même taille se suivent sur une rangée, sur {grounds} fonds différents.",
    why: "Des commandes d’un même genre se reconnaissent à leur fond ; quand il varie, l’une semble choisie ou désactivée.",
    fix: "Donnez-leur à toutes le même fond ; si l’une est dans un autre état, montrez-le aussi autrement.",
  },
  "slider-ends": {
    title: "Chiffres décalés par rapport à leur barre",
    problem: "Les chiffres sous la barre sont à {leftPx} et {rightPx} px de ses deux extrémités.",
    why: "Ils nomment les deux bouts de la barre ; placés ailleurs, ils font chercher une autre ligne.",
    fix: "Faites commencer le premier chiffre où commence la barre, et finir le dernier où elle finit.",
  },
  "uneven-margins": {
    title: "Des blocs d’une même colonne n’ont pas les mêmes marges",
    problem: "« {name} » commence à {leftPx} px du bord gauche de l’écran, « {other} » à {otherLeftPx} px.",
    why: "Les blocs d’une colonne se lisent comme un tout quand leurs bords s’alignent ; sinon, la colonne paraît cassée.",
    fix: "Donnez aux deux les mêmes marges.",
  },
  "field-words-off": {
    title: "Texte décalé dans son champ",
    problem:
      "Le milieu de « {words} » et celui de son champ sont à {offPx} px l’un de l’autre (champs : {count}).",
    why: "Un champ entoure de près une seule ligne : un texte trop haut ou trop bas a l’air d’avoir glissé.",
    fix: "Centrez le texte dans la hauteur de son champ, de préférence avec un auto layout.",
  },
  "button-off-fields": {
    title: "Bouton et champs mal alignés",
    problem:
      "« {label} » s’aligne à peu près sur les champs du dessus : il s’en écarte de {leftPx} px à gauche et de {rightPx} px à droite.",
    why: "Le bouton et les champs se lisent comme une seule colonne ; un petit décrochement au bord a l’air d’une erreur.",
    fix: "Faites commencer et finir « {label} » là où commencent et finissent les champs : {fieldPx} px de large.",
  },
  "button-drawn-twice": {
    title: "Un même bouton dessiné de deux façons",
    problem: "« {label} » est dessiné deux fois, et pas de la même façon : {own}, et {other}.",
    why: "Un bouton que l’on a vu une fois se retrouve d’un coup d’œil ; dessiné autrement, il semble faire autre chose.",
    fix: "Dessinez « {label} » une seule fois, comme composant, et employez-le aux deux endroits.",
  },
  "spaces-as-layout": {
    title: "Mots mis en place par des espaces",
    problem:
      "{spaces} espaces de suite se trouvent entre « {before} » et « {after} », pour mettre les mots en place (textes : {count}).",
    why: "Une espace est aussi large que la police le veut : avec une autre police, un autre corps ou une autre langue, les mots ne sont plus à leur place, et rien ne les aligne vraiment.",
    fix: "Donnez à chacun son propre texte, et réglez la distance par un auto layout, un alignement ou une marge.",
  },
  "uneven-row": {
    title: "Espacement irrégulier",
    problem:
      "De « {first} » à « {last} », les intervalles sont de {gapsPx} px, alors que les {count} éléments sont d’un même genre.",
    why: "Des éléments d’un même genre se lisent comme une liste quand le même espace les sépare ; sinon on croit à une erreur, ou que certains vont ensemble.",
    fix: "Laissez partout le même intervalle, par exemple {usualPx} px, de préférence avec un auto layout.",
  },
  "crooked-row": {
    title: "Une rangée qui n’est pas sur une ligne",
    problem:
      "De « {first} » à « {last} », c’est une seule rangée, mais ses éléments sont à {linesPx} px du haut : {offPx} px d’écart.",
    why: "Ce qui est côte à côte se lit comme une rangée quand tout repose sur une même ligne ; un décalage de quelques pixels passe pour une erreur.",
    fix: "Placez les {count} éléments sur une même ligne, de préférence avec un auto layout qui les centre.",
    advice: {
      uneven:
        "Placez les {count} éléments sur une même ligne et à intervalles égaux (actuellement {gapsPx} px), de préférence avec un auto layout.",
    },
  },
  "crooked-column": {
    title: "Une colonne de blocs mal alignés",
    problem:
      "De « {first} » à « {last} », c’est une seule colonne, mais ses {count} blocs commencent à {edgesPx} px du bord gauche : {offPx} px d’écart.",
    why: "Des blocs du même genre, l’un sous l’autre, se lisent comme une liste quand ils partagent un bord ; un décalage de quelques pixels passe pour une erreur.",
    fix: "Faites commencer les {count} blocs au même bord, par exemple à {usualPx} px, de préférence avec un auto layout.",
  },
  "wandering-edges": {
    title: "Pas de bord gauche commun",
    problem:
      "Les {count} blocs de cette colonne commencent à {edgesPx} px du bord gauche de l’écran : la plupart ne suivent aucune de ces lignes.",
    why: "Un bord commun tient la colonne ensemble, et l’œil y revient ; plusieurs bords très proches passent pour des erreurs.",
    fix: "Choisissez une seule marge, par exemple {usualPx} px, et faites-y commencer tous les blocs.",
  },
  "off-middle": {
    title: "Un peu à côté du milieu",
    problem: "« {name} » est seul à peu près au milieu de l’écran, mais décalé de {offPx} px.",
    why: "Ce qui est centré partage un même axe ; un bloc décalé de quelques pixels donne l’impression que tout l’écran a glissé.",
    fix: "Centrez « {name} » dans l’écran, comme ce qui est au-dessus ou au-dessous.",
  },
  "lopsided-margins": {
    title: "Marges latérales inégales",
    problem:
      "Les {count} blocs larges de cet écran sont à {leftPx} px de son bord gauche et à {rightPx} px de son bord droit.",
    why: "Des blocs aussi larges que l’écran sont encadrés par ses deux bords ; avec des marges inégales, tout semble avoir glissé sur le côté.",
    fix: "Gardez la même marge des deux côtés, par exemple {marginPx} px.",
  },
};
