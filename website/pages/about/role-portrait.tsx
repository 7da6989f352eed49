import type { ReactNode } from "react";
import { Crosshair, DrawnScreen } from "../../components/drawn-screen.tsx";
import styles from "./role-portrait.module.css";

export const TEAM_ROLES = ["design", "engineering", "research", "support"] as const;
export type TeamRole = (typeof TEAM_ROLES)[number];

/** The marks that each role sees on the screen that all of them look at. */
const LOOKS: Readonly<Record<TeamRole, ReactNode>> = {
  design: (
    <>
      <Crosshair y={112} height={28} />
      <path d="m128 128 8 24 5-9 10-4z" className={styles.pointer} />
    </>
  ),
  engineering: (
    <path d="m148 30 4 4 8-9M148 76l4 4 8-9M148 100l4 4 8-9M148 126l4 4 8-9" className={styles.proven} />
  ),
  research: (
    <>
      <path d="M46 68v16M41 68h10M41 84h10M46 118v16M41 118h10M41 134h10" className={styles.measure} />
      <circle cx="100" cy="76" r="17" className={styles.room} />
      <circle cx="100" cy="100" r="17" className={styles.room} />
    </>
  ),
  support: (
    <>
      <Crosshair y={39} height={22} />
      <path
        d="M120 58h44a6 6 0 0 1 6 6v20a6 6 0 0 1-6 6h-30l-10 9v-9h-4a6 6 0 0 1-6-6V64a6 6 0 0 1 6-6z"
        className={styles.bubble}
      />
      <path d="M126 70h34M126 79h20" className={styles.bubbleWords} />
    </>
  ),
};

/** The same screen as each role sees it: drawn, because nobody is shown by a face that is not theirs. */
export const RolePortrait = ({ role }: { readonly role: TeamRole }) => (
  <DrawnScreen>{LOOKS[role]}</DrawnScreen>
);
