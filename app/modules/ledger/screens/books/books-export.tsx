import { Download } from "lucide-react";
import { withTabAccount } from "#app/ui/client/tab-account.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { Menu } from "#app/ui/primitives/menu.tsx";

const formats = [
  { key: "xlsx", href: "/accounting/books/export?format=xlsx" },
  { key: "csv", href: "/accounting/books/export?format=csv" },
  { key: "json", href: "/accounting/books/export?format=json" },
] as const;

/** Menu to export all transfers as a file or JSON. */
export function BooksExport() {
  const t = useTranslate();
  return (
    <Menu
      label={t("accounting:books.journal")}
      align="end"
      items={formats.map(({ key, href }) => ({
        key,
        label: key.toUpperCase(),
        onSelect: () => window.location.assign(withTabAccount(href)),
      }))}
      trigger={(props) => (
        <Button icon={Download} {...props}>
          {t("common:action.export")}
        </Button>
      )}
    />
  );
}
