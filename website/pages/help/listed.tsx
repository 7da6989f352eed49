import type { ReactNode } from "react";
import { PRODUCT } from "../../../shared/product.ts";

interface ListedProps {
  readonly children: ReactNode;
}

const isListed = PRODUCT.communityUrl !== null;

/** Words that hold once the plugin stands on the community's page. */
export const Listed = ({ children }: ListedProps) => isListed && children;

/** Words that hold until then. */
export const Unlisted = ({ children }: ListedProps) => !isListed && children;
