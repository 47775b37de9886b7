import { Link } from "react-router";
import { useTookFormat } from "#app/modules/webhooks/screens/webhook-log.tsx";
import { DateTimeText } from "#app/ui/formats/date-time.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { type LabeledState, StateLabel } from "#app/ui/status/state-label.tsx";
import { type ApiRequestRow, getRequestOutcome, type RequestOutcome } from "../../model/api-request.ts";

const outcomeShapes: Readonly<Record<RequestOutcome, LabeledState>> = {
  succeeded: "done",
  refused: "failed",
  failed: "failed",
};

/** The status of a response with the shape of how it ended. */
export function RequestStatus({ status }: { status: number }) {
  return <StateLabel state={outcomeShapes[getRequestOutcome(status)]}>{status}</StateLabel>;
}

/** A request in the log. */
export function RequestLine({ row, to, current }: { row: ApiRequestRow; to: string; current: boolean }) {
  const t = useTranslate();
  const took = useTookFormat();
  const { method, path, query, tool, replayed, code, status } = row;
  return (
    <tr aria-current={current || undefined}>
      <td className="whitespace-nowrap">
        <DateTimeText at={row.at} style="second" />
      </td>
      <td className="whitespace-normal break-all">
        <Link to={to} preventScrollReset>
          <code>
            {method} {path}
            {query && `?${query}`}
            {tool && ` ${tool}`}
          </code>
        </Link>{" "}
        {replayed && <span className="faint-ink">{t("requests:replayed")}</span>}
        {code && <span className="faint-ink">{code}</span>}
      </td>
      <td className="to-right">
        <RequestStatus status={status} />
      </td>
      <td className="to-right soft-ink whitespace-nowrap">{took(row.durationMs)}</td>
    </tr>
  );
}
