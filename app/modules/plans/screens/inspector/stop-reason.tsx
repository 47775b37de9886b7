import { useDeferredValue, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { distanceIn } from "#app/platform/money/units.ts";
import { instantOf } from "#app/platform/time/local-time.ts";
import { timeOf } from "#app/ui/formats/dates.ts";
import { useFormats } from "#app/ui/formats/formats-context.tsx";
import { writeNumber, writeSpan } from "#app/ui/formats/measures.tsx";
import { Button } from "#app/ui/primitives/button.tsx";
import { useWords } from "#app/ui/words/use-words.ts";
import { usePlanDesk } from "../desk/plan-desk.tsx";
import { endOf, type FoundStop, routeNames } from "../desk/plan-lookup.ts";
import { bestFix, type Fix } from "./best-fix.ts";
import { type ChainLink, chainOf, latenessChain } from "./lateness-chain.ts";

/** Why a stop is late or at risk: the chain with its times, and the best move to put it right. */
export function StopReason({ found }: { found: FoundStop }) {
  const { t } = useTranslation("plans");
  const { view, document, timer } = usePlanDesk();
  const { route, stop, index } = found;
  const write = useChainWords(route);
  if (stop.lateness === 0) return null;
  const zone = view.plan.timezone;
  const pushed = stop.lateness === 4 && document ? timer.whyLate(document, route.id, index) : null;
  const atRisk = stop.lateness >= 3 ? latenessChain(route, index) : [];
  const chain = pushed ? chainOf(route, index, pushed) : atRisk;
  return (
    <section className="why">
      <h3>{t(`why.title_${stop.lateness}`)}</h3>
      <ol>
        {chain.map((link) => (
          <li key={`${link.kind} ${link.at}`}>
            <b>{timeOf(link.at, zone)}</b>
            <span>{write(link)}</span>
          </li>
        ))}
        <li className={`end fam-late-${stop.lateness}`}>
          <b>{timeOf(stop.arriveAt, zone)}</b>
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
  const say = useWords();
  const { view, lookup } = usePlanDesk();
  const shipment = lookup.shipment(stop.shipmentId);
  if (!shipment) return null;
  const end = endOf(shipment, stop.type);
  const zone = view.plan.timezone;
  const to = end.to ? instantOf(end.to, zone) : stop.arriveAt;
  const from = end.from ? instantOf(end.from, zone) : stop.arriveAt;
  const time = (ms: number) => writeSpan(Math.max(60, Math.abs(ms) / 1000), say);
  const threshold = view.inputs.settings.lateness_threshold_minutes;
  if (stop.lateness === 4) return t("why.late", { time: time(stop.arriveAt - to) });
  if (stop.lateness === 3)
    return t("why.at_risk_late", { time: writeSpan((to - stop.arriveAt) / 1000, say), threshold });
  if (stop.lateness === 1) return t("why.early", { time: time(from - stop.arriveAt) });
  return t("why.at_risk_early", { threshold });
}

function useChainWords(route: FoundStop["route"]): (link: ChainLink) => string {
  const { t } = useTranslation("plans");
  const say = useWords();
  const formats = useFormats();
  const { lookup } = usePlanDesk();
  return (link) => {
    if (link.kind === "starts") return t("why.starts", { place: lookup.edges(route).start.name });
    if (link.kind === "opens") return t("why.opens", { stop: link.stop });
    const time = writeSpan(link.seconds, say);
    if (link.kind === "costs") return t("why.costs", { stop: link.stop, time });
    if (link.kind === "waited") return t("why.waited", { stop: link.stop, time });
    if (link.kind === "service") {
      const twice = link.usual > 0 && link.seconds >= 2 * link.usual;
      return t(twice ? "why.service_twice" : "why.service", { stop: link.stop, time });
    }
    const unit = formats.distance === "imperial" ? "mi" : "km";
    const distance = `${writeNumber(distanceIn(link.metres, unit), formats.locale, 1)} ${unit}`;
    return t("why.leg", { stop: link.stop, time, distance });
  };
}

function FixCard({ found }: { found: FoundStop }) {
  const { t } = useTranslation("plans");
  const { document, base, timed, timer, view, lookup, may, change } = usePlanDesk();
  const formats = useFormats();
  // While a stop is dragged the old answer stays; the search runs when there is time.
  const asked = useDeferredValue(document === base ? found : null);
  const fix = useMemo(
    () => (asked && base && timed ? bestFix({ document: base, inputs: view.inputs, timer, timed }, asked) : null),
    [asked, base, timed, timer, view.inputs],
  );
  if (!fix || !may("change")) return null;
  const unit = formats.distance === "imperial" ? "mi" : "km";
  const more = distanceIn(fix.distance, unit);
  const cost = `${more > 0 ? "+" : ""}${writeNumber(more, formats.locale, 1)} ${unit}`;
  const arrives = timeOf(fix.after.stop.arriveAt, view.plan.timezone);
  return (
    <div className="fix">
      <span>
        <b>{fixTitle(fix, found, t, routeNames(fix.after.route, lookup)[0])}</b>
        <span className="faint-ink">{t("why.fix_effect", { time: arrives, cost })}</span>
      </span>
      <Button onClick={() => change(fix.change)}>{t("why.apply")}</Button>
    </div>
  );
}

type Translate = ReturnType<typeof useTranslation<"plans">>["t"];

function fixTitle(fix: Fix, found: FoundStop, t: Translate, route: string): string {
  if (fix.after.route.id !== found.route.id) return t("why.fix_route", { route });
  if (fix.after.index < found.index) return t("why.fix_before", { stop: fix.after.index + 1 });
  return t("why.fix_after", { stop: fix.after.index + 1 });
}
