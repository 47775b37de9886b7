import { withoutFields } from "#app/platform/lists/list-query.ts";
import { useTranslate } from "../../i18n/use-translate.ts";
import { ButtonLink } from "../../primitives/button.tsx";
import "./ignored-parameters.css";
import type { ResourceSpec } from "../resource-spec.ts";
import type { ListAddress } from "./use-list-address.ts";

interface IgnoredParametersProps<Row> {
  spec: ResourceSpec<Row>;
  unknown: readonly string[];
  address: ListAddress;
}

/** Lists the URL's unknown filters and sorts, so that the rows are not mistaken for the requested ones. */
export function IgnoredParameters<Row>({ spec, unknown, address }: IgnoredParametersProps<Row>) {
  const t = useTranslate();
  const names = unknown.map((name) => {
    const filter = spec.filters.find(({ field }) => field === name);
    return filter ? t(filter.label) : name;
  });
  return (
    <div className="left-out" role="status">
      <span>{t("common:table.left_out", { names: names.join(", ") })}</span>
      <ButtonLink kind="ghost" preventScrollReset to={address.hrefWith((params) => withoutFields(params, unknown))}>
        {t("common:table.left_out_remove")}
      </ButtonLink>
    </div>
  );
}
