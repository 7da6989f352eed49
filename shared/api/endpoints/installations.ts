import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { done, figmaId, idField, instant, language, linkCode, text } from "../fields.ts";
import { allowance } from "./allowance.ts";

/** A plugin starts for the first time: gives it the token it keeps. The token is shown once. */
export const createInstallation = defineEndpoint({
  method: "POST",
  path: "/api/installations",
  access: "anyone",
  body: z.object({ figmaId: z.nullable(figmaId), figmaName: text(200) }),
  answer: z.object({ installationId: idField, token: z.string() }),
});

/** Whose plugin asks to be connected. */
const linkRequest = z.object({
  code: linkCode,
  figmaId,
  figmaName: z.string(),
  createdAt: instant,
  /** Until when it can be approved. */
  expiresAt: instant,
});

/** A code for the panel to show, and for the site to approve within 15 minutes. It replaces the one before. */
export const createLinkCode = defineEndpoint({
  method: "POST",
  path: "/api/installations/me/link-code",
  access: "installation",
  answer: linkRequest,
  errors: ["invalid_input"],
});

/** The state of an installation: its account and its allowance. */
const installationState = z.object({
  /** The account it is connected to; null: none. */
  account: z.nullable(z.object({ name: z.string(), email: z.string() })),
  allowance,
});
export type InstallationState = z.infer<typeof installationState>;

/** The plugin asks whether it is connected, once in three seconds at most. */
export const readInstallation = defineEndpoint({
  method: "GET",
  path: "/api/installations/me",
  access: "installation",
  answer: installationState,
  errors: ["slow_down"],
});

/** The plugin lets go of its account; its token works on, on the trial. */
export const disconnectSelf = defineEndpoint({
  method: "DELETE",
  path: "/api/installations/me",
  access: "installation",
  answer: done,
});

/** The plugins that are connected to the account. */
export const listInstallations = defineEndpoint({
  method: "GET",
  path: "/api/installations",
  access: "user",
  answer: z.object({
    installations: z.array(
      z.object({
        id: idField,
        figmaName: z.string(),
        createdAt: instant,
        lastUsedAt: z.nullable(instant),
      }),
    ),
  }),
});

/** Disconnects a plugin: its token ends. */
export const disconnectInstallation = defineEndpoint({
  method: "DELETE",
  path: "/api/installations/:id",
  access: "user",
  answer: done,
});

/** Whose plugin shows this code. It says nothing unless code and Figma id belong together. */
export const readLinkCode = defineEndpoint({
  method: "GET",
  path: "/api/link-codes/:code",
  access: "anyone",
  query: z.object({ figmaId }),
  answer: linkRequest,
});

/** The signed-in person says that the plugin is theirs. */
export const approveLinkCode = defineEndpoint({
  method: "POST",
  path: "/api/link-codes/:code/approve",
  access: "user",
  body: z.object({ figmaId }),
  answer: done,
});

/** Connects an account and a Figma id whose code the account approved. The same pair again is a success. */
export const linkOwnerAndUser = defineEndpoint({
  method: "POST",
  path: "/api/user/linkOwnerAndUser",
  access: "owner",
  body: z.object({
    userId: idField,
    figmaId,
    link: z.optional(z.nullable(linkCode)),
    language: z.optional(language),
  }),
  answer: z.object({ success: z.boolean() }),
});

/** Takes the Figma id off the account and disconnects its plugins. */
export const unlinkFigma = defineEndpoint({
  method: "DELETE",
  path: "/api/user/link",
  access: "owner",
  answer: done,
});
