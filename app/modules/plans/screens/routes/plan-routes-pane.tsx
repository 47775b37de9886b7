import { ListFilter, Lock, LockOpen } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { TimedRoute } from "#app/modules/planning/model/timed-plan.ts";
import { useFormats } from "#app/ui/formats/formats-context.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { IconButton } from "#app/ui/primitives/button.tsx";
import { EmptyState } from "#app/ui/primitives/empty-state.tsx";
import { Menu, type MenuItem } from "#app/ui/primitives/menu.tsx";
import { TabPanes } from "#app/ui/primitives/tabs.tsx";
import { usePlanEditor } from "../editor/plan-editor.tsx";
import { getRouteNames } from "../editor/plan-lookup.ts";
import { ShipmentsPane } from "../shipments/shipments-pane.tsx";
import { ComparePane } from "./compare-pane.tsx";
import { CrewList } from "./crew-list.tsx";
import { RouteItem } from "./route-item.tsx";

const filters = {
  all: () => true,
  attention: (route: TimedRoute) => route.late + route.atRisk + route.violations.length > 0,
  locked: (route: TimedRoute) => route.locked,
  unlocked: (route: TimedRoute) => !route.locked,
  used: (route: TimedRoute) => route.stops.length > 0,
} as const;
type RouteFilter = keyof typeof filters;
const filterNames = ["all", "used", "attention", "locked", "unlocked"] as const satisfies readonly RouteFilter[];

/** The left pane: routes with their stops, shipments, or two versions side by side. */
export function PlanRoutesPane() {
  const { t } = useTranslation("plans");
  const { view, timed, tab, open } = usePlanEditor();
  const [filter, setFilter] = useState<RouteFilter>("all");
  const tabs = [
    { key: "routes", label: t("tab.routes"), count: timed?.routes.length ?? 0, onSelect: () => open("routes") },
    {
      key: "shipments",
      label: t("tab.shipments"),
      count: view.inputs.shipments.length,
      onSelect: () => open("shipments"),
    },
    ...(view.versions.length > 1 ? [{ key: "compare", label: t("tab.compare"), onSelect: () => open("compare") }] : []),
  ];
  const tools =
    tab === "routes" && timed ? (
      <>
        <LockMenu />
        <FilterMenu filter={filter} onFilter={setFilter} />
      </>
    ) : undefined;
  return (
    <section className="routes-pane" aria-label={t(`tab.${tab}`)}>
      <TabPanes label={t("panes")} tabs={tabs} current={tab} end={tools}>
        {tab === "routes" && (timed ? <RouteList filter={filter} /> : <CrewList />)}
        {tab === "shipments" && <ShipmentsPane />}
        {tab === "compare" && <ComparePane />}
      </TabPanes>
    </section>
  );
}

function RouteList({ filter }: { filter: RouteFilter }) {
  const { t } = useTranslation("plans");
  const translate = useTranslate();
  const { distance } = useFormats();
  const { timed } = usePlanEditor();
  const shown = timed?.routes.filter(filters[filter]) ?? [];
  return (
    <>
      <div className="routes-head" aria-hidden="true">
        <span>{t("column.route")}</span>
        <span>{t("column.stops")}</span>
        <span>{distance === "imperial" ? "mi" : "km"}</span>
        <span>{t("column.duration")}</span>
        <span>{t("column.load")}</span>
        <span>{t("column.wait")}</span>
      </div>
      <ul className="routes">
        {shown.map((route) => (
          <RouteItem key={route.id} route={route} />
        ))}
        {shown.length === 0 && (
          <li>
            <EmptyState title={translate("common:field.no_matches")} text={t("filter.none")} />
          </li>
        )}
      </ul>
    </>
  );
}

function FilterMenu({ filter, onFilter }: { filter: RouteFilter; onFilter: (filter: RouteFilter) => void }) {
  const { t } = useTranslation("plans");
  const items = filterNames.map((name) => ({
    key: name,
    label: t(`filter.${name}`),
    checked: name === filter,
    onSelect: () => onFilter(name),
  }));
  return (
    <Menu
      label={t("filter.title")}
      align="end"
      items={items}
      trigger={(props) => (
        <IconButton
          icon={ListFilter}
          size={15}
          label={t("filter.title")}
          tip="end"
          className={`icon-button${filter === "all" ? "" : " is-on"}`}
          {...props}
        />
      )}
    />
  );
}

function LockMenu() {
  const { t } = useTranslation("plans");
  const { document, lookup, selection, may, change } = usePlanEditor();
  if (!document || !may("change")) return null;
  const selected = document.routes.find((route) => route.id === selection.routeId);
  const locked = document.routes.filter((route) => route.locked);
  const items: MenuItem[] = [];
  if (selected) {
    const name = getRouteNames(selected, lookup)[0];
    items.push({
      key: "one",
      label: t(selected.locked ? "lock.unlock_one" : "lock.lock_one", { name }),
      onSelect: () => change({ kind: selected.locked ? "unlock" : "lock", routeId: selected.id }),
    });
  }
  if (locked.length < document.routes.length) {
    const routes = document.routes.map((route) => ({ ...route, locked: true }));
    items.push({
      key: "all",
      label: t("lock.lock_all"),
      onSelect: () => change({ kind: "adopt", document: { ...document, routes } }),
    });
  }
  if (locked.length > 0) {
    items.push({
      key: "none",
      label: t("lock.unlock_all"),
      onSelect: () => {
        for (const route of locked) change({ kind: "unlock", routeId: route.id });
      },
    });
  }
  return (
    <Menu
      label={t("lock.title")}
      align="end"
      items={items}
      trigger={(props) => (
        <IconButton icon={locked.length > 0 ? Lock : LockOpen} size={15} label={t("lock.title")} tip="end" {...props} />
      )}
    />
  );
}
