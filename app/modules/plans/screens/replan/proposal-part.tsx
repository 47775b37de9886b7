import { useTranslation } from "react-i18next";
import type { ReplanFigures, ReplanProposal } from "#app/modules/planning/model/crews/replan-proposal.ts";
import { DistanceText, DurationText } from "#app/ui/formats/measures.tsx";

/** A proposal: figures before and after, and every moved stop with its old and new position. */
export function ProposalPart({ proposal: { moves, before, after } }: { proposal: ReplanProposal }) {
  const { t } = useTranslation("plans");
  if (moves.length === 0) return <p className="rest-none">{t("rest.none")}</p>;
  return (
    <>
      <dl className="rest-figures">
        <dt>{t("figure.distance")}</dt>
        <dd>
          <DistanceText metres={before.distance} /> → <b>{<DistanceText metres={after.distance} />}</b>
        </dd>
        <dt>{t("route.driving")}</dt>
        <dd>
          <DurationText seconds={before.seconds} /> → <b>{<DurationText seconds={after.seconds} />}</b>
        </dd>
        <dt>{t("figure.late")}</dt>
        <dd>
          <Late figures={before} /> →{" "}
          <b>
            <Late figures={after} />
          </b>
        </dd>
      </dl>
      <h3 className="rest-count">{t("rest.moves", { count: moves.length })}</h3>
      <ul className="rest-moves">
        {moves.map(({ stopId, name, from, to }) => (
          <li key={stopId}>
            <span>{name}</span>
            <span className="rest-spot">{t("rest.spot", from)}</span>→
            <span className="rest-spot">{t("rest.spot", to)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Late({ figures: { late, lateSeconds } }: { figures: ReplanFigures }) {
  return (
    <>
      {late}
      {late > 0 && (
        <>
          {" ("}
          <DurationText seconds={lateSeconds} />)
        </>
      )}
    </>
  );
}
