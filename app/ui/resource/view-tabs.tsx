import { Link } from "react-router";
import { writeNumber } from "../formats/measures.tsx";
import { ButtonLink } from "../primitives/button.tsx";
import { useLanguage, useWords } from "../words/use-words.ts";
import type { ResourceData, ResourceSpec } from "./resource-spec.ts";
import type { ListAddress } from "./use-list-address.ts";
import { viewsOf } from "./views.ts";

interface ViewTabsProps<Row> {
  spec: ResourceSpec<Row>;
  data: ResourceData<Row>;
  address: ListAddress;
}

/** All, the fixed tabs, then the saved views; an amber dot where the present address has left its view. */
export function ViewTabs<Row>({ spec, data, address }: ViewTabsProps<Row>) {
  const say = useWords();
  const { locale } = useLanguage();
  const views = viewsOf(spec, data, say);
  if (views.length < 2) return null;
  const { current, changed } = presentView(views, address);
  return (
    <nav className="tabs" aria-label={say("common:table.views")}>
      {views.map((view) => (
        <Link
          key={view.key}
          to={address.hrefWith(() => new URLSearchParams(view.query))}
          preventScrollReset
          prefetch="intent"
          aria-current={view.key === current ? "page" : undefined}
        >
          {view.label}
          {view.count !== undefined && <span className="n">{writeNumber(view.count, locale)}</span>}
          {view.key === current && changed && <span className="dirty" title={say("common:table.view_changed")} />}
        </Link>
      ))}
      <span className="grow" />
      {changed && (
        <ButtonLink
          kind="ghost"
          className="self-center"
          preventScrollReset
          to={address.hrefWith(() => new URLSearchParams(views.find(({ key }) => key === current)?.query))}
        >
          {say("common:action.reset")}
        </ButtonLink>
      )}
    </nav>
  );
}

/** The view whose query the address has, or is nearest to; `changed` when it is not the same. */
function presentView(views: ReturnType<typeof viewsOf>, address: ListAddress): { current: string; changed: boolean } {
  const here = signature(address.params);
  const exact = views.find(({ query }) => signature(new URLSearchParams(query)) === here);
  if (exact) return { current: exact.key, changed: false };
  const named = views.find(({ key }) => key === address.params.get("view"));
  return { current: named?.key ?? "all", changed: true };
}

const viewKeys = /^(filters\[|sort$|search$)/;

function signature(params: URLSearchParams): string {
  return [...params]
    .filter(([key]) => viewKeys.test(key))
    .map(([key, value]) => `${key}=${value}`)
    .sort()
    .join("&");
}
