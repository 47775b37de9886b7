import { Plus, UsersRound } from "lucide-react";
import { Suspense, useState } from "react";
import { Link } from "react-router";
import { loadAreas } from "#app/platform/i18n/browser.ts";
import { lazyPart } from "#app/ui/client/lazy-part.ts";
import { formatNumber } from "../../formats/measures.tsx";
import { useLanguage, useTranslate } from "../../i18n/use-translate.ts";
import { Button, ButtonLink, IconButton } from "../../primitives/button.tsx";
import { ConfirmDialog } from "../../primitives/dialog.tsx";
import { Icon } from "../../primitives/icon.tsx";
import type { ResourceData, ResourceSpec } from "../resource-spec.ts";
import type { ListAddress } from "../table/use-list-address.ts";
import { useViewActions } from "./use-view-actions.ts";
import { ViewMenu } from "./view-menu.tsx";
import { ViewNameDialog } from "./view-name-dialog.tsx";
import { findCurrentView, listViewTabs } from "./views.ts";

const ShareDialog = lazyPart(async () => {
  const [{ ShareDialog }] = await Promise.all([import("./share-dialog.tsx"), loadAreas(["views"])]);
  return { default: ShareDialog };
});

interface ViewTabsProps<Row> {
  spec: ResourceSpec<Row>;
  data: ResourceData<Row>;
  address: ListAddress;
}

/** All, the fixed tabs, then the saved views; an amber dot if the current URL differs from its view. */
export function ViewTabs<Row>({ spec, data, address }: ViewTabsProps<Row>) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const [asking, setAsking] = useState<"create" | "rename" | "share" | "delete" | null>(null);
  const saved = data.views ?? [];
  const acts = useViewActions(spec.module, address, saved);
  const views = listViewTabs(spec, data, t);
  if (views.length < 2 && !data.views) return null;
  const { current, changed } = findCurrentView(views, address);
  const open = saved.find(({ id }) => id === current);
  const editable = open?.can_edit ? open : undefined;
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
          {view.isShared && (
            <span className="flex-none text-ink-3" title={t("common:table.view_shared")}>
              <Icon of={UsersRound} size={13} />
            </span>
          )}
          {view.count !== undefined && <span className="tally">{formatNumber(view.count, locale)}</span>}
          {view.key === current && changed && <span className="dirty" title={t("common:table.view_changed")} />}
        </Link>
      ))}
      {open && (
        <ViewMenu
          view={open}
          views={saved}
          acts={acts}
          onRename={() => setAsking("rename")}
          onShare={() => setAsking("share")}
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
          onClick={() => (editable ? void acts.save(editable) : setAsking("create"))}
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
      {asking === "share" && editable && (
        <Suspense>
          <ShareDialog
            view={editable}
            changed={changed}
            busy={acts.busy}
            onShare={(sharing) => acts.share(editable, sharing)}
            onClose={close}
          />
        </Suspense>
      )}
      {asking === "rename" && editable && (
        <ViewNameDialog
          title={t("common:table.edit_view")}
          name={editable.name}
          busy={acts.busy}
          onSave={(name) => acts.rename(editable, name)}
          onClose={close}
        />
      )}
      <ConfirmDialog
        open={asking === "delete" && editable !== undefined}
        title={t("common:table.delete_view")}
        text={t("common:table.delete_view_text", { name: editable?.name ?? "" })}
        action={t("common:table.delete_view")}
        cancel={t("common:table.keep_view")}
        danger
        onConfirm={() => editable && void acts.remove(editable)}
        onClose={close}
      />
    </nav>
  );
}
