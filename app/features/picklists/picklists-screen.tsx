import { Link } from "react-router";
import { picklistStatuses } from "#app/domain/stock/stock.enums.ts";
import { DateTime } from "#app/ui/formats/date-time.tsx";
import { ButtonLink } from "#app/ui/primitives/button.tsx";
import { EmptyState } from "#app/ui/primitives/empty-state.tsx";
import { Tabs } from "#app/ui/primitives/tabs.tsx";
import { PageTitle } from "#app/ui/shell/page-title.tsx";
import { useWords } from "#app/ui/words/use-words.ts";
import { PicklistState } from "./picklist-state.tsx";
import type { PicklistsView } from "./view-picklists.server.ts";
import "./picklists.css";

/** The newest pick lists by status; they are made from the orders list. */
export function PicklistsScreen({ view: { lists, status } }: { view: PicklistsView }) {
  const say = useWords();
  const tabs = [
    { key: "all", label: say("picklists:all"), to: "/picklists" },
    ...picklistStatuses.rows.map(({ code, key }) => ({
      key: String(code),
      label: say(`picklists:status.${key}`),
      to: `/picklists?status=${code}`,
    })),
  ];
  return (
    <div className="page-picklists">
      <PageTitle>{say("picklists:title")}</PageTitle>
      <header className="head">
        <h1>{say("picklists:title")}</h1>
        <span className="grow" />
        <ButtonLink kind="primary" to="/orders?filters[has_unpicked_items][]=1">
          {say("picklists:from_orders")}
        </ButtonLink>
      </header>
      <Tabs label={say("picklists:title")} tabs={tabs} current={status === null ? "all" : String(status)} />
      {lists.length === 0 ? (
        <EmptyState
          page
          title={say("picklists:empty")}
          text={say("picklists:empty_why")}
          action={<ButtonLink to="/orders?filters[has_unpicked_items][]=1">{say("picklists:from_orders")}</ButtonLink>}
        />
      ) : (
        <div className="scroll pick-table">
          <table className="plain">
            <thead>
              <tr>
                <th>{say("picklists:name")}</th>
                <th>{say("picklists:status_head")}</th>
                <th className="desk">{say("picklists:picker")}</th>
                <th className="r desk">{say("picklists:orders")}</th>
                <th className="r desk">{say("picklists:line_count")}</th>
                <th className="r">{say("picklists:picked")}</th>
                <th className="desk">{say("picklists:created")}</th>
                <th className="desk">{say("picklists:started")}</th>
                <th className="desk">{say("picklists:completed")}</th>
              </tr>
            </thead>
            <tbody>
              {lists.map((list) => (
                <tr key={list.id}>
                  <td>
                    <Link className="link" to={`/picklists/${list.id}`} prefetch="intent">
                      {list.name || say("picklists:unnamed")}
                    </Link>
                  </td>
                  <td>
                    <PicklistState status={list.status} />
                  </td>
                  <td className="desk">{list.userName}</td>
                  <td className="r desk">{list.orderCount}</td>
                  <td className="r desk">{list.itemCount}</td>
                  <td className="r">{list.picked}</td>
                  <td className="desk">
                    <DateTime at={list.createdAt} />
                  </td>
                  <td className="desk">
                    <DateTime at={list.startedAt} />
                  </td>
                  <td className="desk">
                    <DateTime at={list.completedAt} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}
