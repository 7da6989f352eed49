import type { ReactNode } from "react";
import styles from "./role-portrait.module.css";

export const TEAM_ROLES = ["design", "engineering", "research", "support"] as const;
export type TeamRole = (typeof TEAM_ROLES)[number];

/** What each role holds in front of it. */
const TOOLS: Readonly<Record<TeamRole, ReactNode>> = {
  design: (
    <>
      <path d="M60 108l34-34 10 10-34 34-13 3z" />
      <path d="M88 80l10 10" />
    </>
  ),
  engineering: (
    <>
      <path d="M66 86l-14 14 14 14M94 86l14 14-14 14" />
      <path d="M86 82l-12 36" />
    </>
  ),
  research: (
    <>
      <circle cx="76" cy="96" r="15" />
      <path d="M87 107l15 15" />
    </>
  ),
  support: (
    <>
      <path d="M50 82h60v30H82l-14 12v-12H50z" />
      <path d="M62 93h36M62 102h22" />
    </>
  ),
};

/** A figure with its tool: drawn, because nobody is shown by a face that is not theirs. */
export const RolePortrait = ({ role }: { readonly role: TeamRole }) => (
  <svg viewBox="0 0 160 140" className={styles.portrait} data-role={role} aria-hidden="true">
    <rect className={styles.ground} width="160" height="140" rx="20" />
    <circle className={styles.head} cx="80" cy="40" r="20" />
    <path className={styles.body} d="M28 140c0-38 22-62 52-62s52 24 52 62z" />
    <g className={styles.tool}>{TOOLS[role]}</g>
  </svg>
);
