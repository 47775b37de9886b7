import type { ReactNode } from "react";
import type { TranslationKey } from "#app/ui/i18n/translation-key.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";

/** One region with its title. */
export function ProfilePart({ title, children }: { title: TranslationKey; children: ReactNode }) {
  const t = useTranslate();
  return (
    <section className="grid gap-3 border-b border-line pb-6">
      <h2 className="text-base font-semibold">{t(title)}</h2>
      {children}
    </section>
  );
}
