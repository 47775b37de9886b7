import { Lock, Menu as MenuIcon } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { useTranslate } from "../i18n/use-translate.ts";
import { Icon } from "../primitives/icon.tsx";
import { Tooltip } from "../primitives/tooltip.tsx";
import { findCurrentEntry, listNavigation, type NavEntry, type NavPart } from "./navigation.ts";
import type { ShellData } from "./shell-data.ts";
import { WorkspaceSwitcher } from "./workspace-switcher.tsx";
import "./phone-menu.css";

const id = "phone-menu";

/** The menu of all modules on a phone, where the bottom bar has room for only a few. */
function PhoneMenu({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const panel = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    if (panel.current?.matches(":popover-open")) panel.current.hidePopover();
  }, [key]);
  return (
    <>
      <button type="button" className="phone-menu-button" popoverTarget={id}>
        <Icon of={MenuIcon} size={16} />
        <span>{t("common:shell.menu")}</span>
      </button>
      <div ref={panel} id={id} popover="auto" className="phone-menu" role="dialog" aria-label={t("common:shell.menu")}>
        {children}
      </div>
    </>
  );
}

/** The rail of modules; compact shows icons alone. */
export function Rail({ data, compact }: { data: ShellData; compact: boolean }) {
  const t = useTranslate();
  const { pathname } = useLocation();
  const { groups, end } = listNavigation(data.grants);
  const current = findCurrentEntry([...groups.flat(), ...end], pathname);
  const show = (entry: NavEntry, inMenu: boolean) => (
    <li key={entry.name} className={phoneModules.has(entry.below) ? "on-phone" : undefined}>
      <RailItem entry={entry} current={entry === current} compact={compact && !inMenu} pathname={pathname} />
      {entry === current && (inMenu || !compact) && <RailParts parts={entry.parts} pathname={pathname} />}
    </li>
  );
  return (
    <nav className={`rail${compact ? " rail-compact" : ""}`} aria-label={t("common:shell.modules")}>
      <WorkspaceSwitcher data={data} compact={compact} />
      {data.account && <ul>{renderGroups(groups, (entry) => show(entry, false))}</ul>}
      {data.account && end.length > 0 && <ul className="rail-end">{end.map((entry) => show(entry, false))}</ul>}
      {data.account && (
        <PhoneMenu>
          <WorkspaceSwitcher data={data} compact={false} />
          <ul>{renderGroups([...groups, end], (entry) => show(entry, true))}</ul>
        </PhoneMenu>
      )}
    </nav>
  );
}

/** Modules in the bottom bar of a phone; its menu has all. */
const phoneModules: ReadonlySet<string> = new Set(["/", "/orders", "/shipments", "/routes"]);

function renderGroups(groups: readonly NavEntry[][], show: (entry: NavEntry) => React.ReactNode) {
  return groups.map((group, index) => (
    <RailGroup key={group[0]?.name} first={index === 0}>
      {group.map(show)}
    </RailGroup>
  ));
}

function RailGroup({ first, children }: { first: boolean; children: React.ReactNode }) {
  return (
    <>
      {!first && <li className="gap" aria-hidden />}
      {children}
    </>
  );
}

/** The screens of the module that is open. */
function RailParts({ parts, pathname }: { parts: readonly NavPart[]; pathname: string }) {
  const t = useTranslate();
  if (parts.length === 0) return null;
  return (
    <ul className="rail-parts">
      {parts.map(({ to, below, label }) => (
        <li key={to}>
          <Link to={to} prefetch="intent" aria-current={pathname.startsWith(below) ? "page" : undefined}>
            {t(label)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface RailItemProps {
  entry: NavEntry;
  current: boolean;
  compact: boolean;
  pathname: string;
}

function RailItem({ entry, current, compact, pathname }: RailItemProps) {
  const t = useTranslate();
  const { to, label, icon, locked } = entry;
  const name = <span className={compact ? "visually-hidden" : undefined}>{t(label)}</span>;
  // The reason is also available without a pointer to open the tooltip.
  if (locked)
    return (
      <Tooltip text={t(locked)} at="right">
        <button type="button" className="locked" aria-disabled aria-description={t(locked)}>
          <Icon of={icon} size={16} />
          {name}
          <Icon of={Lock} size={13} />
        </button>
      </Tooltip>
    );
  // If one of its screens is listed below it, that one is the current page.
  const here = current && (compact || !entry.parts.some(({ below }) => pathname.startsWith(below)));
  const link = (
    <Link to={to} prefetch="intent" aria-current={here ? "page" : undefined}>
      <Icon of={icon} size={16} />
      {name}
    </Link>
  );
  if (!compact) return link;
  return (
    <Tooltip text={t(label)} at="right" naming>
      {link}
    </Tooltip>
  );
}
