import type { Counted, PutIn } from "../../texts-like.ts";
import { pluralEn as plural } from "../../plural.ts";
import { SENDING_EN } from "../../sending.en.ts";

/** Teams on the site: the page of one's team, and the invitation to it. */
export const TEAM_EN = {
  title: "Team",
  away: "Your team could not be loaded.",
  noName: "No name yet",
  you: "you",
  owner: "Owner",
  member: "Member",
  back: "Back",
  actionOf: ({ action, name }: PutIn<"action" | "name">) => `${action}: ${name}`,
  none: {
    heading: "Review together",
    lead: "One plan for your team: everybody reviews with their own account, and one person pays.",
    shared: "One allowance",
    sharedText: "Second opinions are pooled: each seat adds those of its plan to a shared allowance.",
    own: "Your reviews stay yours",
    ownText: "Nobody sees what you review, unless you share a review with the team.",
    seats: "A seat for each person",
    seatsText: "Add one when you need it, and give it back with the next period.",
    name: "Name of the team",
    nameTooShort: "Choose a name of at least 2 characters.",
    begin: "Create a team",
    beginText: "You become its owner. It costs nothing until you buy a second seat.",
  },
  plan: {
    heading: "Plan",
    left: ({ plan, count, limit, date }: Counted & PutIn<"plan" | "limit" | "date">) =>
      `${plan}: ${count} of ${limit} second opinions left until ${date}`,
    full: ({ date }: PutIn<"date">) =>
      `The second opinions of this period are used up. Until ${date} everybody uses their own plan, trial or credits.`,
    unpaidOwner: "Your team has no plan at the moment. Choose one, and it covers everybody in the team.",
    unpaidMember:
      "The team has no plan at the moment. Until its owner chooses one, everybody uses their own plan, trial or credits.",
    choose: "Choose a plan",
    unsold:
      "Plans and seats cannot be bought yet, as second opinions are not available yet. Until then you can keep house rules here, and reviews are free and unlimited.",
    cost: SENDING_EN.cost,
  },
  members: {
    heading: "Members",
    since: ({ date }: PutIn<"date">) => `Since ${date}`,
    used: ({ count }: Counted) =>
      plural(count, `${count} second opinion this period`, `${count} second opinions this period`),
    former: ({ count }: Counted) =>
      plural(
        count,
        `${count} second opinion for people who are no longer in the team`,
        `${count} second opinions for people who are no longer in the team`,
      ),
    remove: "Remove",
    removeTitle: ({ name }: PutIn<"name">) => `Remove ${name}?`,
    removeText: () =>
      "They keep their account and their reviews. What they shared with the team disappears from here, and their seat is free at once. We let them know by email.",
    removed: ({ name }: PutIn<"name">) => `${name} is no longer in the team.`,
  },
  invites: {
    heading: "Invite people",
    text: "They get an email with a link that works for 7 days, and can join with any address.",
    email: "Email address",
    send: "Send the invitation",
    sent: ({ email }: PutIn<"email">) => `The invitation to ${email} is on its way.`,
    free: ({ count }: Counted) =>
      count === 0 ? "No seat is free." : plural(count, `${count} seat is free.`, `${count} seats are free.`),
    own: "This is your own address: you are in the team already.",
    add: ({ price }: PutIn<"price">) => `Add a seat: ${price}`,
    open: "Waiting for an answer",
    until: ({ date }: PutIn<"date">) => `Until ${date}`,
    resend: "Send again",
    revoke: "Withdraw",
    revoked: "The invitation is withdrawn.",
  },
  seats: {
    heading: "Seats",
    forAll: ({ count }: PutIn<"count">) =>
      `The price is for the ${count} seats of your team, and so are the second opinions.`,
    text: ({ used, seats, price, count }: PutIn<"used" | "seats" | "price" | "count">) =>
      `${used} of ${seats} are taken, by members and open invitations. Each costs ${price} and brings ${count} second opinions a month.`,
    planned: ({ count }: Counted) =>
      plural(
        count,
        `From the next period on, there is ${count} seat.`,
        `From the next period on, there are ${count} seats.`,
      ),
    keep: ({ count }: PutIn<"count">) => `Keep all ${count}`,
    kept: "The seats stay as they are.",
    count: "Seats",
    change: "Change",
    between: ({ least, most }: PutIn<"least" | "most">) =>
      `Choose between ${least} and ${most} seats (seats in use cannot be removed).`,
    title: ({ count }: Counted) => plural(count, `${count} seat`, `${count} seats`),
    moreText: ({ amount }: PutIn<"amount">) =>
      `${amount} is charged now, VAT included: a whole period for all seats, less what is left of this one. The new period begins today.`,
    moreAfter: ({ price, reviews }: PutIn<"price" | "reviews">) =>
      `After that ${price}, with ${reviews} second opinions a month for the team.`,
    moreLater: ({ date }: PutIn<"date">) =>
      `Paid by debit, more seats begin with the next period, on ${date}.`,
    confirmMore: ({ amount }: PutIn<"amount">) => `Pay ${amount}`,
    fewerText: ({ count, date }: Counted & PutIn<"date">) =>
      plural(
        count,
        `Nothing is charged now. Until ${date} everything stays as it is; then there is ${count} seat.`,
        `Nothing is charged now. Until ${date} everything stays as it is; then there are ${count} seats.`,
      ),
    confirmFewer: "Confirm",
    unknown: "The amount could not be computed. Try again in a moment.",
    done: ({ amount, count }: PutIn<"amount" | "count">) =>
      `${amount} was charged. Your team has ${count} seats now.`,
    plannedDone: "The number of seats changes with the next period.",
  },
  settings: {
    heading: "This team",
    rename: "Rename",
    renamed: "The team has a new name.",
    leave: "Leave the team",
    leaveText: "You keep your account and your reviews. What you shared with the team disappears from there.",
    left: "You left the team.",
    dissolve: "Dissolve the team",
    dissolveText:
      "Everybody keeps their account and their reviews, and nothing is shared any more. Your plan goes on; from the next period it is for you alone.",
    dissolved: "The team is dissolved.",
    seen: "Everybody in the team sees its name, the names of its members, and the reviews that are shared with it. The owner also sees how many second opinions each person used, never on what.",
  },
  invitation: {
    title: "Invitation",
    heading: ({ team }: PutIn<"team">) => `Join “${team}”`,
    lead: ({ owner }: PutIn<"owner">) => `${owner} invites you to their team.`,
    somebody: "The owner",
    gets: "What you get",
    getsText: "Your second opinions come out of the team’s plan. When they are used up, you use your own.",
    sees: "Who sees what",
    seesText: ({ count }: PutIn<"count">) =>
      `The team (${count} so far) sees your name and the day you joined. The owner also sees how many second opinions you have used. Nobody sees your reviews, unless you share one.`,
    leave: "You can leave at any time, and your reviews stay yours.",
    join: "Join the team",
    joined: "Welcome to the team.",
    logIn: "Log in to join",
    signUp: "Create an account to join",
    anyAddress: "You can join with any email address.",
    until: ({ date }: PutIn<"date">) => `The invitation ends on ${date}.`,
    over: "This invitation is no longer valid",
    overText: "It has expired, been withdrawn or been accepted already. Ask for a new one.",
    home: "Go to the home page",
  },
  share: {
    heading: "Share with the team",
    text: ({ team }: PutIn<"team">) =>
      `Everybody in “${team}” can read this review while it is shared. Nobody else can change or delete it.`,
    switch: "Shared with the team",
    shared: "The team can read this review now.",
    unshared: "The team no longer sees this review.",
    by: ({ name }: PutIn<"name">) => `${name} shared this review with the team.`,
  },
  reviews: {
    mine: "Mine",
    team: "Team",
    lead: "What the members of your team share with each other.",
    none: "Nothing is shared yet",
    noneText: "Open one of your reviews and share it with the team: everybody in it can read it then.",
    by: ({ name }: PutIn<"name">) => `by ${name}`,
    byYou: "by you",
  },
  profile: {
    none: "Review together on one plan.",
    inTeam: "You are in a team.",
    open: "Open",
    openTeam: "Open the team",
  },
  allowance: {
    pays: ({ team }: PutIn<"team">) => `From your team “${team}”.`,
    own: ({ team }: PutIn<"team">) =>
      `Your team “${team}” has no second opinions at the moment: these are your own.`,
  },
  house: {
    heading: "House rules",
    text: "The words, values and principles that every review of your team keeps to.",
    open: "Open the house rules",
  },
  failures: {
    in_team: "You are already in a team. Leave it first.",
    no_team: "This team no longer exists. Reload the page.",
    house_rules_changed:
      "The house rules were changed meanwhile, in another tab. Save again to put yours in their place.",
    team_full: "No seat is free. Buy one, or remove somebody.",
    team_unpaid: "The team has no plan. Choose one first.",
    team_owner_stays: "The owner cannot leave. Dissolve the team instead.",
    seats_in_use: "More seats are taken. Remove members or invitations first.",
    payment_under_way: "A bank has been asked to pay for this plan. Wait for its answer first.",
    payment_disputed: "A payment for this plan is disputed with a bank. That has to be settled first.",
    price_changed: "The amount has changed. Look at it again.",
    update_failed: "The payment service refused. Nothing was charged.",
    no_subscription: "The team’s plan has ended. Reload the page.",
    unknown_plan: "The team’s plan is no longer sold. Write to us.",
    rate_limited: "Please wait a little before you do this again.",
    not_found: "That no longer exists. Reload the page.",
    unknown: "That did not work. Please try again.",
  },
  deleteEndsTeam: "Your team is deleted too, with its house rules and their history.",
  deleteLeavesTeam: "You leave your team, and what you shared with it disappears from there.",
  deleteHasMembers:
    "Your team has other members. Dissolve it on the page of the team, then delete the account.",
};
