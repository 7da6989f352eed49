import type { RuleTexts } from "../../review/rule.ts";

export const HIERARCHY_FR: Readonly<Record<string, RuleTexts>> = {
  "competing-primaries": {
    title: "Actions principales en concurrence",
    problem:
      "« {first} » et « {second} » semblent aussi importants l’un que l’autre dans une même vue (boutons principaux : {count}).",
    why: "Avec un seul bouton principal, on voit aussitôt quoi faire ; avec plusieurs, il faut s’arrêter et choisir.",
    fix: "Réservez le style fort à l’action la plus importante, et donnez aux autres un simple contour ou aucun fond.",
  },
  "flat-hierarchy": {
    title: "Tous les textes se ressemblent",
    problem:
      "Les {count} textes de cet écran sont tous en {sizePx} px, graisse {weight}, d’une seule couleur.",
    why: "Rien ne dit par où commencer ni ce qui va ensemble : il faut tout lire.",
    fix: "Agrandissez ou graissez le titre et les intertitres, et atténuez les textes secondaires.",
  },
  "heading-not-distinct": {
    title: "Titre semblable au texte",
    problem:
      "Le titre « {text} » ({headingPx} px, graisse {headingWeight}) ne ressort pas du texte qui le suit ({bodyPx} px, graisse {bodyWeight}).",
    why: "On parcourt un écran par ses titres : ceux qui ne ressortent pas passent inaperçus.",
    fix: "Rendez le titre au moins 1,2 fois plus grand, ou nettement plus gras.",
  },
  "heading-nearer-above": {
    title: "Titre rattaché au mauvais texte",
    problem:
      "« {text} » se trouve à {abovePx} px sous le texte précédent, mais à {belowPx} px au-dessus du contenu qu’il annonce.",
    why: "Ce qui est proche se lit ensemble : le titre semble clore la section précédente au lieu d’ouvrir la sienne.",
    fix: "Donnez au titre plus d’espace au-dessus qu’au-dessous, environ le double.",
  },
  "heading-steps-inverted": {
    title: "Sous-titre plus grand que son titre",
    problem:
      "« {lower} » ({lowerPx} px) est plus grand que le titre dont il dépend, « {upper} » ({upperPx} px).",
    why: "La taille dit ce qui dépend de quoi : à l’envers, on prend la partie pour le tout.",
    fix: "Faites de « {upper} » le plus grand des deux, d’un cran bien visible.",
  },
  "near-duplicate-sizes": {
    title: "Tailles de texte presque égales",
    problem:
      "À côté de {usualPx} px (textes : {usualUses}), il y a aussi {oddPx} px (textes : {uses}) ; on les distingue à peine.",
    why: "Une différence trop petite pour avoir un sens ressemble à une erreur.",
    fix: "Employez {usualPx} px partout, ou un écart d’au moins 2 px.",
  },
  "too-many-sizes": {
    title: "Trop de tailles de texte",
    problem: "Cet écran emploie {count} tailles de texte : {sizes} px.",
    why: "Quelques paliers nets montrent ce qui compte ; trop de tailles brouillent l’ordre d’importance.",
    fix: "Choisissez une échelle de quatre à six tailles, et ramenez chaque texte à la plus proche.",
  },
  "too-many-fonts": {
    title: "Trop de polices",
    problem: "Cet écran mêle {count} polices : {families}.",
    why: "Chaque police a sa voix : trop nombreuses, elles rendent l’écran agité et difficile à parcourir.",
    fix: "Gardez-en une ou deux, et différenciez par le corps et la graisse.",
  },
  "bold-paragraph": {
    title: "Paragraphe entier en gras",
    problem: "« {start} » est en gras d’un bout à l’autre : {words} mots.",
    why: "Le gras fait ressortir quelques mots ; quand tout est gras, rien ne ressort et l’œil se fatigue.",
    fix: "Composez le paragraphe en graisse normale, et ne graissez que ses mots clés.",
  },
  "primary-outweighed": {
    title: "L’action secondaire l’emporte",
    problem:
      "Par sa taille, son intensité et sa couleur, « {lesser} » attire {times} fois plus le regard que « {main} », juste à côté.",
    why: "On prend le bouton le plus voyant pour l’étape suivante, et l’on sort là où l’on voulait continuer.",
    fix: "Donnez le fond plein à « {main} », et laissez « {lesser} » en contour ou sans fond.",
    unsure: {
      inactive:
        "Cette action principale est peut-être inutilisable pour l’instant. Si elle ne l’est pas, une action secondaire attire plus le regard.",
    },
  },
  "orphan-in-heading": {
    title: "Un mot seul sur la dernière ligne",
    problem: "Le titre « {text} » laisse « {word} » seul sur sa dernière ligne.",
    why: "Ce mot semble oublié, et déséquilibre le plus grand texte de sa section.",
    fix: "Coupez la ligne plus tôt, reformulez le titre, ou laissez ses lignes s’équilibrer (text-wrap: balance).",
  },
  "bold-throughout": {
    title: "Tout est en gras",
    problem: "{bold} des {count} textes à lire sur cet écran sont en gras ({words} mots).",
    why: "Le gras fait passer quelques mots devant les autres ; quand tout est gras, rien ne ressort.",
    fix: "Mettez ce qui se lit en graisse normale, et gardez le gras pour les titres et les mots clés.",
  },
  "total-not-stressed": {
    title: "Total semblable à ses lignes",
    problem:
      "« {label} {total} » est composé comme les {rows} lignes au-dessus ({sizePx} px, graisse {weight}).",
    why: "Le total est ce que l’on cherche avant de payer : s’il ressemble aux autres lignes, il faut lire toute la liste.",
    fix: "Rendez le total plus grand ou plus gras que les lignes, avec un peu d’espace ou un filet au-dessus.",
  },
  "weak-main-action": {
    title: "L’action principale n’a pas l’air d’un bouton",
    problem: "« {text} » envoie ce formulaire, mais s’affiche comme un simple texte, sans fond ni contour.",
    why: "Le formulaire rempli, on cherche son bouton : de simples mots passent pour une note.",
    fix: "Donnez-lui un fond plein, le plus fort de l’écran.",
  },
  "lesser-text-louder": {
    title: "L’essentiel est écrit plus petit",
    problem: "« {main} » ({mainPx} px) est plus petit que « {lesser} » ({lesserPx} px), qui compte moins.",
    why: "L’œil va d’abord à ce qui ressort : ici, ce n’est pas ce que l’on est venu chercher.",
    fix: "Faites de « {main} » le plus grand ou le plus gras des deux.",
  },
  "uneven-headings": {
    title: "Titres de même rang en deux tailles",
    problem:
      "Le titre « {odd} » ({oddPx} px, graisse {oddWeight}) est plus fort que les autres de sa colonne, comme « {usual} » ({usualPx} px, graisse {usualWeight}).",
    why: "Un titre plus fort semble ouvrir une nouvelle partie, dont les suivants dépendraient.",
    fix: "Composez-le comme les autres : {usualPx} px, graisse {usualWeight}.",
  },
  "button-like-field": {
    title: "Le bouton a l’air d’un champ",
    problem: "« {label} » a le fond, le contour et la hauteur des champs de ce formulaire.",
    why: "On cherche le bouton à son apparence ; dessiné comme un champ, il passe pour une case de plus à remplir.",
    fix: "Donnez au bouton principal un fond de couleur forte, et laissez les champs tels quels.",
  },
  "answer-like-question": {
    title: "Le lien se confond avec la question",
    problem:
      "« {answer} » est composé exactement comme « {question} » : ni couleur, ni graisse, ni soulignement n’indique que l’on peut appuyer.",
    why: "Ceux à qui ces mots s’adressent cherchent par où passer ; ce qui ressemble à la fin d’une phrase se lit, et l’on n’y appuie pas.",
    fix: "Donnez à « {answer} » la couleur de vos liens, ou mettez-le en gras ou souligné.",
  },
  "grey-main-button": {
    title: "Bouton principal d’un gris neutre",
    problem:
      "« {label} » est ici le bouton principal, et son fond est d’un gris neutre ({fill}) sur un écran haut en couleur.",
    why: "Un gris uni est l’aspect des boutons que l’on ne peut pas encore actionner : on passe à côté, ou l’on attend.",
    fix: "Donnez-lui la couleur la plus forte de l’écran, et gardez le gris pour ce qui est hors service.",
  },
};
