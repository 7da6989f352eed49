import type { Language } from "../../../shared/i18n/language.ts";

/** The parts of the product that a change may concern. */
export const CHANGE_KINDS = ["review", "plugin", "site", "account"] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

interface Change {
  readonly kind: ChangeKind;
  readonly says: Readonly<Record<Language, string>>;
}

interface DayOfChanges {
  /** `2026-11-22`. */
  readonly day: string;
  readonly changes: readonly Change[];
}

/** The news for those who use the product, the newest day first. */
export const CHANGES: readonly DayOfChanges[] = [
  {
    day: "2026-12-01",
    changes: [
      {
        kind: "review",
        says: {
          en: "A label names its field also in large letters, a little further above it, or in a frame of its own. Words set askew as a pattern are not read as text. The way in at the head of a site is no main action where something else is to be done, nor is one of several buttons that say the same.",
          fr: "Un libellé nomme son champ aussi en grands caractères, un peu plus haut ou dans un cadre à lui. Des mots posés de travers en guise de motif ne sont plus lus comme du texte. La connexion en tête d’un site n’est pas l’action principale quand il y a autre chose à faire, ni l’un de plusieurs boutons qui disent la même chose.",
        },
      },
      {
        kind: "review",
        says: {
          en: "A fix takes no step that nobody sees, makes no grey of a white sign on a colour, keeps lines to the title above them, and moves nothing to the middle of the screen.",
          fr: "Une correction ne fait plus de pas que personne ne voit, ne grise plus un signe blanc posé sur une couleur, laisse les lignes dans le ton du titre qui les précède et ne déplace plus rien au milieu de l’écran.",
        },
      },
      {
        kind: "plugin",
        says: {
          en: "The check of a library goes on where a page does not load, and names it.",
          fr: "Le contrôle d’une bibliothèque continue quand une page ne se charge pas, et la nomme.",
        },
      },
    ],
  },
  {
    day: "2026-11-30",
    changes: [
      {
        kind: "plugin",
        says: {
          en: "The check of a library goes on where a layer cannot be read, and names it. Notes leave every annotation of others as it is, also in their category. A fix of a weight keeps the width of a variable font, and one of a colour keeps a pattern beside it. Where several people work on a page, the panel follows all the same, and a screen that somebody deletes costs no other.",
          fr: "Le contrôle d’une bibliothèque continue quand un calque ne peut pas être lu, et le nomme. Les notes laissent telle quelle toute annotation d’autrui, même dans leur catégorie. Corriger une graisse garde la largeur d’une police variable, et corriger une couleur garde le motif à côté. Quand plusieurs personnes travaillent sur une page, le panneau suit quand même, et un écran que quelqu’un supprime ne coûte rien aux autres.",
        },
      },
      {
        kind: "plugin",
        says: {
          en: "Where there is nothing but details, these are listed at once, and a second opinion is the main action wherever nothing can be mended by a click. The results of several screens, and Markdown, say what could not be read.",
          fr: "Quand il ne reste que des détails, ils sont listés d’emblée, et le second avis devient l’action principale dès que rien ne se corrige d’un clic. Les résultats de plusieurs écrans, et le Markdown, disent ce qui n’a pas pu être lu.",
        },
      },
      {
        kind: "review",
        says: {
          en: "Larger text that is read well enough, one field that has only a hint and a border that most people see are details now. A state on a pill is no main action. In Dev Mode findings can be dismissed.",
          fr: "Un texte assez grand qui se lit encore, un seul champ qui n’a qu’une indication et une bordure que presque tout le monde voit sont désormais des détails. Un état sur une pastille n’est plus l’action principale. En Dev Mode, on peut écarter un constat.",
        },
      },
      {
        kind: "plugin",
        says: {
          en: "In the editor in the browser, findings have numbers beside their layers, and pointing at a row outlines them. Several screens stand side by side and show their own findings at a press. The window is as high as its contents, and on a phone what is seldom needed lies in a menu.",
          fr: "Dans l’éditeur du navigateur, les constats ont des numéros à côté de leurs calques, et une ligne survolée entoure les siens. Plusieurs écrans sont côte à côte et montrent leurs propres constats d’un clic. La fenêtre a la hauteur de son contenu et, sur un téléphone, ce qui sert rarement est dans un menu.",
        },
      },
      {
        kind: "review",
        says: {
          en: "Fixes of colours keep more of the design: no half of a name in two colours changes, a hue goes only as far as it must, words turn dark on sage or peach, and the step being taken stays the strongest. In “Review fixes” no background is ticked beforehand.",
          fr: "Les corrections de couleurs gardent mieux le design : aucune moitié d’un nom en deux couleurs ne change, une teinte ne va pas plus loin qu’il ne faut, les mots foncent sur un vert sauge ou un ton pêche, et l’étape en cours reste la plus marquée. Dans la liste des corrections, aucun fond n’est coché d’avance.",
        },
      },
      {
        kind: "site",
        says: {
          en: "In the editor in the browser, a text whose font is not at hand keeps its lines, a long page opens wide enough to be read, and a file of another kind is told in plain words. In a report, the numbers stand beside the picture and cover nothing.",
          fr: "Dans l’éditeur du navigateur, un texte dont la police manque garde ses lignes, une longue page s’ouvre assez large pour être lue, et un fichier d’un autre type est signalé en mots simples. Dans un rapport, les numéros se tiennent à côté de l’image et ne cachent rien.",
        },
      },
      {
        kind: "review",
        says: {
          en: "A verdict says how many layers were not judged, and shows them at once. Where little was found, the panel tells what was looked at: texts, controls, language, headings.",
          fr: "Le verdict dit combien de calques n’ont pas été jugés, et les montre aussitôt. Quand peu de choses sont trouvées, le panneau dit ce qui a été regardé : textes, éléments d’action, langue, titres.",
        },
      },
      {
        kind: "review",
        says: {
          en: "Filler that was left beside finished copy is major. An error message is advised by its field, and the link of the page where people are is never critical.",
          fr: "Un faux texte oublié parmi les vrais est majeur. Le conseil sur un message d’erreur tient compte de son champ, et le lien de la page où l’on se trouve n’est jamais critique.",
        },
      },
      {
        kind: "review",
        says: {
          en: "On pages of the web, neither a notice about cookies nor an offer in a side bar is taken for the main action, and a call in the header no longer competes with one below it. Names in two colours, Chinese commas and words such as “save the date” are left alone.",
          fr: "Sur les pages web, ni un bandeau de cookies ni une offre dans une barre latérale ne passe plus pour l’action principale, et un appel dans l’en-tête ne concurrence plus celui du dessous. Les noms en deux couleurs, les virgules chinoises et des mots comme « save the date » ne sont plus relevés.",
        },
      },
      {
        kind: "plugin",
        says: {
          en: "A fix that names a style leaves links and other paints as they are, and one of a height leaves the width to hug or fill. Values are bound around words, too, and a line keeps to the sides that have one. What Figma silently leaves undone is told.",
          fr: "Une correction qui donne un style laisse les liens et les autres remplissages tels quels, et celle d’une hauteur laisse la largeur s’adapter. Les valeurs se lient aussi autour des textes, et un trait garde ses côtés. Ce que Figma ne fait pas, sans le dire, est signalé.",
        },
      },
      {
        kind: "plugin",
        says: {
          en: "A fix for a contrast that falls just short changes a colour wherever the screen has it, or is not offered. An accent keeps its hue, and the sign of a known service its colour; an example in a field takes its label along.",
          fr: "Une correction pour un contraste presque suffisant change une couleur partout où l’écran l’emploie, ou n’est pas proposée. Un accent garde sa teinte, et le signe d’un service connu sa couleur ; l’exemple d’un champ emmène son libellé.",
        },
      },
      {
        kind: "plugin",
        says: {
          en: "What looks alike is mended together: the borders of all fields of a form, the arrow beside the words of a button, and the cards of a list that are scrolled out of sight.",
          fr: "Ce qui se ressemble est corrigé ensemble : les contours de tous les champs d’un formulaire, la flèche à côté du texte d’un bouton, et les cartes d’une liste qui ont défilé hors de vue.",
        },
      },
      {
        kind: "plugin",
        says: {
          en: "Fewer fixes, and surer ones: tone, capitals, weight and line height are left to you, no logo is recoloured, no hue is left in two shades, and a field never leaves its label. The list of fixes shows each of them before and after.",
          fr: "Moins de corrections, et plus sûres : le ton, les capitales, la graisse et l’interligne restent à vous, aucun logo ne change de couleur, aucune teinte ne subsiste en deux nuances, et un champ ne quitte jamais son libellé. La liste des corrections montre chacune avant et après.",
        },
      },
      {
        kind: "plugin",
        says: {
          en: "A fix is made whole, or not at all. Letters keep their slant and their width when their weight changes. “Undo” is offered only as long as it takes the fix back.",
          fr: "Une correction se fait en entier, ou pas du tout. Les lettres gardent leur inclinaison et leur largeur quand leur graisse change. « Annuler » n’est proposé que tant que cela annule la correction.",
        },
      },
      {
        kind: "plugin",
        says: {
          en: "“Fixed” is what Regard mended; what you changed yourself is “no longer found”. In the settings a rule names all its findings, and the rules you changed stand first.",
          fr: "« Corrigé » désigne ce que Regard a corrigé ; ce que vous avez modifié vous-même a « disparu ». Dans les réglages, chaque règle nomme tous ses constats, et celles que vous avez modifiées viennent en premier.",
        },
      },
      {
        kind: "site",
        says: {
          en: "On a phone, the editor in the browser shows the marked layer beside the words about it. Ctrl A selects all screens, and the list of layers selects several. Pictures that a .fig file did not bring are counted.",
          fr: "Sur un téléphone, l’éditeur du navigateur montre le calque marqué à côté des mots qui en parlent. Ctrl A sélectionne tous les écrans, et la liste des calques en sélectionne plusieurs. Les images absentes d’un fichier .fig sont comptées.",
        },
      },
      {
        kind: "account",
        says: {
          en: "Once an address is confirmed, the profile says what comes next. A click while a page is still loading is no longer lost.",
          fr: "Une fois l’adresse confirmée, le profil indique la suite. Un clic fait pendant qu’une page se charge n’est plus perdu.",
        },
      },
      {
        kind: "account",
        says: {
          en: "“Your reviews” stands in the header of every page once you are signed in. A wrong password is told at its field.",
          fr: "« Vos revues » se trouve en haut de chaque page une fois que vous êtes connecté. Un mot de passe incorrect est signalé à son champ.",
        },
      },
      {
        kind: "review",
        says: {
          en: "A frame named after a device, such as “iPhone 14”, is judged where it fills its screen. What lies behind a dialog is left alone below a light veil, too. Buttons that say the same are mended together.",
          fr: "Un cadre qui porte le nom d’un appareil, comme « iPhone 14 », est jugé quand il remplit son écran. Ce qui se trouve derrière une fenêtre de dialogue est laissé de côté, même sous un voile clair. Les boutons qui disent la même chose sont corrigés ensemble.",
        },
      },
      {
        kind: "review",
        says: {
          en: "When a fix changes a colour, the icons, lines and other words in that colour change with it: a rating still matches its star. Where yellow or orange would turn brown, words take your own dark colour instead, and greys go far enough to be seen.",
          fr: "Une correction de couleur emporte les signes, les lignes et les autres mots de la même couleur : un chiffre reste assorti à son étoile. Là où un jaune ou un orange deviendrait brun, les mots prennent plutôt votre propre couleur sombre, et les gris vont assez loin pour que cela se voie.",
        },
      },
      {
        kind: "site",
        says: {
          en: "The editor in the browser opens with a screen selected, so there is something to see at once, and a fix in an auto layout moves what lies around it.",
          fr: "L’éditeur du navigateur s’ouvre avec un écran sélectionné : il y a tout de suite quelque chose à voir. Une correction dans une mise en page automatique déplace ce qui l’entoure.",
        },
      },
      {
        kind: "plugin",
        says: {
          en: "A screen on which only details are left says so everywhere, and a list of several screens counts the details of each.",
          fr: "Un écran où il ne reste que des détails le dit partout, et la liste de plusieurs écrans compte les détails de chacun.",
        },
      },
      {
        kind: "review",
        says: {
          en: "Less is taken for something else: cards of one board have one role, entries of a menu with lines between them are no fields, a sheet with one button in its states is no screen, and “Designed by …” counts as fine print.",
          fr: "Moins de choses sont prises pour d’autres : les cartes d’un même tableau ont un seul rôle, les entrées d’un menu séparées par des filets ne sont plus des champs, une planche avec un bouton dans tous ses états n’est plus un écran, et « Conçu par… » compte parmi les mentions secondaires.",
        },
      },
      {
        kind: "site",
        says: {
          en: "In the editor in the browser, a text that a fix recolours or corrects keeps its own letters, also where the browser lacks its font. Lists keep their signs.",
          fr: "Dans l’éditeur du navigateur, un texte qu’une correction recolore ou corrige garde ses propres lettres, même quand le navigateur n’a pas sa police. Les listes gardent leurs puces et leurs numéros.",
        },
      },
      {
        kind: "plugin",
        says: {
          en: "The fix button says how many findings it fixes, and exactly these are ticked: other shades in a few places, a red stays red. A variable is changed first only where that mends most of its places.",
          fr: "Le bouton dit combien de constats il corrige, et ce sont exactement ceux-là qui sont cochés : d’autres nuances à quelques endroits, un rouge reste rouge. Une variable n’est changée d’abord que là où cela corrige la plupart de ses endroits.",
        },
      },
      {
        kind: "plugin",
        says: {
          en: "Findings of one kind stand together under one heading, so more of a screen is seen at once. The second opinion is asked over the list, with its price beside the button.",
          fr: "Les constats d’une même sorte sont réunis sous un seul titre : on voit davantage d’un écran d’un coup d’œil. Le second avis se demande par-dessus la liste, avec son prix près du bouton.",
        },
      },
      {
        kind: "review",
        says: {
          en: "White words on orange or pink can become dark ones in a click, so your colour stays. What is faded on purpose, such as a slide to come or an option that cannot be had, is asked about and no longer called a fault.",
          fr: "Des mots blancs sur de l’orange ou du rose deviennent foncés en un clic, et votre couleur reste. Ce qui est estompé exprès, comme une diapositive à venir ou un choix indisponible, est une question et non plus un défaut.",
        },
      },
      {
        kind: "plugin",
        says: {
          en: "A fix is shown on your own words, before and after, with the contrast of both. Where the same is found on other screens, one click leads to all of them. “This is no button” is a dismissal that you can take back.",
          fr: "Une correction se montre sur vos propres mots, avant et après, avec le contraste des deux. Quand d’autres écrans ont le même défaut, un clic mène à tous. « Ce n’est pas un bouton » est une mise à l’écart sur laquelle vous pouvez revenir.",
        },
      },
      {
        kind: "review",
        says: {
          en: "A fix that leaves larger letters or other words no room is no longer offered, nor one that moves a title away from its text, or hides a sign on its new background. What lies behind an open dialog is not judged as if it were in use.",
          fr: "Une correction qui ne laisse pas assez de place à des lettres plus grandes ou à d’autres mots n’est plus proposée, ni celle qui éloigne un titre de son texte ou qui efface un pictogramme sur son nouveau fond. Ce qui est derrière une boîte de dialogue ouverte n’est plus jugé comme si l’on s’en servait.",
        },
      },
      {
        kind: "account",
        says: {
          en: "The 14 days to withdraw do not end on a public holiday of your country.",
          fr: "Les 14 jours pour se rétracter ne se terminent pas un jour férié de votre pays.",
        },
      },
    ],
  },
  {
    day: "2026-11-28",
    changes: [
      {
        kind: "review",
        says: {
          en: "House rules: your words and values are checked while you draw, and a second opinion knows your principles. They are kept in the file, in the account of a team, or beside your designs for the command line.",
          fr: "Règles maison : vos mots et vos valeurs sont vérifiés pendant que vous dessinez, et un second avis connaît vos principes. Elles se gardent dans le fichier, dans le compte d’une équipe, ou à côté de vos maquettes pour la ligne de commande.",
        },
      },
      {
        kind: "plugin",
        says: {
          en: "Ask about a finding or a screen: the answer points at layers, and five questions come with each second opinion.",
          fr: "Posez une question sur un constat ou un écran : la réponse montre des calques, et chaque second avis comprend cinq questions.",
        },
      },
      {
        kind: "site",
        says: {
          en: "The editor in the browser opens with a third less to load.",
          fr: "L’éditeur dans le navigateur s’ouvre avec un tiers de moins à charger.",
        },
      },
    ],
  },
  {
    day: "2026-11-22",
    changes: [
      {
        kind: "account",
        says: {
          en: "Plans can be paid by the year, and two months are free. Several people can share one plan as a team, and what you review stays yours until you share it.",
          fr: "Les formules se paient aussi à l’année, avec deux mois offerts. À plusieurs, on partage une formule en équipe, et vos revues restent à vous tant que vous ne les partagez pas.",
        },
      },
      {
        kind: "review",
        says: {
          en: "Eleven new rules look at fields and choices that hardly show, controls that are small for a finger, and main actions out of sight. Each rule has a drawn example.",
          fr: "Onze nouvelles règles regardent les champs et les choix à peine visibles, les commandes petites pour un doigt et les actions principales hors de vue. Chaque règle a un exemple dessiné.",
        },
      },
      {
        kind: "site",
        says: {
          en: "Saved reviews show their picture with numbered pins. They can be compared with an earlier review, and saved as a page, a table, Markdown or JSON. A sample report shows all of it without an account.",
          fr: "Les revues gardées montrent leur image avec des repères numérotés. On les compare à une revue antérieure, on les enregistre en page, en tableau, en Markdown ou en JSON. Un exemple de rapport le montre sans compte.",
        },
      },
      {
        kind: "review",
        says: {
          en: "Fixes are tried on a copy of the screen before they are offered. What does not hold is not offered.",
          fr: "Les corrections sont essayées sur une copie de l’écran avant d’être proposées. Celles qui ne tiennent pas ne le sont pas.",
        },
      },
      {
        kind: "plugin",
        says: {
          en: "A finding is fixed in one click, on its layer or in the component that the layer comes from. One undo takes it back.",
          fr: "Un constat se corrige en un clic, sur son calque ou dans le composant dont il vient. Une annulation suffit pour revenir.",
        },
      },
      {
        kind: "plugin",
        says: {
          en: "The list of findings stays in its place while you work. What was fixed says so and keeps its row until you look again.",
          fr: "La liste des constats reste en place pendant que vous travaillez. Ce qui est corrigé le dit et garde sa ligne jusqu’au prochain regard.",
        },
      },
      {
        kind: "plugin",
        says: {
          en: "Findings can be dismissed with a reason, for a layer, a component or a rule. They can be pinned on the canvas and noted in Dev Mode.",
          fr: "Un constat s’écarte avec une raison, pour un calque, un composant ou une règle. Il s’épingle sur le canevas et s’annote pour Dev Mode.",
        },
      },
      {
        kind: "plugin",
        says: {
          en: "A whole file can be checked as a library: values set by hand, variants out of step, missing states, contrast in every theme.",
          fr: "Un fichier entier peut être contrôlé comme bibliothèque\u00a0: valeurs posées à la main, variantes dépareillées, états manquants, contraste dans chaque thème.",
        },
      },
      {
        kind: "review",
        says: {
          en: "You choose the level of WCAG and the platform that a screen is judged by: iOS, Android or the web.",
          fr: "Vous choisissez le niveau de WCAG et la plateforme selon lesquels un écran est jugé\u00a0: iOS, Android ou le web.",
        },
      },
      {
        kind: "review",
        says: {
          en: "Findings call layers by what people see, such as “Pay” button, whatever the layers are named. Each report says what was recognised and what could not be judged.",
          fr: "Les constats nomment les calques par ce que l’on voit, comme le bouton «\u00a0Payer\u00a0», quel que soit leur nom. Chaque rapport dit ce qui a été reconnu et ce qui n’a pas pu être jugé.",
        },
      },
      {
        kind: "review",
        says: {
          en: "A .fig file opens in the browser, without Figma and without an account.",
          fr: "Un fichier .fig s’ouvre dans le navigateur, sans Figma et sans compte.",
        },
      },
      {
        kind: "review",
        says: {
          en: "A review without a second opinion is free, and no provider of models is asked. One that fails costs nothing.",
          fr: "Une revue sans second avis est gratuite, et aucun fournisseur de modèles n’est interrogé. S’il échoue, il ne coûte rien.",
        },
      },
      {
        kind: "account",
        says: {
          en: "You get an email whenever your plan changes, and when few second opinions are left.",
          fr: "Vous recevez un e-mail à chaque changement de formule, et quand il reste peu de seconds avis.",
        },
      },
      {
        kind: "site",
        says: {
          en: "The site has French addresses of its own, and every page of it can be read without a script.",
          fr: "Le site a ses propres adresses en français, et chacune de ses pages se lit sans script.",
        },
      },
    ],
  },
  {
    day: "2026-11-21",
    changes: [
      {
        kind: "plugin",
        says: {
          en: "The plugin: live checks while you draw, on your machine, in English and French.",
          fr: "Le plugin\u00a0: des contrôles en direct pendant que vous dessinez, sur votre machine, en français et en anglais.",
        },
      },
      {
        kind: "review",
        says: {
          en: "Rules on UX, UI, copy and hierarchy, each with its source. Contrast is measured on what really lies behind a text, pictures and gradients included.",
          fr: "Des règles d’UX, d’UI, de textes et de hiérarchie, chacune avec sa source. Le contraste se mesure sur ce qui se trouve vraiment derrière un texte, images et dégradés compris.",
        },
      },
      {
        kind: "review",
        says: {
          en: "A second opinion by a model, on request: labelled, tied to layers, and checked before it is shown.",
          fr: "Un second avis par un modèle, sur demande\u00a0: signalé, rattaché aux calques, et vérifié avant d’être montré.",
        },
      },
      {
        kind: "site",
        says: {
          en: "The site, with the plugin to try in the browser, four articles, and every rule with how often it was right.",
          fr: "Le site, avec le plugin à essayer dans le navigateur, quatre articles, et chaque règle avec sa part de constats justes.",
        },
      },
      {
        kind: "account",
        says: {
          en: "Sign in with a password, Google, GitHub or Figma. On your profile you subscribe, change plan, cancel or withdraw.",
          fr: "Connexion par mot de passe, Google, GitHub ou Figma. Depuis le profil\u00a0: souscrire, changer de formule, résilier, se rétracter.",
        },
      },
    ],
  },
];
