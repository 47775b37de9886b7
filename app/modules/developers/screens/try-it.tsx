import { Play } from "lucide-react";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import type { PortalPage } from "../model/portal-pages.ts";

/** Sends the call from the browser with a token that is not stored. Shown by the portal's script. */
export function TryIt({ call: { method, path, body } }: { call: NonNullable<PortalPage["call"]> }) {
  const t = useTranslate();
  const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  return (
    <form className="portal-try" data-method={method} data-path={path} hidden>
      <h2>{t("developers:try.title")}</h2>
      <label>
        {t("developers:try.token")}
        <input type="password" name="token" autoComplete="off" spellCheck={false} />
      </label>
      {named.map((name) => (
        <label key={name}>
          {name}
          <input name={`path.${name}`} autoComplete="off" spellCheck={false} />
        </label>
      ))}
      {method === "GET" && (
        <label>
          {t("developers:try.query")}
          <input name="query" autoComplete="off" spellCheck={false} />
        </label>
      )}
      {body !== null && (
        <label>
          {t("developers:try.body")}
          <textarea name="body" rows={8} defaultValue={body} spellCheck={false} />
        </label>
      )}
      <p>
        <button type="submit">
          <Play size={14} aria-hidden />
          {t("developers:try.send")}
        </button>
        <span>{t(method === "GET" ? "developers:try.reads" : "developers:try.changes")}</span>
      </p>
      <output />
    </form>
  );
}
