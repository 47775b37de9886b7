import { FileUp, type LucideIcon, Navigation, Package, Route, Truck } from "lucide-react";
import { Link, useRouteLoaderData } from "react-router";
import type { AgentState } from "#app/domain/fleet/agent-states.ts";
import type { StepState } from "#app/domain/home/first-steps.ts";
import type { OrderStatus } from "#app/domain/orders/order.enums.ts";
import { routeTable } from "#app/route-table.ts";
import { Count } from "../../formats/measures.tsx";
import { ButtonLink } from "../../primitives/button.tsx";
import { EmptyState } from "../../primitives/empty-state.tsx";
import { Icon } from "../../primitives/icon.tsx";
import { SectionHead } from "../../resource/detail/detail-section.tsx";
import { Status } from "../../status/status.tsx";
import { useWords } from "../../words/use-words.ts";
import type { Word } from "../../words/word.ts";
import { lockOf } from "../navigation.ts";
import { PageTitle } from "../page-title.tsx";
import type { ShellData } from "../shell-data.ts";
import { TrackBox } from "../track-box.tsx";
import { AgentStates } from "./agent-states.tsx";
import { FirstSteps } from "./first-steps.tsx";
import { type Charge, PendingCharges } from "./home-charges.tsx";

interface HomePageProps {
  /** First steps of a new account; null where they are done or put away. */
  steps: readonly StepState[] | null;
  samples: boolean;
  /** Due and made today, in the account's zone; null when the person may not see orders. */
  orders: { date: string; due: readonly { status: OrderStatus; count: number }[]; made: number | null } | null;
  fleet: Fleet | null;
  /** What a merchant has not paid yet, by carrier and currency; null in other accounts. */
  charges: readonly Charge[] | null;
  usage: { plan: string | null; agents: number; merchants: number } | null;
}

interface Fleet {
  agents: { active: number; routed: number };
  vehicles: { active: number; routed: number };
  /** How many agents are in which state; null for a person who may not see the fleet. */
  states: readonly { state: AgentState; count: number }[] | null;
}

/** The day at a glance: an order's customer page, today's orders by status, the fleet, where to go next. */
export function HomePage({ steps, samples, orders, fleet, charges, usage }: HomePageProps) {
  const say = useWords();
  const shell = useRouteLoaderData<ShellData>("layout_default");
  const first = shell?.user.name.split(" ")[0] ?? "";
  return (
    <div className="page scroll home">
      <PageTitle>{say("common:home.title")}</PageTitle>
      <div className="head">
        <h1>{say("common:home.hello", { name: first })}</h1>
      </div>
      {steps && shell && <FirstSteps steps={steps} samples={samples} grants={shell.grants} />}
      <section className="home-track">
        <div>
          <h2>{say("common:home.track_title")}</h2>
          <p className="soft-ink">{say("common:home.track_text")}</p>
        </div>
        <TrackBox className="input" opens="whole" />
      </section>
      <div className="home-2">
        {orders && (
          <section>
            <SectionHead title={say("common:home.due_today")} note={<MadeToday made={orders.made} />} />
            <StatusCounts orders={orders.due} date={orders.date} />
          </section>
        )}
        <section>
          {fleet && <FleetToday fleet={fleet} />}
          {usage && <Usage usage={usage} />}
          {charges && <PendingCharges charges={charges} />}
          <SectionHead title={say("common:home.quick")} />
          {shell && <QuickLinks shell={shell} />}
        </section>
      </div>
    </div>
  );
}

function MadeToday({ made }: { made: number | null }) {
  const say = useWords();
  return made === null ? null : say("common:home.made_today", { count: made });
}

/** Who and what can drive today. */
function FleetToday({ fleet: { agents, vehicles, states } }: { fleet: Fleet }) {
  const say = useWords();
  const facts = [
    { label: say("common:home.with_route"), value: agents.routed },
    { label: say("common:home.without_route"), value: Math.max(0, agents.active - agents.routed) },
    { label: say("common:home.vehicles_out"), value: vehicles.routed },
    { label: say("common:home.vehicles_free"), value: Math.max(0, vehicles.active - vehicles.routed) },
  ];
  return (
    <>
      <Figures title={say("common:home.fleet")} facts={facts} />
      {states && <AgentStates states={states} />}
    </>
  );
}

/** What the plan is charged by. */
function Usage({ usage: { agents, merchants } }: { usage: { agents: number; merchants: number } }) {
  const say = useWords();
  const facts = [
    { label: say("common:home.usage_agents"), value: agents },
    { label: say("common:home.usage_merchants"), value: merchants },
  ];
  return <Figures title={say("common:home.usage")} facts={facts} />;
}

function Figures({ title, facts }: { title: string; facts: readonly { label: string; value: number }[] }) {
  return (
    <>
      <SectionHead title={title} />
      <dl className="figures">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Count value={value} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

interface StatusCountsProps {
  orders: readonly { status: OrderStatus; count: number }[];
  date: string;
}

/** Every status that orders due that day are in, as a door to that list. */
function StatusCounts({ orders, date }: StatusCountsProps) {
  const say = useWords();
  const present = orders.filter(({ count }) => count > 0);
  if (present.length === 0)
    return (
      <EmptyState
        title={say("common:home.none_today")}
        text={say("common:home.none_today_why")}
        action={<ButtonLink to="/orders/import">{say("common:nav.import_orders")}</ButtonLink>}
      />
    );
  const most = Math.max(...present.map(({ count }) => count));
  return (
    <ul className="counts">
      {present.map(({ status, count }) => (
        <li key={status}>
          <Link to={`/orders?filters[status][]=${status}&filters[delivery_schedule][]=on,${date}`} prefetch="intent">
            <Status kind="order" code={status} />
            <svg width="100%" height="4" aria-hidden>
              <rect width={`${(count / most) * 100}%`} height="4" rx="2" />
            </svg>
            <b>
              <Count value={count} />
            </b>
          </Link>
        </li>
      ))}
    </ul>
  );
}

const quick: readonly { name: string; to: string; word: Word; icon: LucideIcon }[] = [
  { name: "import_orders", to: "/orders/import", word: "common:nav.import_orders", icon: FileUp },
  { name: "orders", to: "/orders", word: "common:nav.orders", icon: Package },
  { name: "shipments", to: "/shipments", word: "common:nav.shipments", icon: Truck },
  { name: "plans", to: "/plans", word: "common:nav.plans", icon: Route },
  { name: "routes", to: "/routes", word: "common:nav.routes", icon: Navigation },
];

function QuickLinks({ shell }: { shell: ShellData }) {
  const say = useWords();
  const open = quick.filter(({ name }) => {
    const row = routeTable.find((each) => each.name === name);
    return row && lockOf(row, shell.grants) === null;
  });
  return (
    <ul className="quick">
      {open.map(({ name, to, word, icon }) => (
        <li key={name}>
          <Link to={to} prefetch="intent">
            <Icon of={icon} size={16} />
            {say(word)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
