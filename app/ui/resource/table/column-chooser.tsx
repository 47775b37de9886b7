import { Columns3, GripVertical } from "lucide-react";
import { type DragEvent, type KeyboardEvent, useState } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { Button } from "../../primitives/button.tsx";
import { Checkbox } from "../../primitives/checkbox.tsx";
import { Icon } from "../../primitives/icon.tsx";
import { Popover } from "../../primitives/popover.tsx";
import type { TableColumn } from "../resource-spec.ts";
import type { ListAddress } from "./use-list-address.ts";
import { listVisibleColumns } from "./visible-columns.ts";

interface ColumnChooserProps<Row> {
  columns: readonly TableColumn<Row>[];
  address: ListAddress;
}

/**
 * Which columns, in which order: tick, drag, or Alt with an arrow key. The first column is fixed: it is the row's link.
 */
export function ColumnChooser<Row>({ columns, address }: ColumnChooserProps<Row>) {
  const t = useTranslate();
  return (
    <Popover
      label={t("common:table.columns")}
      align="end"
      trigger={(props) => (
        <button {...props} className="chip chip-add">
          <Icon of={Columns3} />
          {t("common:table.columns")}
        </button>
      )}
    >
      {() => <ColumnList columns={columns} address={address} />}
    </Popover>
  );
}

function ColumnList<Row>({ columns, address }: ColumnChooserProps<Row>) {
  const t = useTranslate();
  const [dragged, setDragged] = useState<string | null>(null);
  const visible = listVisibleColumns(columns, address.columns).map(({ key }) => key);
  const first = columns[0]?.key;
  const ordered = [...visible, ...columns.map(({ key }) => key).filter((key) => !visible.includes(key))];
  const change = (by: (shown: string[]) => string[]) =>
    address.setColumns((chosen) => by(listVisibleColumns(columns, chosen).map(({ key }) => key)));

  const move = (key: string, to: number) => {
    if (key === first || to < 1 || to >= visible.length || !visible.includes(key)) return;
    change((shown) => {
      const rest = shown.filter((each) => each !== key);
      return [...rest.slice(0, to), key, ...rest.slice(to)];
    });
  };
  const onKeyDown = (event: KeyboardEvent, key: string) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || !step) return;
    event.preventDefault();
    move(key, visible.indexOf(key) + step);
  };
  const onDrop = (event: DragEvent, target: string) => {
    event.preventDefault();
    if (dragged) move(dragged, visible.indexOf(target));
    setDragged(null);
  };
  return (
    <div className="grid gap-2">
      <ul className="grid max-h-80 overflow-y-auto">
        {ordered.map((key) => {
          const column = columns.find((each) => each.key === key);
          if (!column) return null;
          const shown = visible.includes(key);
          return (
            <li
              key={key}
              className="flex items-center gap-2"
              draggable={shown && key !== first}
              onDragStart={() => setDragged(key)}
              onDragOver={(event) => event.preventDefault()}
              onDrop={(event) => onDrop(event, key)}
              onKeyDown={(event) => onKeyDown(event, key)}
            >
              <Checkbox
                checked={shown}
                disabled={key === first}
                onChange={() =>
                  change((keys) => (keys.includes(key) ? keys.filter((each) => each !== key) : [...keys, key]))
                }
                label={column.text ?? t(column.header)}
              />
              <span className="grow" />
              {shown && key !== first && (
                <span className="faint-ink">
                  <Icon of={GripVertical} size={14} />
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <p className="hint">{t("common:table.columns_hint")}</p>
      {address.columns && (
        <Button kind="ghost" className="justify-self-start" onClick={() => address.setColumns(() => null)}>
          {t("common:action.reset")}
        </Button>
      )}
    </div>
  );
}
