import { Plus } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { formatNumber } from "../../formats/measures.tsx";
import { useLanguage, useTranslate } from "../../i18n/use-translate.ts";
import { Button, ButtonLink, IconButton } from "../../primitives/button.tsx";
import { ConfirmDialog } from "../../primitives/dialog.tsx";
import type { ResourceData, ResourceSpec } from "../resource-spec.ts";
import type { ListAddress } from "../table/use-list-address.ts";
import { useViewActions } from "./use-view-actions.ts";
import { ViewMenu } from "./view-menu.tsx";
import { ViewNameDialog } from "./view-name-dialog.tsx";
import { findCurrentView, listViewTabs } from "./views.ts";

interface ViewTabsProps<Row> {
  spec: ResourceSpec<Row>;
  data: ResourceData<Row>;
  address: ListAddress;
}

/** All, the fixed tabs, then the saved views; an amber dot if the current URL differs from its view. */
export function ViewTabs<Row>({ spec, data, address }: ViewTabsProps<Row>) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const [asking, setAsking] = useState<"create" | "rename" | "delete" | null>(null);
  const saved = data.views ?? [];
  const acts = useViewActions(spec.module, address, saved);
  const views = listViewTabs(spec, data, t);
  if (views.length < 2 && !data.views) return null;
  const { current, changed } = findCurrentView(views, address);
  const mine = saved.find(({ id }) => id === current);
  const close = () => setAsking(null);
  return (
    <nav className="tabs" aria-label={t("common:table.views")}>
      {views.map((view) => (
        <Link
          key={view.key}
          to={address.hrefWith(() => new URLSearchParams(view.query))}
          preventScrollReset
          prefetch="intent"
          aria-current={view.key === current ? "page" : undefined}
        >
          <span className="view-name" title={view.label.length > 30 ? view.label : undefined}>
            {view.label}
          </span>
          {view.count !== undefined && <span className="tally">{formatNumber(view.count, locale)}</span>}
          {view.key === current && changed && <span className="dirty" title={t("common:table.view_changed")} />}
        </Link>
      ))}
      {mine && (
        <ViewMenu
          view={mine}
          views={saved}
          acts={acts}
          onRename={() => setAsking("rename")}
          onDelete={() => setAsking("delete")}
        />
      )}
      {data.views && (
        <span className="self-center">
          <IconButton icon={Plus} label={t("common:table.new_view")} onClick={() => setAsking("create")} />
        </span>
      )}
      <span className="grow" />
      {changed && (
        <ButtonLink
          kind="ghost"
          className="self-center"
          preventScrollReset
          to={address.hrefWith(() => new URLSearchParams(views.find(({ key }) => key === current)?.query))}
        >
          {t("common:action.reset")}
        </ButtonLink>
      )}
      {changed && data.views && (
        <Button
          className="self-center"
          pending={acts.busy}
          onClick={() => (mine ? void acts.save(mine) : setAsking("create"))}
        >
          {t("common:table.save_view")}
        </Button>
      )}
      {asking === "create" && (
        <ViewNameDialog
          title={t("common:table.new_view")}
          name=""
          busy={acts.busy}
          onSave={acts.create}
          onClose={close}
        />
      )}
      {asking === "rename" && mine && (
        <ViewNameDialog
          title={t("common:table.edit_view")}
          name={mine.name}
          busy={acts.busy}
          onSave={(name) => acts.rename(mine, name)}
          onClose={close}
        />
      )}
      <ConfirmDialog
        open={asking === "delete" && mine !== undefined}
        title={t("common:table.delete_view")}
        text={t("common:table.delete_view_text", { name: mine?.name ?? "" })}
        action={t("common:table.delete_view")}
        cancel={t("common:table.keep_view")}
        danger
        onConfirm={() => mine && void acts.remove(mine)}
        onClose={close}
      />
    </nav>
  );
}
