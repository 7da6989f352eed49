import { useAtomValue } from "jotai";
import { useEffect } from "react";
import { useFrontTexts } from "../../language/use-front-texts.ts";
import { isScriptMissingAtom } from "../../hydration/page-script.ts";
import { showToast } from "../../components/toasts/toast.ts";

/** Says that a page stays as its HTML came. */
export function MissingScript() {
  const texts = useFrontTexts();
  const isMissing = useAtomValue(isScriptMissingAtom);
  useEffect(() => {
    if (isMissing) showToast({ id: "script", message: texts.layout.failed.inert, autoClose: false });
  }, [isMissing, texts]);
  return null;
}
