import { Check, RotateCw, Search, X } from "lucide-react";
import { Form, Link, useSearchParams } from "react-router";
import { logTabs, syncKinds } from "#app/domain/shops/sync-log.ts";
import { useAct } from "#app/ui/client/use-act.ts";
import { DateTime } from "#app/ui/formats/date-time.tsx";
import { Button, ButtonLink } from "#app/ui/primitives/button.tsx";
import { EmptyState } from "#app/ui/primitives/empty-state.tsx";
import { Icon } from "#app/ui/primitives/icon.tsx";
import { Tabs } from "#app/ui/primitives/tabs.tsx";
import { Shaped } from "#app/ui/status/shaped.tsx";
import { useWords } from "#app/ui/words/use-words.ts";
import type { ShopPageProps } from "./shop-page.tsx";
import { kindShapes, useReasonWords } from "./sync-words.ts";

/** What happened to each order of the shop, with its reason, and what somebody has to do. */
export function SyncLog({ shop, log, canManage }: ShopPageProps) {
  const say = useWords();
  const [params] = useSearchParams();
  const { lines, counts, next, tab, search } = log;
  const to = (changes: Readonly<Record<string, string>>) => {
    const asked = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes)) value ? asked.set(name, value) : asked.delete(name);
    return `?${asked}`;
  };
  const tabs = (["", ...logTabs] as const).map((key) => ({
    key,
    label: say(`shops:tab.${key || "all"}`),
    to: to({ tab: key, cursor: "" }),
    count: counts[key || "all"],
  }));
  const narrowed = tab !== "" || search !== "";
  return (
    <section className="shop-log" aria-label={say("shops:log")}>
      <Tabs
        label={say("shops:log")}
        tabs={tabs}
        current={tab}
        end={
          <Form role="search" className="input">
            <Icon of={Search} />
            <input
              type="search"
              name="search"
              defaultValue={search}
              aria-label={say("shops:find")}
              placeholder={say("shops:find")}
            />
            {tab && <input type="hidden" name="tab" value={tab} />}
          </Form>
        }
      />
      {lines.length === 0 ? (
        <EmptyState
          title={say(narrowed ? "shops:nothing_found" : "shops:no_lines")}
          {...(narrowed ? {} : { text: say("shops:no_lines_why") })}
        />
      ) : (
        <table className="plain" aria-label={say("shops:log")}>
          <thead>
            <tr>
              <th>{say("shops:time")}</th>
              <th>{say("shops:shop")}</th>
              <th>{say("shops:order")}</th>
              <th>{say("shops:happened")}</th>
              <th>{say("shops:why")}</th>
              <th aria-label={say("shops:deeds")} />
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <Line key={line.id} shopId={shop.id} line={line} canManage={canManage && shop.state === "active"} />
            ))}
          </tbody>
        </table>
      )}
      {next && <ButtonLink to={to({ cursor: next })}>{say("shops:older")}</ButtonLink>}
    </section>
  );
}

interface LineProps {
  shopId: string;
  line: ShopPageProps["log"]["lines"][number];
  canManage: boolean;
}

function Line({ shopId, line, canManage }: LineProps) {
  const say = useWords();
  const reason = useReasonWords();
  const act = useAct();
  const named = { id: shopId, order_id: line.order };
  const { kind, open } = line;
  return (
    <tr>
      <td className="whitespace-nowrap">
        <DateTime at={line.at} />
      </td>
      <td className="whitespace-nowrap">
        <b>{line.name}</b>
      </td>
      <td className="whitespace-nowrap">
        {line.order_number && <Link to={`/orders/${line.order_number}`}>{line.order_number}</Link>}
      </td>
      <td className="whitespace-nowrap">
        <Shaped state={kindShapes[kind]}>{say(`shops:kind.${kind}`)}</Shaped>
      </td>
      <td className="soft-ink">{reason(line.reason)}</td>
      <td className="to-right whitespace-nowrap">
        {canManage && open && syncKinds[kind].again && (
          <Button
            icon={RotateCw}
            disabled={act.busy}
            aria-label={say("shops:retry_row", { name: line.name })}
            onClick={() => act.run("settings.integrations.retry", named)}
          >
            {say("common:action.retry")}
          </Button>
        )}
        {canManage && open && kind === "asked" && (
          <>
            <Button
              icon={Check}
              disabled={act.busy}
              aria-label={say("shops:apply_row", { name: line.name })}
              onClick={() => act.run("settings.integrations.accept", { ...named, answer: "apply" })}
            >
              {say("shops:apply")}
            </Button>{" "}
            <Button
              kind="ghost"
              icon={X}
              disabled={act.busy}
              aria-label={say("shops:leave_row", { name: line.name })}
              onClick={() => act.run("settings.integrations.accept", { ...named, answer: "leave" })}
            >
              {say("shops:leave")}
            </Button>
          </>
        )}
      </td>
    </tr>
  );
}
