import { ChevronDown, ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { pageSizes } from "#app/platform/lists/list-query.ts";
import { formatNumber } from "../../formats/measures.tsx";
import { useLanguage, useTranslate } from "../../i18n/use-translate.ts";
import { Icon } from "../../primitives/icon.tsx";
import { Menu } from "../../primitives/menu.tsx";
import type { ListPagination, ResourceData } from "../resource-spec.ts";
import { type ListAddress, toPage } from "./use-list-address.ts";
import "./table-foot.css";

interface TableFootProps<Row> {
  data: ResourceData<Row>;
  address: ListAddress;
  /** Totals, for lists without totals rows. */
  sums?: ReactNode;
}

/** Position, page size and paging. */
export function TableFoot<Row>({ data, address, sums }: TableFootProps<Row>) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const { rows, pagination } = data;
  const { previous, next, total, total_is_exact: exact, limit } = pagination;
  const number = (value: number) => formatNumber(value, locale);
  const before = address.cursor ? address.before : 0;
  const to = { from: number(Math.min(before + 1, total)), to: number(before + rows.length) };
  return (
    <footer className="foot">
      <span>
        {rows.length > 0 && <>{t("common:table.range", to)} </>}
        <b className="text-ink">{exact ? number(total) : t("common:table.total_more", { count: number(total) })}</b>
      </span>
      <span className="grow" />
      {sums}
      <Menu
        label={t("common:table.per_page", { count: limit })}
        align="end"
        items={pageSizes.map((size) => ({
          key: String(size),
          label: t("common:table.per_page", { count: size }),
          checked: size === limit,
          onSelect: () => address.set("limit", String(size)),
        }))}
        trigger={(props) => (
          <button {...props} className="chip chip-add">
            {t("common:table.per_page", { count: limit })}
            <Icon of={ChevronDown} size={14} />
          </button>
        )}
      />
      <span className="button-group">
        <StepLink
          icon={ChevronLeft}
          label={t("common:table.previous_page")}
          to={getBackHref(previous, before, limit, address)}
        />
        <StepLink
          icon={ChevronRight}
          label={t("common:table.next_page")}
          to={getForwardHref(next, before + rows.length, address)}
        />
      </span>
    </footer>
  );
}

function getBackHref(
  cursor: ListPagination["previous"],
  before: number,
  limit: number,
  address: ListAddress,
): string | null {
  return cursor && address.hrefWith((params) => toPage(params, cursor, Math.max(0, before - limit)));
}

function getForwardHref(cursor: ListPagination["next"], before: number, address: ListAddress): string | null {
  return cursor && address.hrefWith((params) => toPage(params, cursor, before));
}

function StepLink({ icon, label, to }: { icon: typeof ChevronLeft; label: string; to: string | null }) {
  if (!to)
    return (
      <button type="button" className="button button-icon" disabled aria-label={label}>
        <Icon of={icon} />
      </button>
    );
  return (
    <Link to={to} className="button button-icon" aria-label={label} prefetch="intent" preventScrollReset>
      <Icon of={icon} />
    </Link>
  );
}
