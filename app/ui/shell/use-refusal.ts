import { useEffect } from "react";
import { useLocation } from "react-router";
import { toastError } from "../primitives/toast.ts";
import { useWords } from "../words/use-words.ts";
import type { Word } from "../words/word.ts";

const cookie = "__Host-refused";

const reasons: Readonly<Record<string, Word>> = {
  forbidden: "errors:forbidden",
  feature_missing: "errors:feature_missing",
  subscription_missing: "errors:subscription_missing",
};

/** Says why a page opened in place of the one that was asked for (platform §4.2 sends people elsewhere), once. */
export function useRefusal(): void {
  const say = useWords();
  const { key } = useLocation();
  useEffect(() => {
    const code = document.cookie
      .split("; ")
      .find((each) => each.startsWith(`${cookie}=`))
      ?.slice(cookie.length + 1);
    if (!code) return;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser; this one is told once and ends.
    document.cookie = `${cookie}=; Path=/; Max-Age=0; Secure; SameSite=Lax`;
    const reason = reasons[code];
    if (reason) toastError(say(reason), say("common:shell.sent_elsewhere"));
  }, [key, say]);
}
