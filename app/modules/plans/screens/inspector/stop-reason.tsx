import { useDeferredValue, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { fromMeters } from "#app/platform/money/units.ts";
import { toInstant } from "#app/platform/time/local-time.ts";
import { toZoneTime } from "#app/ui/formats/dates.ts";
import { useFormats } from "#app/ui/formats/formats-context.tsx";
import { formatNumber, formatSpan } from "#app/ui/formats/measures.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { usePlanEditor } from "../editor/plan-editor.tsx";
import { type FoundStop, getRouteNames, getStopEnd } from "../editor/plan-lookup.ts";
import { findBestFix, type StopFix } from "./best-fix.ts";
import { type ChainLink, computeLatenessChain, toChainLinks } from "./lateness-chain.ts";

/** Why a stop is late or at risk: the chain of causes with times, and the best move. */
export function StopReasonPanel({ found }: { found: FoundStop }) {
  const { t } = useTranslation("plans");
  const { view, document, timer } = usePlanEditor();
  const { route, stop, index } = found;
  const write = useChainText(route);
  if (stop.lateness === 0) return null;
  const zone = view.plan.timezone;
  const pushed = stop.lateness === 4 && document ? timer.findDelayChain(document, route.id, index) : null;
  const atRisk = stop.lateness >= 3 ? computeLatenessChain(route, index) : [];
  const chain = pushed ? toChainLinks(route, index, pushed) : atRisk;
  return (
    <section className="why">
      <h3>{t(`why.title_${stop.lateness}`)}</h3>
      <ol>
        {chain.map((link) => (
          <li key={`${link.kind} ${link.at}`}>
            <b>{toZoneTime(link.at, zone)}</b>
            <span>{write(link)}</span>
          </li>
        ))}
        <li className={`end fam-late-${stop.lateness}`}>
          <b>{toZoneTime(stop.arriveAt, zone)}</b>
          <span>
            <Verdict found={found} />
          </span>
        </li>
      </ol>
      <FixCard found={found} />
    </section>
  );
}

function Verdict({ found: { stop } }: { found: FoundStop }) {
  const { t } = useTranslation("plans");
  const translate = useTranslate();
  const { view, lookup } = usePlanEditor();
  const shipment = lookup.shipment(stop.shipmentId);
  if (!shipment) return null;
  const end = getStopEnd(shipment, stop.type);
  const zone = view.plan.timezone;
  const to = end.to ? toInstant(end.to, zone) : stop.arriveAt;
  const from = end.from ? toInstant(end.from, zone) : stop.arriveAt;
  const time = (ms: number) => formatSpan(Math.max(60, Math.abs(ms) / 1000), translate);
  const threshold = view.inputs.settings.lateness_threshold_minutes;
  if (stop.lateness === 4) return t("why.late", { time: time(stop.arriveAt - to) });
  if (stop.lateness === 3)
    return t("why.at_risk_late", { time: formatSpan((to - stop.arriveAt) / 1000, translate), threshold });
  if (stop.lateness === 1) return t("why.early", { time: time(from - stop.arriveAt) });
  return t("why.at_risk_early", { threshold });
}

function useChainText(route: FoundStop["route"]): (link: ChainLink) => string {
  const { t } = useTranslation("plans");
  const translate = useTranslate();
  const formats = useFormats();
  const { lookup } = usePlanEditor();
  return (link) => {
    if (link.kind === "starts") return t("why.starts", { place: lookup.edges(route).start.name });
    if (link.kind === "opens") return t("why.opens", { stop: link.stop });
    const time = formatSpan(link.seconds, translate);
    if (link.kind === "break") return t("why.break", { time });
    if (link.kind === "costs") return t("why.costs", { stop: link.stop, time });
    if (link.kind === "waited") return t("why.waited", { stop: link.stop, time });
    if (link.kind === "service") {
      const twice = link.typical > 0 && link.seconds >= 2 * link.typical;
      return t(twice ? "why.service_twice" : "why.service", { stop: link.stop, time });
    }
    const unit = formats.distance === "imperial" ? "mi" : "km";
    const distance = `${formatNumber(fromMeters(link.meters, unit), formats.locale, 1)} ${unit}`;
    return t("why.leg", { stop: link.stop, time, distance });
  };
}

function FixCard({ found }: { found: FoundStop }) {
  const { t } = useTranslation("plans");
  const { document, base, timed, timer, view, lookup, may, change } = usePlanEditor();
  const formats = useFormats();
  // While a stop is dragged the previous result stays; the search runs when the browser is idle.
  const requested = useDeferredValue(document === base ? found : null);
  const fix = useMemo(
    () =>
      requested && base && timed ? findBestFix({ document: base, inputs: view.inputs, timer, timed }, requested) : null,
    [requested, base, timed, timer, view.inputs],
  );
  if (!fix || !may("change")) return null;
  const unit = formats.distance === "imperial" ? "mi" : "km";
  const more = fromMeters(fix.distance, unit);
  const cost = `${more > 0 ? "+" : ""}${formatNumber(more, formats.locale, 1)} ${unit}`;
  const arrives = toZoneTime(fix.after.stop.arriveAt, view.plan.timezone);
  return (
    <div className="fix">
      <span>
        <b>{formatFixTitle(fix, found, t, getRouteNames(fix.after.route, lookup)[0])}</b>
        <span className="faint-ink">{t("why.fix_effect", { time: arrives, cost })}</span>
      </span>
      <Button onClick={() => change(fix.change)}>{t("why.apply")}</Button>
    </div>
  );
}

type Translate = ReturnType<typeof useTranslation<"plans">>["t"];

function formatFixTitle(fix: StopFix, found: FoundStop, t: Translate, route: string): string {
  if (fix.after.route.id !== found.route.id) return t("why.fix_route", { route });
  if (fix.after.index < found.index) return t("why.fix_before", { stop: fix.after.index + 1 });
  return t("why.fix_after", { stop: fix.after.index + 1 });
}
