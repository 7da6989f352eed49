import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { done, idField, instant, planIdField, text } from "../fields.ts";
import { pageAsked, reviewSummary } from "./reviews.ts";

const count = z.int().check(z.minimum(0));

const TEAM_NAME = { minLength: 2, maxLength: 100 } as const;
const teamName = text(TEAM_NAME.maxLength).check(z.trim(), z.minLength(TEAM_NAME.minLength));

const member = z.object({
  userId: idField,
  /** Empty when they have given none. */
  name: z.string(),
  role: z.enum(["owner", "member"]),
  joinedAt: instant,
  /** How many reviews of the period under way they used of the team's; null: it is for the owner to see. */
  used: z.nullable(count),
});
export type TeamMember = z.infer<typeof member>;

const invite = z.object({
  id: idField,
  email: z.string(),
  sentAt: instant,
  expiresAt: instant,
  /** From then on it can be sent again. */
  resendAt: instant,
});
export type TeamInvite = z.infer<typeof invite>;

const team = z.object({
  id: idField,
  name: z.string(),
  /** The role of the person who asks. */
  role: z.enum(["owner", "member"]),
  /** The owner first, then by when they joined. */
  members: z.array(member),
  /** The plan that pays for its reviews; null: none is in force, and everybody uses what is their own. */
  planId: z.nullable(planIdField),
  /** The plan's allowance for all of them together; null: there is no plan. */
  allowance: z.nullable(z.object({ limit: count, left: count, renewsOn: z.nullable(instant) })),
  /** The part that only the owner sees; null for members. */
  owned: z.nullable(
    z.object({
      seats: count,
      /** From the next period on; null: as now. */
      nextSeats: z.nullable(count),
      /** Seats that one more may be invited to. */
      freeSeats: count,
      /** Open ones, the latest first. */
      invites: z.array(invite),
      /** The requests used by people who are no members any more. */
      usedByFormer: count,
    }),
  ),
});
export type Team = z.infer<typeof team>;

/** The team of the person who asks, as they may see it; null: they are in none. */
export const readTeam = defineEndpoint({
  method: "GET",
  path: "/api/team",
  access: "user",
  answer: z.object({ team: z.nullable(team) }),
});

/** Founds a team, whose owner the person is. Their plan pays for the reviews of all members. */
export const createTeam = defineEndpoint({
  method: "POST",
  path: "/api/team",
  access: "user",
  body: z.object({ name: teamName }),
  answer: done,
  errors: ["in_team"],
});

/** Gives the team another name. For its owner. */
export const renameTeam = defineEndpoint({
  method: "POST",
  path: "/api/team/name",
  access: "user",
  body: z.object({ name: teamName }),
  answer: done,
  errors: ["no_team"],
});

/**
 * Ends the team. Its members keep their reviews, and share none; from the next period on its plan is paid for one. For
 * its owner.
 */
export const dissolveTeam = defineEndpoint({
  method: "DELETE",
  path: "/api/team",
  access: "owner",
  answer: done,
  errors: ["no_team", "payment_under_way", "payment_disputed", "update_failed"],
});

/**
 * Invites somebody by mail for 7 days. The answer is the same whether there is an account with that address. An address
 * that was invited before gets a new link, and the old one ends. For the owner.
 */
export const inviteToTeam = defineEndpoint({
  method: "POST",
  path: "/api/team/invites",
  access: "user",
  body: z.object({ email: z.email().check(z.maxLength(320)) }),
  answer: done,
  errors: ["no_team", "team_full", "team_unpaid"],
});

/** Sends an invitation again, with a new link: five minutes after the last time at the earliest. */
export const resendInvite = defineEndpoint({
  method: "POST",
  path: "/api/team/invites/:id/resend",
  access: "user",
  answer: done,
  errors: ["no_team", "team_full", "team_unpaid"],
});

/** Takes an invitation back: its link leads nowhere from now on. */
export const revokeInvite = defineEndpoint({
  method: "DELETE",
  path: "/api/team/invites/:id",
  access: "user",
  answer: done,
});

/** Which team a link invites to, and who invites. It accepts nothing. */
export const readInvitation = defineEndpoint({
  method: "GET",
  path: "/api/team/invitations/:token",
  access: "anyone",
  answer: z.object({ team: z.string(), owner: z.string(), members: count, expiresAt: instant }),
});
export type Invitation = z.infer<NonNullable<(typeof readInvitation)["answer"]>>;

/** The person who asks joins the team, whatever address they have. A link is good for one. */
export const acceptInvitation = defineEndpoint({
  method: "POST",
  path: "/api/team/invitations/:token/accept",
  access: "user",
  answer: done,
  errors: ["in_team", "team_full"],
});

/**
 * Takes somebody out of the team: the owner any member, everybody themselves. Their reviews stay theirs, and are shared
 * no longer; the seat is free at once.
 */
export const removeMember = defineEndpoint({
  method: "DELETE",
  path: "/api/team/members/:id",
  access: "user",
  answer: done,
  errors: ["team_owner_stays"],
});

/** Shares a review of one's own with one's team, to be read, or no longer. */
export const shareWithTeam = defineEndpoint({
  method: "POST",
  path: "/api/reviews/:id/team",
  access: "either", // panels of versions before ask it; the site does as a user
  body: z.object({ isShared: z.boolean() }),
  answer: done,
  errors: ["no_team"],
});

/** A review that somebody shared with the team. */
const teamReview = z.extend(reviewSummary, {
  /** Whose it is; empty when they have given no name. */
  by: z.string(),
  /** The person's own. */
  isOwn: z.boolean(),
});
export type TeamReview = z.infer<typeof teamReview>;

/** The reviews that members share with the team, the newest first. */
export const listTeamReviews = defineEndpoint({
  method: "GET",
  path: "/api/team/reviews",
  access: "either", // panels of versions before ask it; the site does as a user
  query: pageAsked,
  answer: z.object({ reviews: z.array(teamReview), nextCursor: z.nullable(z.string()) }),
});
