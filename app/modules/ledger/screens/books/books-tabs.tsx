import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Segments } from "#app/ui/primitives/tabs.tsx";

const tabs = [
  { key: "equations", to: "/accounting/books" },
  { key: "numbers", to: "/accounting/books/numbers" },
] as const;

/** Tabs of the books: reconciliation and document numbers. */
export function BooksTabs({ current }: { current: (typeof tabs)[number]["key"] }) {
  const t = useTranslate();
  return (
    <Segments
      label={t("accounting:books.parts")}
      parts={tabs.map(({ key, to }) => ({ key, to, label: t(`accounting:books.part.${key}`) }))}
      current={current}
    />
  );
}
