import { startTransition, useEffect, useRef, useState } from "react";
import { useFeeFormula } from "#app/modules/pricing/screens/use-fee-formula.ts";
import { parseMoney } from "#app/platform/money/money.ts";
import { type ApiCaller, useApi } from "#app/ui/client/use-api.ts";
import { MoneyText } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { watchForm } from "#app/ui/resource/form/watch-form.ts";
import type { FeeEstimate } from "../../model/fee-estimate.ts";

const ESTIMATE_DELAY_MS = 600;

/**
 * What the order being entered would cost with its shipping method, each line with its formula. Updates with the form.
 */
export function FeeEstimateView() {
  const t = useTranslate();
  const call = useApi({ quiet: true });
  const box = useRef<HTMLDivElement>(null);
  const [estimate, setEstimate] = useState<FeeEstimate | null>(null);
  useEffect(() => {
    const form = box.current?.closest("form");
    if (!form) return;
    let timer: ReturnType<typeof setTimeout>;
    let last = "";
    const abort = new AbortController();
    const requestEstimate = async () => {
      const body = await readEstimateBody(form);
      if (body === last) return;
      last = body;
      const answer = body === "" ? null : await fetchEstimate(call, body, abort.signal);
      if (!abort.signal.aborted && body === last) startTransition(() => setEstimate(answer));
    };
    const requestLater = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void requestEstimate(), ESTIMATE_DELAY_MS);
    };
    const ignore = watchForm(form, ["input"], requestLater);
    requestLater();
    return () => {
      clearTimeout(timer);
      abort.abort();
      ignore();
    };
  }, [call]);
  return (
    <div ref={box} className="field span-6" aria-live="polite">
      {estimate ? (
        <>
          <EstimateLines title={t("orders:form.estimate.delivered")} estimate={estimate} part="delivered" />
          <EstimateLines title={t("orders:form.estimate.returned")} estimate={estimate} part="return_completed" />
          {estimate.zone && <p className="hint">{t("orders:form.estimate.zone", { zone: estimate.zone.name })}</p>}
        </>
      ) : (
        <p className="hint">{t("orders:form.estimate.none")}</p>
      )}
    </div>
  );
}

interface EstimateLinesProps {
  title: string;
  estimate: FeeEstimate;
  part: "delivered" | "return_completed";
}

function EstimateLines({ title, estimate, part }: EstimateLinesProps) {
  const t = useTranslate();
  const formula = useFeeFormula();
  const { lines, total } = estimate[part];
  if (lines.length === 0) return null;
  const money = (decimal: string) => (
    <MoneyText amount={parseMoney(decimal, estimate.currency) ?? 0} currency={estimate.currency} />
  );
  return (
    <table className="plain fees">
      <caption className="label text-left">{title}</caption>
      <tbody>
        {lines.map((line) => (
          <tr key={`${line.type} ${line.formula}`}>
            <td>{t(`orders:fees.type.${line.type}`)}</td>
            <td className="faint-ink">{formula(line.type, line.formula)}</td>
            <td className="to-right">{money(line.amount)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{t("orders:form.estimate.total")}</th>
          <td />
          <td className="to-right">{money(total)}</td>
        </tr>
      </tbody>
    </table>
  );
}

/** The fields that fees depend on, as the API expects them; empty while required ones are missing. */
async function readEstimateBody(form: HTMLFormElement): Promise<string> {
  const data = new FormData(form);
  if (!data.get("shipping_method_id")) return "";
  const { buildEstimateBody } = await import("./build-estimate-body.ts");
  return buildEstimateBody(data);
}

async function fetchEstimate(call: ApiCaller, body: string, signal: AbortSignal): Promise<FeeEstimate | null> {
  try {
    const requested: object = JSON.parse(body);
    return (await call<{ data: FeeEstimate }>("orders/estimate", { method: "POST", body: requested, signal })).data;
  } catch {
    // The estimate is optional: when it fails, the order can still be created.
    return null;
  }
}
