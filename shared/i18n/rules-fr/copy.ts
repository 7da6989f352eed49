import type { RuleTexts } from "../../review/rule.ts";

export const COPY_FR: Readonly<Record<string, RuleTexts>> = {
  "placeholder-copy": {
    title: "Textes par défaut oubliés",
    problem: "Des textes par défaut ou de remplissage sont encore à l’écran ({count}) : {examples}",
    why: "Personne ne peut juger ni tester un écran sans ses vrais mots, et ceux-ci sont souvent plus longs.",
    fix: "Écrivez les vrais textes, avec les mots les plus longs possibles, puis revoyez la mise en page.",
  },
  "unhelpful-error": {
    title: "Message d’erreur sans aide",
    problem: "Le message dit seulement « {text} » : ni ce qui ne va pas, ni comment y remédier.",
    why: "Devant une erreur, il faut savoir quoi changer ; sinon, beaucoup abandonnent.",
    fix: "Dites ce qui s’est passé et ce qu’il faut faire, par exemple « Choisissez une date à venir ».",
  },
  "vague-link": {
    title: "Lien qui ne dit rien",
    problem: "Un lien dit seulement « {text} » : hors de son contexte, personne ne sait où il mène.",
    why: "On survole d’abord les liens, et les lecteurs d’écran les énumèrent sans le texte qui les entoure.",
    fix: "Nommez la destination dans le lien, par exemple « Lire le guide des tarifs ».",
  },
  "vague-button": {
    title: "Bouton qui ne nomme pas l’action",
    problem: "Un bouton dit seulement « {text} », ce qui pourrait figurer sur n’importe quel bouton.",
    why: "C’est la dernière chose qu’on lit avant de s’engager : le bouton doit dire ce qui va se passer.",
    fix: "Nommez l’action et son objet, par exemple « Envoyer le message » ou « Supprimer le fichier ».",
  },
  "button-too-long": {
    title: "Libellé de bouton trop long",
    problem: "Le bouton « {text} » compte {words} mots ; un à quatre se lisent d’un coup d’œil.",
    why: "Un bouton se lit très vite, et un long libellé passe à la ligne sur petit écran ou une fois traduit.",
    fix: "Gardez le verbe et son objet dans le bouton, et dites le reste dans le texte voisin.",
  },
  "button-full-stop": {
    title: "Point à la fin d’un bouton",
    problem: "Le bouton « {text} » se termine par un point.",
    why: "Un libellé n’est pas une phrase : le point ralentit la lecture et distingue ce bouton des autres.",
    fix: "Supprimez le point.",
  },
  "inconsistent-terms": {
    title: "Une chose, deux noms",
    problem: "La même chose s’appelle « {first} » ici et « {second} » là.",
    why: "Deux noms font croire à deux choses, et l’on cherche une différence qui n’existe pas.",
    fix: "Choisissez l’un des deux et employez-le partout.",
  },
  "inconsistent-case": {
    title: "Majuscules incohérentes",
    problem: "« {odd} » ne suit pas les majuscules de {usualCount} libellés du même type, comme « {usual} ».",
    why: "Des libellés semblables écrits selon deux règles semblent inachevés et font douter de leur parenté.",
    fix: "Écrivez-le avec les mêmes majuscules que les autres.",
  },
  shouting: {
    title: "Long texte en capitales",
    problem: "« {text} » est en capitales : {words} mots.",
    why: "Des lignes en capitales se lisent plus lentement, et beaucoup ont l’impression qu’on leur crie dessus.",
    fix: "Composez-le en minuscules et donnez-lui plutôt de la graisse ou du corps. Réservez les capitales aux libellés courts.",
  },
  "sentence-too-long": {
    title: "Phrase trop longue",
    problem: "Une phrase compte {words} mots : « {start} » (plus de 30 mots sur cet écran : {count}).",
    why: "Au-delà de 25 mots, beaucoup perdent le fil, surtout fatigués ou dans une langue étrangère.",
    fix: "Coupez-la : une idée par phrase, la plus importante d’abord.",
  },
  "repeated-words": {
    title: "Mots répétés par erreur",
    problem: "Un texte se répète : « {text} ».",
    why: "Les petites erreurs de ce genre font perdre confiance dans un produit.",
    fix: "Supprimez la répétition.",
  },
  "mixed-date-formats": {
    title: "Dates en plusieurs formats",
    problem: "Une même liste écrit ses dates de plusieurs façons : « {usual} » et « {odd} ».",
    why: "On ne distingue plus le jour du mois, et l’on choisit la mauvaise date.",
    fix: "Employez le même format d’un bout à l’autre, de préférence avec le mois en lettres.",
  },
  "exclamation-marks": {
    title: "Trop de points d’exclamation",
    problem: "Textes qui s’exclament : {count}. {examples}",
    why: "Quand tout est exaltant, rien ne l’est : ce ton lasse et rappelle la publicité.",
    fix: "Gardez-en un au plus, pour une bonne nouvelle, et laissez faire les mots.",
  },
  "mixed-punctuation": {
    title: "Un signe, deux graphies",
    problem: "Certains textes ont {typed} (textes : {count}) là où d’autres ont {typeset}.",
    why: "Des signes mélangés donnent l’impression de textes collés de plusieurs sources.",
    fix: "Remplacez partout {typed} par {typeset}, le signe de la bonne typographie.",
  },
  "double-space": {
    title: "Deux espaces de suite",
    problem: "Deux espaces séparent deux mots, comme dans « {near} » (textes : {count}).",
    why: "Ce blanc a l’air d’une faute de frappe et se voit encore plus dans un grand texte ou un texte justifié.",
    fix: "Supprimez la seconde espace.",
  },
  "mixed-time-formats": {
    title: "Heures dans plusieurs formats",
    problem: "Une liste écrit ses heures de plusieurs façons : « {usual} » et « {odd} ».",
    why: "On compare les heures d’une liste, et il faut alors en convertir une de tête.",
    fix: "Écrivez partout l’heure de la même façon, selon l’usage de la langue de l’écran.",
  },
  "mixed-price-formats": {
    title: "Prix dans plusieurs formats",
    problem: "Une liste écrit ses prix de plusieurs façons : « {usual} » et « {odd} ».",
    why: "Une virgule lue comme un point change le prix, et des prix mal alignés se comparent mal.",
    fix: "Écrivez tous les prix d’une monnaie de la même façon, selon l’usage de la langue de l’écran.",
  },
  "inclusive-wording": {
    title: "Un mot qui exclut",
    problem: "« {text} » dit « {word} ».",
    why: "Certains lecteurs s’en sentent blessés ou exclus, et les guides de style n’emploient plus ce mot.",
    fix: "Dites « {better} », ou tournez la phrase autrement.",
  },
  "room-for-translation": {
    title: "Pas de place pour une traduction",
    problem:
      "« {label} » prend {widthPx} des {roomPx} px d’un bouton de largeur fixe : un tiers de plus n’y tient pas.",
    why: "Les mêmes mots sont environ un tiers plus longs en allemand ou en français ; le libellé y est coupé ou dépasse.",
    fix: "Laissez le bouton grandir avec son libellé, avec une largeur minimale là où il en faut une.",
  },
  "blaming-error": {
    title: "Un message d’erreur qui accuse",
    problem: "« {text} » rejette la faute sur la personne : « {words} ».",
    why: "Qui se sent accusé abandonne plus tôt, et le message n’aide pas à continuer.",
    fix: "Dites ce que le champ attend, comme « Saisissez une adresse avec un @ », sans « vous avez » et sans jugement.",
  },
  "truncated-text": {
    title: "Texte d’un contrôle coupé",
    problem:
      "« {text} » demande au moins {neededPx} px et n’en a que {roomPx} : la fin n’est plus que des points de suspension.",
    why: "Il faut deviner la suite, et les mêmes mots sont plus longs encore dans d’autres langues.",
    fix: "Élargissez le texte, donnez-lui une ligne de plus, ou dites la même chose en moins de mots.",
  },
  misspelling: {
    title: "Faute d’orthographe",
    problem: "« {word} » semble mal orthographié : « {text} ».",
    why: "Une faute passe pour de la négligence, et l’on se fie moins à ce qu’on lit.",
    fix: "Écrivez « {better} », si c’est bien le mot voulu.",
  },
  "reading-level": {
    title: "Difficile à lire",
    problem:
      "Les phrases de cet écran atteignent {ease} sur 100 en facilité de lecture (mots : {words}). La plus difficile : « {sentence} ».",
    why: "Au-dessous de 30, un texte est aussi difficile qu’un article savant : on le survole, et l’on passe à côté.",
    fix: "Choisissez des mots et des phrases plus courts, en commençant par la plus difficile. Expliquez les termes qui doivent rester.",
  },
  "leftover-text": {
    title: "Note, essai ou variable oubliés",
    problem: "« {text} » contient « {left} », que personne n’est censé lire.",
    why: "L’écran a l’air cassé pour qui le voit, et les vrais mots sont peut-être plus longs.",
    fix: "Écrivez les vrais mots, ou un exemple : un nom, un nombre, une phrase.",
  },
  "wrong-plural": {
    title: "Nombre et nom mal accordés",
    problem: "« {text} » dit « {written} ».",
    why: "La phrase semble assemblée par une machine, et l’on se fie moins au nombre.",
    fix: "Écrivez « {better} », et prévoyez une forme pour un et une autre pour plusieurs.",
  },
  "space-at-mark": {
    title: "Espace du mauvais côté d’un signe",
    problem: "Une espace manque après un signe ou se trouve devant : « {near} ».",
    why: "Le signe peut se retrouver seul en début de ligne, et le texte semble ne pas avoir été relu.",
    fix: "Collez le signe au mot qui précède et mettez une espace après.",
  },
  "unclosed-bracket": {
    title: "Parenthèse non fermée",
    problem: "« {text} » ouvre une parenthèse et ne la ferme pas.",
    why: "On cherche où finit la remarque, et l’on se demande s’il manque des mots.",
    fix: "Fermez la parenthèse après la remarque, ou supprimez la première.",
  },
  "missing-question-mark": {
    title: "Question sans point d’interrogation",
    problem: "« {text} » pose une question, mais sans point d’interrogation.",
    why: "Ce signe montre d’un coup d’œil qu’une réponse est attendue ; sans lui, on relit la ligne.",
    fix: "Terminez la question par un point d’interrogation.",
  },
  "uneven-end-marks": {
    title: "L’un d’eux finit autrement",
    problem: "« {odd} » ne finit pas comme les {others} textes voisins, par exemple « {usual} ».",
    why: "Un signe sur un seul de plusieurs textes semblables a l’air d’une faute, ou le fait prendre pour autre chose.",
    fix: "Finissez-les tous de la même façon : les noms et libellés sans signe, les phrases entières par un point.",
  },
};
