import { useEffect } from "react";
import { useLocation } from "react-router";
import type { TranslationKey } from "../i18n/translation-key.ts";
import { useTranslate } from "../i18n/use-translate.ts";
import { showErrorToast } from "../primitives/toast.ts";

const refusalCookieName = "__Host-refused";

const refusalReasons: Readonly<Record<string, TranslationKey>> = {
  forbidden: "errors:forbidden",
  feature_missing: "errors:feature_missing",
  subscription_missing: "errors:subscription_missing",
};

/** Shows once why another page opened instead of the requested one. */
export function useRefusal(): void {
  const t = useTranslate();
  const { key } = useLocation();
  useEffect(() => {
    const code = document.cookie
      .split("; ")
      .find((each) => each.startsWith(`${refusalCookieName}=`))
      ?.slice(refusalCookieName.length + 1);
    if (!code) return;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser; this one is read once and cleared.
    document.cookie = `${refusalCookieName}=; Path=/; Max-Age=0; Secure; SameSite=Lax`;
    const reason = refusalReasons[code];
    if (reason) showErrorToast(t(reason), t("common:shell.sent_elsewhere"));
  }, [key, t]);
}
