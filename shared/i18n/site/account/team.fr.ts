import { pluralFr as plural } from "../../plural.ts";
import { SENDING_FR } from "../../sending.fr.ts";
import type { TextsLike } from "../../texts-like.ts";
import type { TEAM_EN } from "./team.en.ts";

export const TEAM_FR: TextsLike<typeof TEAM_EN> = {
  title: "Équipe",
  away: "Votre équipe n’a pas pu être chargée.",
  noName: "Sans nom",
  you: "vous",
  owner: "Propriétaire",
  member: "Membre",
  back: "Retour",
  actionOf: ({ action, name }) => `${action} : ${name}`,
  none: {
    heading: "Relire à plusieurs",
    lead: "Une formule pour toute l’équipe : chacun travaille avec son compte, une seule personne paie.",
    shared: "Un quota commun",
    sharedText:
      "Les seconds avis sont mis en commun\u00a0: chaque place ajoute ceux de sa formule à une réserve partagée.",
    own: "Vos revues restent à vous",
    ownText: "Personne ne voit ce que vous faites relire, sauf la revue que vous partagez avec l’équipe.",
    seats: "Une place par personne",
    seatsText: "Ajoutez-en une quand il le faut, rendez-la à la période suivante.",
    name: "Nom de l’équipe",
    nameTooShort: "Choisissez un nom d’au moins 2 caractères.",
    begin: "Créer une équipe",
    beginText: "Vous en devenez propriétaire. Rien à payer tant que vous n’achetez pas de deuxième place.",
  },
  plan: {
    heading: "Formule",
    left: ({ plan, count, limit, date }) =>
      `${plan} : ${plural(count, `${count} second avis`, `${count} seconds avis`)} sur ${limit} jusqu’au ${date}`,
    full: ({ date }) =>
      `Les seconds avis de cette période sont épuisés. Jusqu’au ${date}, chacun utilise sa formule, son essai ou ses crédits.`,
    unpaidOwner:
      "Votre équipe n’a pas de formule pour l’instant. Choisissez-en une\u00a0: elle paie pour toute l’équipe.",
    unpaidMember:
      "L’équipe n’a pas de formule pour l’instant. En attendant, chacun utilise sa formule, son essai ou ses crédits.",
    choose: "Choisir une formule",
    unsold:
      "Formules et places ne s’achètent pas encore, car les seconds avis ne sont pas encore disponibles. D’ici là, vous pouvez tenir vos règles maison ici, et les revues sont gratuites et illimitées.",
    cost: SENDING_FR.cost,
  },
  members: {
    heading: "Membres",
    since: ({ date }) => `Depuis le ${date}`,
    used: ({ count }) =>
      plural(count, `${count} second avis cette période`, `${count} seconds avis cette période`),
    former: ({ count }) =>
      plural(
        count,
        `${count} second avis pour des personnes qui ne font plus partie de l’équipe`,
        `${count} seconds avis pour des personnes qui ne font plus partie de l’équipe`,
      ),
    remove: "Retirer",
    removeTitle: ({ name }) => `Retirer ${name} ?`,
    removeText: () =>
      "Cette personne garde son compte et ses revues. Ce qu’elle partageait avec l’équipe n’y est plus visible, et sa place est libre aussitôt. Nous la prévenons par e-mail.",
    removed: ({ name }) => `${name} ne fait plus partie de l’équipe.`,
  },
  invites: {
    heading: "Inviter",
    text: "Un e-mail contient un lien valable 7 jours ; on peut rejoindre l’équipe avec n’importe quelle adresse.",
    email: "Adresse e-mail",
    send: "Envoyer l’invitation",
    sent: ({ email }) => `L’invitation à ${email} est en route.`,
    free: ({ count }) =>
      count === 0 ? "Aucune place libre." : plural(count, `${count} place libre.`, `${count} places libres.`),
    own: "C’est votre propre adresse\u00a0: vous êtes déjà dans l’équipe.",
    add: ({ price }) => `Ajouter une place\u00a0: ${price}`,
    open: "En attente de réponse",
    until: ({ date }) => `Jusqu’au ${date}`,
    resend: "Renvoyer",
    revoke: "Retirer",
    revoked: "L’invitation est retirée.",
  },
  seats: {
    heading: "Places",
    forAll: ({ count }) =>
      `Le prix vaut pour les ${count} places de votre équipe, et les seconds avis aussi.`,
    text: ({ used, seats, price, count }) =>
      `${used} sur ${seats} sont prises, par des membres ou des invitations en attente. Chacune coûte ${price} et apporte ${count} seconds avis par mois.`,
    planned: ({ count }) =>
      plural(
        count,
        `À partir de la période suivante, il y aura ${count} place.`,
        `À partir de la période suivante, il y aura ${count} places.`,
      ),
    keep: ({ count }) => `Garder les ${count}`,
    kept: "Le nombre de places ne change pas.",
    count: "Places",
    change: "Modifier",
    between: ({ least, most }) => `Choisissez un nombre entre ${least} (les places prises) et ${most}.`,
    title: ({ count }) => plural(count, `${count} place`, `${count} places`),
    moreText: ({ amount }) =>
      `${amount} sont débités maintenant, TVA comprise : une période entière pour toutes les places, moins ce qui reste de celle-ci. La nouvelle période commence aujourd’hui.`,
    moreAfter: ({ price, reviews }) =>
      `Ensuite ${price}, avec ${reviews} seconds avis par mois pour l’équipe.`,
    moreLater: ({ date }) =>
      `Par prélèvement, les places en plus commencent avec la période suivante, le ${date}.`,
    confirmMore: ({ amount }) => `Payer ${amount}`,
    fewerText: ({ count, date }) =>
      plural(
        count,
        `Rien n’est débité maintenant. Jusqu’au ${date} rien ne change ; ensuite il y a ${count} place.`,
        `Rien n’est débité maintenant. Jusqu’au ${date} rien ne change ; ensuite il y a ${count} places.`,
      ),
    confirmFewer: "Confirmer",
    unknown: "Le montant n’a pas pu être calculé. Réessayez dans un instant.",
    done: ({ amount, count }) => `${amount} ont été débités. Votre équipe a ${count} places.`,
    plannedDone: "Le nombre de places change à la période suivante.",
  },
  settings: {
    heading: "Cette équipe",
    rename: "Renommer",
    renamed: "L’équipe a un nouveau nom.",
    leave: "Quitter l’équipe",
    leaveText:
      "Vous gardez votre compte et vos revues. Ce que vous partagiez avec l’équipe n’y est plus visible.",
    left: "Vous avez quitté l’équipe.",
    dissolve: "Dissoudre l’équipe",
    dissolveText:
      "Chacun garde son compte et ses revues, et plus rien n’est partagé. Votre formule continue, pour vous seul à partir de la période suivante.",
    dissolved: "L’équipe est dissoute.",
    seen: "Tous les membres voient le nom de l’équipe, les noms de ses membres et les revues qui y sont partagées. Le propriétaire voit aussi combien de seconds avis chacun a utilisés, jamais sur quoi.",
  },
  invitation: {
    title: "Invitation",
    heading: ({ team }) => `Rejoindre « ${team} »`,
    lead: ({ owner }) => `${owner} vous invite dans son équipe.`,
    somebody: "Le propriétaire",
    gets: "Ce que vous y gagnez",
    getsText:
      "Vos seconds avis sont pris sur la formule de l’équipe. Quand ils sont épuisés, vous utilisez les vôtres.",
    sees: "Qui voit quoi",
    seesText: ({ count }) =>
      `L’équipe (${count} pour l’instant) voit votre nom et depuis quand vous en faites partie. Le propriétaire voit aussi combien de seconds avis vous avez utilisés. Personne ne voit vos revues, sauf celles que vous partagez.`,
    leave: "Vous pouvez partir à tout moment, et vos revues restent à vous.",
    join: "Rejoindre l’équipe",
    joined: "Bienvenue dans l’équipe.",
    logIn: "Se connecter pour rejoindre",
    signUp: "Créer un compte pour rejoindre",
    anyAddress: "N’importe quelle adresse convient : pas forcément celle qui a été invitée.",
    until: ({ date }) => `L’invitation est valable jusqu’au ${date}.`,
    over: "Cette invitation n’est plus valable",
    overText: "Elle a expiré, a été retirée ou a déjà servi. Demandez-en une nouvelle.",
    home: "Aller à l’accueil",
  },
  share: {
    heading: "Partager avec l’équipe",
    text: ({ team }) =>
      `Tous les membres de « ${team} » peuvent lire cette revue tant qu’elle est partagée. Personne d’autre ne peut la modifier ni la supprimer.`,
    switch: "Partagé avec l’équipe",
    shared: "L’équipe peut maintenant lire cette revue.",
    unshared: "L’équipe ne voit plus cette revue.",
    by: ({ name }) => `${name} a partagé cette revue avec l’équipe.`,
  },
  reviews: {
    mine: "Les miens",
    team: "Équipe",
    lead: "Ce que les membres de votre équipe partagent entre eux.",
    none: "Rien n’est encore partagé",
    noneText: "Ouvrez l’une de vos revues et partagez-la : toute l’équipe pourra alors la lire.",
    by: ({ name }) => `de ${name}`,
    byYou: "de vous",
  },
  profile: {
    none: "Relisez à plusieurs avec une seule formule.",
    inTeam: "Vous faites partie d’une équipe.",
    open: "Ouvrir",
    openTeam: "Ouvrir l’équipe",
  },
  allowance: {
    pays: ({ team }) => `De votre équipe « ${team} ».`,
    own: ({ team }) =>
      `Votre équipe « ${team} » n’a pas de seconds avis en ce moment : ceux-ci sont les vôtres.`,
  },
  house: {
    heading: "Règles maison",
    text: "Les mots, les valeurs et les principes auxquels se tient chaque revue de votre équipe.",
    open: "Ouvrir les règles maison",
  },
  failures: {
    in_team: "Vous faites déjà partie d’une équipe. Quittez-la d’abord.",
    no_team: "Cette équipe n’existe plus. Rechargez la page.",
    house_rules_changed:
      "Les règles maison ont été modifiées entre-temps, dans un autre onglet. Enregistrez de nouveau pour mettre les vôtres à la place.",
    team_full: "Aucune place libre. Achetez-en une, ou retirez quelqu’un.",
    team_unpaid: "L’équipe n’a pas de formule. Choisissez-en une d’abord.",
    team_owner_stays: "Le propriétaire ne peut pas partir. Dissolvez l’équipe plutôt.",
    seats_in_use: "Davantage de places sont prises. Retirez d’abord des membres ou des invitations.",
    payment_under_way: "Un prélèvement est en cours pour cette formule. Attendez la réponse de la banque.",
    payment_disputed:
      "Un paiement de cette formule est contesté auprès d’une banque. Il faut d’abord régler cela.",
    price_changed: "Le montant a changé. Regardez-le à nouveau.",
    update_failed: "Le service de paiement a refusé. Rien n’a été débité.",
    no_subscription: "La formule de l’équipe a pris fin. Rechargez la page.",
    unknown_plan: "La formule de l’équipe n’est plus en vente. Écrivez-nous.",
    rate_limited: "Attendez un peu avant de recommencer.",
    not_found: "Cela n’existe plus. Rechargez la page.",
    unknown: "Cela n’a pas fonctionné. Réessayez.",
  },
  deleteEndsTeam: "Votre équipe est supprimée aussi, avec ses règles maison et leur historique.",
  deleteLeavesTeam: "Vous quittez votre équipe, et ce que vous partagiez avec elle n’y est plus visible.",
  deleteHasMembers: "Votre équipe a d’autres membres. Dissolvez-la sur sa page, puis supprimez le compte.",
};
