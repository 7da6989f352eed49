import { notifications } from "@mantine/notifications";
import { useAtomValue } from "jotai";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { isScriptMissingAtom } from "../../hydration/page-script.ts";

/** Says that a page stays as its HTML came. */
export function MissingScript() {
  const { t } = useTranslation();
  const isMissing = useAtomValue(isScriptMissingAtom);
  useEffect(() => {
    if (isMissing) notifications.show({ id: "script", message: t("layout.failed.inert"), autoClose: false });
  }, [isMissing, t]);
  return null;
}
