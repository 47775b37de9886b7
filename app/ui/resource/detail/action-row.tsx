import { Ellipsis, type LucideIcon } from "lucide-react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { Button, ButtonLink, IconButton } from "../../primitives/button.tsx";
import { Menu } from "../../primitives/menu.tsx";
import { useFittingChildren } from "./use-fitting-children.ts";
import "./action-row.css";

/** An action on the shown object, from the transition table, with a reason if it is unavailable. */
export interface DetailAction {
  key: string;
  label: string;
  icon?: LucideIcon;
  onSelect?: () => void;
  to?: string;
  /** The primary action. */
  primary?: boolean;
  /** Without a border, left of the others: print, links. */
  quiet?: boolean;
  /** Only in the menu. */
  rare?: boolean;
  danger?: boolean;
  /** Why it is unavailable. */
  unavailable?: string;
}

/** The actions of a page on one line; those that do not fit are in the menu at its end. */
export function ActionRow({ actions }: { actions: readonly DetailAction[] }) {
  const t = useTranslate();
  const shown = actions.filter(({ rare }) => !rare);
  const { row, fits } = useFittingChildren(shown.map(({ primary, quiet }) => (primary ? 0 : quiet ? 2 : 1)));
  const inMenu = [...shown.filter((_, at) => !fits.has(at)), ...actions.filter(({ rare }) => rare)];
  return (
    <div className="action-row" ref={row} tabIndex={-1} data-keeps-focus>
      {shown.map((action, at) => (
        <span key={action.key} hidden={!fits.has(at)}>
          <ActionButton action={action} />
        </span>
      ))}
      {inMenu.length > 0 && (
        <span>
          <Menu
            label={t("common:action.more")}
            align="end"
            items={inMenu}
            trigger={(trigger) => (
              <IconButton icon={Ellipsis} size={15} label={t("common:action.more")} tip="end" bordered {...trigger} />
            )}
          />
        </span>
      )}
    </div>
  );
}

function ActionButton({ action }: { action: DetailAction }) {
  const { label, icon, to, onSelect, primary, quiet, danger, unavailable } = action;
  const kind = primary ? "primary" : quiet ? "ghost" : danger ? "danger" : "secondary";
  if (to && !unavailable)
    return (
      <ButtonLink kind={kind} icon={icon} to={to}>
        {label}
      </ButtonLink>
    );
  return (
    <Button
      kind={kind}
      icon={icon}
      onClick={onSelect}
      disabled={unavailable !== undefined}
      title={unavailable ?? (quiet ? label : undefined)}
    >
      {label}
    </Button>
  );
}
