import { ChevronsUpDown, LayoutGrid, Plus } from "lucide-react";
import { useSubmit } from "react-router";
import { useTranslate } from "../i18n/use-translate.ts";
import { Icon } from "../primitives/icon.tsx";
import { Logo } from "../primitives/logo.tsx";
import { Menu, type MenuItem } from "../primitives/menu.tsx";
import type { ShellData } from "./shell-data.ts";

/** The active workspace, and a menu of the others. */
export function WorkspaceSwitcher({ data: { account, accounts }, compact }: { data: ShellData; compact: boolean }) {
  const t = useTranslate();
  const submit = useSubmit();
  const items: MenuItem[] = [
    ...accounts.map(({ id, name, place }) => ({
      key: id,
      label: `${name}, ${place}`,
      checked: id === account?.id,
      onSelect: () => void submit({ account: id }, { method: "post", action: "/workspaces/switch" }),
    })),
    {
      key: "all",
      label: t("common:shell.all_workspaces"),
      icon: LayoutGrid,
      to: "/workspaces?choose",
      divided: accounts.length > 0,
    },
    { key: "create", label: t("common:shell.create_workspace"), icon: Plus, to: "/workspaces/create" },
  ];
  const name = account?.name ?? t("common:nav.workspaces");
  return (
    <Menu
      label={t("common:shell.switch_workspace")}
      items={items}
      trigger={(props) => (
        <button
          {...props}
          className="workspace-button"
          aria-label={compact ? t("common:shell.workspace", { name, place: account?.place ?? "" }) : undefined}
        >
          {account?.logo ? <img className="logo" src={account.logo} alt="" /> : <Logo />}
          {!compact && (
            <>
              <span className="visually-hidden">{t("common:shell.switch_workspace")}: </span>
              <span className="workspace-name">
                <b title={name}>{name}</b>
                <span>{account?.place}</span>
              </span>
              <Icon of={ChevronsUpDown} size={14} />
            </>
          )}
        </button>
      )}
    />
  );
}
