import type { ReactNode } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { Button } from "../../primitives/button.tsx";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { Skeleton } from "../../primitives/skeleton.tsx";
import type { ResourceSpec } from "../resource-spec.ts";
import type { ListAddress } from "./use-list-address.ts";

interface EmptyRowsProps<Row> {
  spec: ResourceSpec<Row>;
  span: number;
  address: ListAddress;
  /** The search has more hits than it returns. */
  cut: boolean;
  action: ReactNode;
}

/** The empty list: no rows yet, or no matches. */
export function EmptyRows<Row>({ spec, span, address, cut, action }: EmptyRowsProps<Row>) {
  const t = useTranslate();
  const narrowed = address.search !== "" || address.filters.length > 0;
  return (
    <tbody className="no-rows">
      <tr>
        <td colSpan={span}>
          {narrowed ? (
            <EmptyState
              page
              title={t("common:table.no_results")}
              text={t(cut ? "common:table.no_results_cut" : "common:table.no_results_why")}
              action={<Button onClick={address.clearFilters}>{t("common:table.clear_filters")}</Button>}
            />
          ) : (
            <EmptyState page title={t(spec.empty.title)} text={spec.empty.text && t(spec.empty.text)} action={action} />
          )}
        </td>
      </tr>
    </tbody>
  );
}

const widths = [2, 3, 3, 4, 2, 3] as const;

/** Placeholder bars while rows are loading. */
export function SkeletonRows({ columns, rows }: { columns: number; rows: number }) {
  return (
    <tbody aria-busy="true">
      {Array.from({ length: rows }, (_, row) => (
        <tr key={row}>
          {Array.from({ length: columns }, (_, column) => (
            <td key={column}>
              <Skeleton width={widths[(row + column) % widths.length] ?? 3} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
