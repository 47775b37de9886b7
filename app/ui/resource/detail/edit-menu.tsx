import { Pencil } from "lucide-react";
import { IconButton } from "../../primitives/button.tsx";
import { Menu, type MenuItem } from "../../primitives/menu.tsx";

/** One pencil for a section of several parts; none when there is nothing to edit. */
export function EditMenu({ label, items }: { label: string; items: readonly MenuItem[] }) {
  if (items.length === 0) return null;
  return (
    <Menu
      label={label}
      align="end"
      items={items}
      trigger={(props) => <IconButton icon={Pencil} size={14} label={label} tip="end" {...props} />}
    />
  );
}
