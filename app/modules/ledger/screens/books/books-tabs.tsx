import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Segments } from "#app/ui/primitives/tabs.tsx";

const tabs = [
  { key: "equations", to: "/accounting/books" },
  { key: "bank", to: "/accounting/books/bank" },
  { key: "close", to: "/accounting/books/close" },
  { key: "numbers", to: "/accounting/books/numbers" },
] as const;

interface BooksTabsProps {
  current: (typeof tabs)[number]["key"];
  /** False for those who see the numbers of their part alone. */
  books: boolean;
}

/** Tabs of the books: reconciliation, bank, months and document numbers. */
export function BooksTabs({ current, books }: BooksTabsProps) {
  const t = useTranslate();
  return (
    <Segments
      label={t("accounting:books.parts")}
      parts={tabs
        .filter(({ key }) => books || key === "numbers")
        .map(({ key, to }) => ({ key, to, label: t(`accounting:books.part.${key}`) }))}
      current={current}
    />
  );
}
