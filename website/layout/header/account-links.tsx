import { Avatar, Button } from "@mantine/core";
import { useAtomValue } from "jotai";
import { useFrontTexts } from "../../language/use-front-texts.ts";
import { Link, useLocation } from "react-router-dom";
import { useQuery } from "../../hydration/use-query.ts";
import { intervalIn, PATHS, planIn, planQuery } from "../../paths.ts";
import { sessionAtom, type User } from "../../session/session.ts";
import styles from "./account-links.module.css";

function SignedIn({ user }: { readonly user: User }) {
  const texts = useFrontTexts();
  const name = user.name || user.email;
  return (
    <>
      <Link to={PATHS.reviews} className={styles.reviews}>
        {texts.layout.header.reviews}
      </Link>
      <Link to={PATHS.profile} className={styles.profile}>
        <Avatar size={32} radius="xl" name={name} color="indigo" variant="filled" aria-hidden="true" />
        <span className={styles.name}>{texts.layout.header.welcome({ name })}</span>
      </Link>
      <Button
        component={Link}
        to={PATHS.logout}
        variant="subtle"
        color="gray"
        className={`${styles.button} ${styles.quiet}`}
      >
        {texts.layout.header.logOut}
      </Button>
    </>
  );
}

/**
 * Leads to the other door with the wish that the address has on the way in, such as a plan or a plugin's code.
 * Elsewhere a plan goes along.
 */
function useDoors(): (door: string) => string {
  const { pathname } = useLocation();
  const query = useQuery();
  const search = new URLSearchParams(query);
  const plan = planIn(search);
  const isAtDoor = pathname === PATHS.login || pathname === PATHS.signUp;
  return (door) =>
    isAtDoor ? `${door}${query}` : plan ? `${door}${planQuery(plan, intervalIn(search))}` : door;
}

function Visitor() {
  const texts = useFrontTexts();
  const to = useDoors();
  return (
    <>
      <Button
        component={Link}
        to={to(PATHS.login)}
        variant="subtle"
        color="gray"
        className={styles.quiet ?? ""}
      >
        {texts.layout.header.logIn}
      </Button>
      <Button component={Link} to={to(PATHS.signUp)}>
        {texts.layout.header.create}
      </Button>
    </>
  );
}

/** The way in, or to one's profile. While nobody knows yet who is there, the place stays free. */
export function AccountLinks() {
  const session = useAtomValue(sessionAtom);
  if (session.status === "loading")
    return (
      <noscript>
        <Visitor />
      </noscript>
    );
  return session.status === "signed-in" ? <SignedIn user={session.user} /> : <Visitor />;
}
