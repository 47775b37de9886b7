import { useRef } from "react";
import { useFormats } from "#app/ui/formats/formats-context.tsx";
import { DistanceText, DurationText, MoneyText, VolumeText, WeightText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { NumberField } from "#app/ui/primitives/text-field.tsx";
import { useFormField } from "#app/ui/resource/form/use-form-field.ts";
import { computeSurchargeExample } from "../model/fee-example.ts";
import type { Measured } from "../model/method-units.ts";
import { type TypedMethod, useTypedMethod } from "./use-typed-method.ts";

const measures = ["weight", "volume", "distance", "waiting"] as const;
const parts = ["threshold", "step", "amount"] as const;

/** Surcharges by weight, volume, distance and waiting time, a row each, with a sentence that explains the numbers. */
export function SurchargeTable({ units, currency }: { units: Readonly<Record<Measured, string>>; currency: string }) {
  const t = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  const typed = useTypedMethod(box);
  const { start } = useFormField("currency");
  // The method's own currency: its amounts keep it when the account's default changes.
  const inCurrency = typed.method?.currency ?? start ?? currency;
  return (
    <div ref={box} className="field span-6 surcharges">
      <table className="surcharge-table">
        <thead>
          <tr>
            <th>{t("shipping_methods:measure")}</th>
            <th className="to-right">{t("shipping_methods:threshold")}</th>
            <th className="to-right">{t("shipping_methods:step")}</th>
            <th className="to-right">{t("shipping_methods:amount")}</th>
            <th>{t("shipping_methods:reads_as")}</th>
          </tr>
        </thead>
        <tbody>
          {measures.map((measured) => (
            <tr key={measured}>
              <th scope="row">{t(`shipping_methods:${measured}`)}</th>
              {parts.map((part) => (
                <td key={part}>
                  <SurchargeField
                    measured={measured}
                    part={part}
                    unit={part === "amount" ? inCurrency : units[measured]}
                  />
                </td>
              ))}
              <td data-example>
                <SurchargeSentence measured={measured} typed={typed} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface SurchargeFieldProps {
  measured: Measured;
  part: (typeof parts)[number];
  unit: string;
}

function SurchargeField({ measured, part, unit }: SurchargeFieldProps) {
  const t = useTranslate();
  const { name, start, errors } = useFormField(`${measured}.${part}`);
  const label = t("shipping_methods:part_of", {
    measure: t(`shipping_methods:${measured}`),
    part: t(`shipping_methods:${part}`),
  });
  return <NumberField label={label} hideLabel name={name} defaultValue={start} min={0} unit={unit} errors={errors} />;
}

function SurchargeSentence({ measured, typed: { method, stale } }: { measured: Measured; typed: TypedMethod }) {
  const t = useTranslate();
  const { weight } = useFormats();
  const rule = method?.[measured];
  if (!rule || !method || stale) return null;
  const { value, adds } = computeSurchargeExample(rule);
  const shown = {
    weight: <WeightText grams={value} />,
    volume: <VolumeText cubicCentimetres={value} />,
    waiting: <DurationText seconds={value} />,
    distance: <DistanceText metres={value} />,
  } as const;
  return (
    <span className="soft-ink" key={weight}>
      {shown[measured]} {t("shipping_methods:adds")} <MoneyText amount={adds} currency={method.currency} />
    </span>
  );
}
