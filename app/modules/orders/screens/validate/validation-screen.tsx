import { MapPinCheck } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { useHotkeys } from "#app/ui/keyboard/use-hotkeys.ts";
import { Button, ButtonLink } from "#app/ui/primitives/button.tsx";
import { BareCheckbox } from "#app/ui/primitives/checkbox.tsx";
import { EmptyState } from "#app/ui/primitives/empty-state.tsx";
import { Crumbs } from "#app/ui/resource/detail/detail-page.tsx";
import { PageTitle } from "#app/ui/shell/page-title.tsx";
import type { UnplacedOrder, ValidationPage } from "../../commands/validate/read-validation.server.ts";
import { useValidation } from "./use-validation.ts";
import { ValidationPlace } from "./validation-place.tsx";
import "./validation.css";

interface ValidationScreenProps {
  page: ValidationPage;
  mapStyleUrl: string;
  /** False for members who may only read. */
  mayConfirm: boolean;
}

/** Draft orders with an uncertain place: each is confirmed on the map, or many are accepted as they were found. */
export function ValidationScreen({ page, mapStyleUrl, mayConfirm }: ValidationScreenProps) {
  const t = useTranslate();
  const { orders, pagination } = page;
  const [params, setParams] = useSearchParams();
  const work = useValidation(orders);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const current = orders.find(({ number }) => number === params.get("order")) ?? orders[0];
  const ticked = orders.filter(({ id }) => chosen.has(id));
  const open = (order: UnplacedOrder | undefined) => {
    if (!order) return;
    params.set("order", order.number);
    setParams(params, { replace: true, preventScrollReset: true });
  };
  const moveSelection = (by: 1 | -1) => open(orders[orders.findIndex(({ id }) => id === current?.id) + by]);
  useHotkeys("validation", {
    j: () => moveSelection(1),
    k: () => moveSelection(-1),
    ArrowDown: () => moveSelection(1),
    ArrowUp: () => moveSelection(-1),
  });
  const toggleTicked = (id: string, on: boolean) =>
    setChosen((before) => new Set(on ? [...before, id] : [...before].filter((each) => each !== id)));
  const all = ticked.length === orders.length && orders.length > 0;

  return (
    <div className="page-validate">
      <PageTitle>{t("validation:title")}</PageTitle>
      <header className="head">
        <div>
          <Crumbs crumbs={[{ label: t("common:nav.orders"), to: "/orders" }, { label: t("validation:title") }]} />
          <h1>{t("validation:title")}</h1>
        </div>
        <span className="grow" />
        {mayConfirm && orders.length > 0 && (
          <Button
            icon={MapPinCheck}
            disabled={ticked.length === 0}
            pending={work.busy}
            onClick={() => work.confirm(ticked)}
          >
            {t("validation:accept", { count: ticked.length })}
          </Button>
        )}
      </header>
      {!current ? (
        <EmptyState
          page
          title={t("validation:empty")}
          text={t("validation:empty_why")}
          action={<ButtonLink to="/orders">{t("validation:to_orders")}</ButtonLink>}
        />
      ) : (
        <div className="validation-panes">
          <section className="validation-list" aria-label={t("validation:list")}>
            <header>
              <BareCheckbox
                aria-label={t("validation:choose_all")}
                checked={all}
                mixed={ticked.length > 0 && !all}
                onChange={() => setChosen(all ? new Set() : new Set(orders.map(({ id }) => id)))}
              />
              <span className="faint-ink">{t("validation:waiting", { count: pagination.total })}</span>
            </header>
            <ul className="scroll">
              {orders.map((order) => (
                <ListedDraft
                  key={order.id}
                  order={order}
                  current={order.id === current.id}
                  ticked={chosen.has(order.id)}
                  placed={order.uncertain.some((end) => work.pins.has(`${order.id}/${end}`))}
                  onTick={(on) => toggleTicked(order.id, on)}
                  onOpen={() => open(order)}
                />
              ))}
            </ul>
            {(pagination.previous || pagination.next) && <PageLinks {...pagination} />}
          </section>
          <ValidationPlace
            key={current.id}
            order={current}
            work={work}
            mayConfirm={mayConfirm}
            mapStyleUrl={mapStyleUrl}
          />
        </div>
      )}
    </div>
  );
}

interface ListedDraftProps {
  order: UnplacedOrder;
  current: boolean;
  ticked: boolean;
  /** It has a pin that is not confirmed yet. */
  placed: boolean;
  onTick: (on: boolean) => void;
  onOpen: () => void;
}

function ListedDraft({ order, current, ticked, placed, onTick, onOpen }: ListedDraftProps) {
  const t = useTranslate();
  const { address } = order[order.uncertain[0] ?? "destination"];
  const [issue] = order.issues;
  return (
    <li className={current ? "is-selected" : undefined}>
      <BareCheckbox
        aria-label={t("validation:choose", { number: order.number })}
        checked={ticked}
        onChange={(event) => onTick(event.currentTarget.checked)}
      />
      <button type="button" aria-current={current || undefined} onClick={onOpen}>
        <span className="validation-top">
          <b className="cell-id">{order.number}</b>
          <span className="validation-name">{order.customerName}</span>
          {placed && <MapPinCheck size={14} aria-label={t("validation:placed")} className="text-accent" />}
        </span>
        <span className="validation-line">
          {[address.line1, [address.postalCode, address.city].filter(Boolean).join(" ")].filter(Boolean).join(", ")}
        </span>
        {issue && <span className="validation-issue">{t(`orders:issue.${issue}`)}</span>}
      </button>
    </li>
  );
}

function PageLinks({ previous, next }: { previous: string | null; next: string | null }) {
  const t = useTranslate();
  const link = (cursor: string | null, label: string) =>
    cursor && <ButtonLink to={`?cursor=${encodeURIComponent(cursor)}`}>{label}</ButtonLink>;
  return (
    <footer>
      {link(previous, t("common:action.previous"))}
      <span className="grow" />
      {link(next, t("common:action.next"))}
    </footer>
  );
}
