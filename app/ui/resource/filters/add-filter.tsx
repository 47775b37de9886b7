import { Plus } from "lucide-react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { Icon } from "../../primitives/icon.tsx";
import { Menu } from "../../primitives/menu.tsx";
import type { Filter } from "../resource-spec.ts";

/** A menu of the filters that are not in use; nothing if all are. */
export function AddFilter({ unused, onAdd }: { unused: readonly Filter[]; onAdd: (field: string) => void }) {
  const t = useTranslate();
  if (unused.length === 0) return null;
  return (
    <Menu
      label={t("common:table.filter")}
      items={unused.map(({ field, label, text }) => ({
        key: field,
        label: text ?? t(label),
        onSelect: () => onAdd(field),
      }))}
      trigger={(props) => (
        <button {...props} type="button" className="chip chip-add">
          <Icon of={Plus} size={14} />
          {t("common:table.filter")}
        </button>
      )}
    />
  );
}
