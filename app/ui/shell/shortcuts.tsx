import type { TranslationKey } from "../i18n/translation-key.ts";
import { useTranslate } from "../i18n/use-translate.ts";
import { formatKey, groupKeysByAction } from "../keyboard/key-bindings.ts";
import { listActiveKeys } from "../keyboard/use-hotkeys.ts";
import { Dialog } from "../primitives/dialog.tsx";
import { Kbd } from "../primitives/kbd.tsx";

/** The help of `?`: the keys that work on the page below it. */
export function Shortcuts({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  return (
    <Dialog open title={t("common:shell.shortcuts")} onClose={onClose}>
      {listActiveKeys().map(({ title, keys }) => (
        <section key={title}>
          <h3 className="mb-2">{t(title)}</h3>
          <dl className="key-list">
            {groupKeysByAction(keys).map((line) => (
              <Row key={line.word} {...line} />
            ))}
          </dl>
        </section>
      ))}
      <p className="mt-4">
        <a className="link" href="/status">
          {t("common:shell.status")}
        </a>
      </p>
    </Dialog>
  );
}

function Row({ keys, word }: { keys: readonly string[]; word: TranslationKey }) {
  const t = useTranslate();
  return (
    <>
      <dt>{t(word)}</dt>
      <dd className="flex gap-1.5 items-center justify-end">
        {keys.map((each, index) => (
          <span key={each} className="flex gap-1.5 items-center">
            {index > 0 && <span className="text-xs text-ink-3">{t("common:keys.or")}</span>}
            <Kbd keys={formatKey(each)} />
          </span>
        ))}
      </dd>
    </>
  );
}
