import { Button } from "@mantine/core";
import { Link } from "react-router-dom";
import { Card } from "../../components/card.tsx";
import { PATHS } from "../../paths.ts";
import styles from "./team.module.css";
import { useTeamTexts } from "./use-team-texts.ts";

/** Leads to the house rules of the team. */
export function HouseCard() {
  const { house } = useTeamTexts();
  return (
    <Card heading={house.heading}>
      <p>{house.text}</p>
      <Button component={Link} to={PATHS.houseRules} variant="default" className={styles.add ?? ""}>
        {house.open}
      </Button>
    </Card>
  );
}
