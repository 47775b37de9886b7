import { ChevronLeft, ChevronRight, Copy, Ellipsis, Pencil, Trash2, UsersRound } from "lucide-react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { Icon } from "../../primitives/icon.tsx";
import { Menu } from "../../primitives/menu.tsx";
import type { SavedView } from "../resource-spec.ts";
import type { ViewActions } from "./use-view-actions.ts";

interface ViewMenuProps {
  view: SavedView;
  views: readonly SavedView[];
  acts: ViewActions;
  onRename: () => void;
  onShare: () => void;
  onDelete: () => void;
}

/** Actions on the open saved view: edit, share, duplicate, move left, move right, delete. What others share can be duplicated. */
export function ViewMenu({ view, views, acts, onRename, onShare, onDelete }: ViewMenuProps) {
  const t = useTranslate();
  const own = views.filter(({ owner }) => owner === null);
  const at = own.findIndex(({ id }) => id === view.id);
  const label = t("common:table.view_actions", { name: view.name });
  return (
    <Menu
      label={label}
      items={[
        ...(view.can_edit
          ? [
              { key: "edit", label: t("common:table.edit_view"), icon: Pencil, onSelect: onRename },
              { key: "share", label: t("common:table.share_view"), icon: UsersRound, onSelect: onShare },
            ]
          : []),
        {
          key: "copy",
          label: t("common:table.duplicate_view"),
          icon: Copy,
          onSelect: () => void acts.duplicate(view),
        },
        ...(at > 0
          ? [
              {
                key: "left",
                label: t("common:table.move_left"),
                icon: ChevronLeft,
                onSelect: () => void acts.move(view, -1),
              },
            ]
          : []),
        ...(at >= 0 && at < own.length - 1
          ? [
              {
                key: "right",
                label: t("common:table.move_right"),
                icon: ChevronRight,
                onSelect: () => void acts.move(view, 1),
              },
            ]
          : []),
        ...(view.can_edit
          ? [
              {
                key: "delete",
                label: t("common:table.delete_view"),
                icon: Trash2,
                danger: true,
                divided: true,
                onSelect: onDelete,
              },
            ]
          : []),
      ]}
      trigger={(props) => (
        <button {...props} aria-label={label}>
          <Icon of={Ellipsis} size={15} />
        </button>
      )}
    />
  );
}
