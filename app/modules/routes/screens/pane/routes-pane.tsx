import { ListFilter, Search } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { IconButton } from "#app/ui/primitives/button.tsx";
import { EmptyState } from "#app/ui/primitives/empty-state.tsx";
import { TabPanes } from "#app/ui/primitives/tabs.tsx";
import { TextField } from "#app/ui/primitives/text-field.tsx";
import { AddMissing } from "#app/ui/shell/add-missing.tsx";
import type { LiveRoute } from "../../model/live-route.ts";
import { getRouteGroup, type RouteGroup, routeGroups } from "../../model/route-day.ts";
import { sortLateFirst } from "../routes-scene.ts";
import { LastEvents } from "./last-events.tsx";
import { LiveRouteItem, type LiveRouteItemProps } from "./live-route-item.tsx";

interface RoutesPaneProps extends Omit<LiveRouteItemProps, "route"> {
  routes: readonly LiveRoute[];
  group: RouteGroup;
  onGroup(group: RouteGroup): void;
}

/** The day's routes by group, late ones first, with the latest events. */
export function RoutesPane({ routes, group, onGroup, ...row }: RoutesPaneProps) {
  const { t } = useTranslation("routes");
  const translate = useTranslate();
  const [filterText, setFilterText] = useState<string | null>(null);
  const listed = routes.filter((route) => getRouteGroup(route, row.day) === group);
  const shown = filterText ? listed.filter((route) => matchesRouteName(route, filterText)) : listed;
  const countGroup = (key: RouteGroup) => routes.filter((route) => getRouteGroup(route, row.day) === key).length;
  // The list of earlier days is there only while something is open in it.
  const tabs = routeGroups.flatMap(({ key, earlier }) =>
    earlier && countGroup(key) === 0 && group !== key
      ? []
      : [{ key, label: t(`group.${key}`), count: countGroup(key), onSelect: () => onGroup(key) }],
  );
  const filter = (
    <IconButton
      icon={ListFilter}
      size={15}
      label={t("filter.button")}
      tip="end"
      aria-pressed={filterText !== null}
      className={`icon-button${filterText === null ? "" : " is-on"}`}
      onClick={() => setFilterText(filterText === null ? "" : null)}
    />
  );
  return (
    <section className="routes-pane" aria-label={t("title")}>
      {routes.length === 0 ? (
        <EmptyState title={t("empty")} text={t("empty_why")} action={<AddMissing what="plans" />} />
      ) : (
        <TabPanes label={t("groups")} tabs={tabs} current={group} end={filter}>
          {filterText !== null && (
            <div className="routes-filter">
              <TextField
                label={t("filter.label")}
                hideLabel
                type="search"
                icon={Search}
                placeholder={t("filter.label")}
                value={filterText}
                autoFocus
                onChange={(event) => setFilterText(event.currentTarget.value)}
                onKeyDown={(event) => {
                  if (event.key !== "Escape") return;
                  setFilterText(null);
                  event.currentTarget.closest(".tab-panes")?.querySelector<HTMLElement>("[aria-pressed]")?.focus();
                }}
              />
            </div>
          )}
          <div className="routes-head" aria-hidden="true">
            <span>{t(`sorted.${group}`)}</span>
            <span>{t("column.done")}</span>
            <span>{t(`column.${group === "completed" ? "back" : group === "not_started" ? "start" : "next"}`)}</span>
            <span>{t("column.plan")}</span>
            <span>{t(group === "running" || group === "still_open" ? "column.seen" : "column.state")}</span>
            <span />
          </div>
          <div className="routes-both">
            <ul className="routes">
              {sortLateFirst(shown).map((route) => (
                <LiveRouteItem key={route.id} route={route} {...row} />
              ))}
              {shown.length === 0 && (
                <li>
                  <EmptyState
                    title={listed.length > 0 ? translate("common:field.no_matches") : t(`none.${group}`)}
                    text={t(listed.length > 0 ? "filter.none" : "none.why")}
                  />
                </li>
              )}
            </ul>
            <LastEvents routes={routes} zone={row.zone} onSelect={row.onSelect} />
          </div>
        </TabPanes>
      )}
    </section>
  );
}

/** Whether the vehicle, agent, plan, or a stop's name, address, customer or order number contains the text. */
export function matchesRouteName({ vehicle, agent, plan, stops }: LiveRoute, text: string): boolean {
  const names = [
    ...[vehicle?.label, agent.name, plan.name],
    ...stops.flatMap(({ name, line, shipment }) => [name, line, shipment?.customerName, shipment?.orderNumber]),
  ];
  const needle = text.trim().toLocaleLowerCase();
  return names.some((name) => name?.toLocaleLowerCase().includes(needle));
}
