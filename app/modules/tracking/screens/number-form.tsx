import { useLanguage, useTranslate } from "#app/ui/i18n/use-translate.ts";

/** Asks for an order number. A plain form, because the page has no script. */
export function NumberForm({ typed = "" }: { typed?: string }) {
  const t = useTranslate();
  const { language } = useLanguage();
  return (
    <form method="get" action="/track" className="part">
      <label htmlFor="number">{t("tracking:find.number")}</label>
      <span className="input big">
        <input
          id="number"
          name="number"
          defaultValue={typed}
          maxLength={200}
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="search"
          aria-describedby="number-note"
        />
      </span>
      <p className="track-note" id="number-note">
        {t("tracking:find.note")}
      </p>
      <input type="hidden" name="lang" value={language} />
      <button type="submit" className="button button-primary button-large">
        {t("tracking:find.go")}
      </button>
    </form>
  );
}
