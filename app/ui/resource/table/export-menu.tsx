import { Download } from "lucide-react";
import { withTabAccount } from "../../client/tab-account.ts";
import { useTranslate } from "../../i18n/use-translate.ts";
import { Button } from "../../primitives/button.tsx";
import { Menu } from "../../primitives/menu.tsx";
import type { TableColumn } from "../resource-spec.ts";
import { exportFormats } from "./export-format.tsx";
import type { ListAddress } from "./use-list-address.ts";

interface ExportMenuProps<Row> {
  /** Address that answers the file. */
  to: string;
  /** The columns shown, in their order. */
  columns: readonly TableColumn<Row>[];
  address: ListAddress;
}

/** Everything that the list's search and filters match, as a file: with the columns shown, or with all. */
export function ExportMenu<Row>({ to, columns, address }: ExportMenuProps<Row>) {
  const t = useTranslate();
  const load = (format: string, keys: readonly string[] | null) => {
    const params = new URLSearchParams(address.params);
    for (const name of ["cursor", "before", "limit", "columns"]) params.delete(name);
    params.set("format", format);
    if (keys) params.set("columns", keys.join(","));
    window.location.assign(withTabAccount(`${to}?${params}`));
  };
  const shown = exportFormats.map(({ format, name }) => ({
    key: format,
    label: t("common:table.export_shown", { format: name }),
    onSelect: () =>
      load(
        format,
        columns.map(({ key }) => key),
      ),
  }));
  const all = exportFormats.map(({ format, name }, at) => ({
    key: `${format}-all`,
    label: t("common:table.export_all", { format: name }),
    divided: at === 0,
    onSelect: () => load(format, null),
  }));
  return (
    <Menu
      label={t("common:action.export")}
      align="end"
      items={[...shown, ...all]}
      trigger={(props) => (
        <Button icon={Download} {...props}>
          {t("common:action.export")}
        </Button>
      )}
    />
  );
}
