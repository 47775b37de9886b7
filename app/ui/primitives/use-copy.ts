import { useTranslate } from "../i18n/use-translate.ts";
import { showErrorToast, showToast } from "./toast.ts";

/** Copies a text and says so; where the browser does not let the page copy, the message says that. */
export function useCopy(): (text: string, done?: string) => void {
  const t = useTranslate();
  const copy = async (text: string, done: string) => {
    try {
      await navigator.clipboard.writeText(text);
      showToast(done);
    } catch {
      showErrorToast(t("common:error.not_copied"));
    }
  };
  return (text, done = t("common:error.copied")) => void copy(text, done);
}
