import { type RefObject, useId, useState } from "react";
import { useFormats } from "#app/ui/formats/formats-context.tsx";
import { CountText, MoneyText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import type { Choice } from "#app/ui/primitives/combobox.tsx";
import { Select } from "#app/ui/primitives/select.tsx";
import { NumberField } from "#app/ui/primitives/text-field.tsx";
import { computeExampleFees, type ExampleOrder, listMonthParts } from "../model/fee-example.ts";
import { type FeeLine, sumFeeLines } from "../model/fee-lines.ts";
import type { FeeMethod } from "../model/fee-method.ts";
import { methodUnitLabels, toBaseUnits } from "../model/method-units.ts";
import { MonthChart } from "./month-chart.tsx";
import { useFeeFormula } from "./use-fee-formula.ts";
import { useTypedMethod } from "./use-typed-method.ts";

interface FeeExampleProps {
  /** The element that contains the form. */
  page: RefObject<HTMLElement | null>;
  zones: readonly Choice[];
}

/** What an order and a month would cost by the method being edited. */
export function FeeExample({ page, zones }: FeeExampleProps) {
  const t = useTranslate();
  const { method, stale } = useTypedMethod(page);
  if (!method) return <p className="hint">{t("shipping_methods:example.none")}</p>;
  const dynamic = method.tiers?.kind === "dynamic" && method.flatFee === null;
  return (
    <div data-example className={stale ? "fee-example stale" : "fee-example"}>
      {stale && (
        <p className="hint" role="status">
          {t("shipping_methods:example.stale")}
        </p>
      )}
      {dynamic && <MonthExample method={method} />}
      <OrderExample method={method} zones={zones} ranked={dynamic} />
    </div>
  );
}

/** The example's inputs in the account's units. */
const DEFAULT_EXAMPLE = { weight: "12", volume: "0.05", distance: "18", waiting: "0" } as const;

function OrderExample({ method, zones, ranked }: { method: FeeMethod; zones: readonly Choice[]; ranked: boolean }) {
  const t = useTranslate();
  const systems = useFormats();
  const id = useId();
  const [typed, setTyped] = useState<Record<"weight" | "volume" | "distance" | "waiting" | "rank", string>>({
    ...DEFAULT_EXAMPLE,
    rank: "1",
  });
  const [zoneId, setZoneId] = useState("");
  const unit = { ...methodUnitLabels[systems.weight], distance: methodUnitLabels[systems.distance].distance };
  const zone = zones.find(({ value }) => value === zoneId);
  const toBase = (part: keyof typeof DEFAULT_EXAMPLE) =>
    toBaseUnits(Math.max(0, Number(typed[part]) || 0), part, part === "distance" ? systems.distance : systems.weight);
  const order: ExampleOrder = {
    weight: toBase("weight"),
    volume: toBase("volume"),
    distance: toBase("distance"),
    waiting: toBase("waiting"),
    zone: zone ? { id: zone.value, name: zone.label } : null,
    rank: Math.max(1, Math.round(Number(typed.rank)) || 1),
  };
  const { due, back } = computeExampleFees(method, order);
  const entry = (part: keyof typeof typed, label: string, of?: string) => (
    <NumberField
      key={part}
      id={`${id}${part}`}
      label={label}
      value={typed[part]}
      min={0}
      {...(of ? { unit: of } : {})}
      onChange={({ currentTarget }) => setTyped((old) => ({ ...old, [part]: currentTarget.value }))}
    />
  );
  return (
    <section aria-label={t("shipping_methods:example.order")}>
      <h3>{t("shipping_methods:example.order")}</h3>
      <p className="big" aria-live="polite">
        <MoneyText amount={sumFeeLines(due.length > 0 ? due : back)} currency={method.currency} />
      </p>
      <div className="fee-example-entries">
        {entry("weight", t("shipping_methods:weight"), unit.weight)}
        {entry("volume", t("shipping_methods:volume"), unit.volume)}
        {entry("distance", t("shipping_methods:distance"), unit.distance)}
        {method.waiting && entry("waiting", t("shipping_methods:waiting"), unit.waiting)}
        {ranked && entry("rank", t("shipping_methods:example.rank"))}
        {zones.length > 0 && (
          <Select
            id={`${id}zone`}
            label={t("shipping_methods:zone")}
            value={zoneId}
            placeholder={t("common:field.none")}
            options={zones.map(({ value, label }) => ({ value, label }))}
            onChange={({ currentTarget }) => setZoneId(currentTarget.value)}
          />
        )}
      </div>
      <FeeLines lines={due} method={method} />
      {back.length > 0 && (
        <>
          <h4>{t("shipping_methods:example.back")}</h4>
          <FeeLines lines={back} method={method} />
        </>
      )}
    </section>
  );
}

function FeeLines({ lines, method }: { lines: readonly FeeLine[]; method: FeeMethod }) {
  const t = useTranslate();
  const formula = useFeeFormula();
  return (
    <dl>
      {lines.map((line) => (
        <div key={line.type}>
          <dt>
            {t(`orders:fees.type.${line.type}`)} <span className="faint-ink">{formula(line.type, line.formula)}</span>
          </dt>
          <dd>
            <MoneyText amount={line.amount} currency={method.currency} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function MonthExample({ method }: { method: FeeMethod }) {
  const t = useTranslate();
  const id = useId();
  const [typed, setTyped] = useState("225");
  const { tiers, currency } = method;
  if (!tiers) return null;
  const count = Math.min(100_000, Math.max(0, Math.round(Number(typed)) || 0));
  const parts = listMonthParts(tiers, count);
  return (
    <section aria-label={t("shipping_methods:example.month")}>
      <h3>{t("shipping_methods:example.month")}</h3>
      <NumberField
        id={id}
        label={t("shipping_methods:example.orders")}
        value={typed}
        min={0}
        step={1}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <p className="big" aria-live="polite">
        <MoneyText amount={parts.reduce((sum, { total }) => sum + total, 0)} currency={currency} />
      </p>
      <MonthChart tiers={tiers} count={count} />
      <dl>
        {parts.map((part, index) => (
          <div key={index}>
            <dt>
              <CountText value={part.count} /> × <MoneyText amount={part.each} currency={currency} />
            </dt>
            <dd>
              <MoneyText amount={part.total} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="hint">{t("shipping_methods:example.frozen")}</p>
    </section>
  );
}
