import { BookOpen, Download } from "lucide-react";
import { LogSection, useSearchWith } from "#app/modules/workspace/screens/log-section.tsx";
import { withTabAccount } from "#app/ui/client/tab-account.ts";
import { useRefresh } from "#app/ui/client/use-refresh.ts";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button, ButtonLink } from "#app/ui/primitives/button.tsx";
import { Crumbs } from "#app/ui/resource/detail/detail-page.tsx";
import { TrailSteps } from "#app/ui/resource/detail/trail-steps.tsx";
import { PageTitle } from "#app/ui/shell/page-title.tsx";
import { SettingsFrame } from "#app/ui/shell/settings/settings-frame.tsx";
import {
  type ApiRequest,
  type ApiRequestRow,
  REQUEST_LOG_DAYS,
  type RequestFigures,
  type RequestOutcome,
  requestOutcomes,
} from "../../model/api-request.ts";
import { RequestFigureLine } from "./request-figures.tsx";
import { RequestLine } from "./request-line.tsx";
import { RequestPanel } from "./request-panel.tsx";
import "#app/modules/workspace/screens/log-page.css";

export interface RequestsPageProps {
  token: { id: string; name: string; prefix: string };
  figures: RequestFigures;
  log: {
    requests: readonly ApiRequestRow[];
    pagination: { next: string | null; total: number; total_is_exact: boolean };
  };
  /** The request that the URL opens. */
  request: ApiRequest | null;
  outcome: RequestOutcome | "";
  search: string;
}

/** How often the page refreshes, milliseconds. */
const REFRESH_INTERVAL_MS = 10_000;

const tokensPath = "/settings/access-tokens";

const outcomeLabels = {
  "": "requests:any_outcome",
  succeeded: "requests:outcome.succeeded",
  refused: "requests:outcome.refused",
  failed: "requests:outcome.failed",
} as const;

/** The requests of a token: figures, log, and one request beside it. */
export function RequestsPage({ token, figures, log, request, outcome, search }: RequestsPageProps) {
  useRefresh(REFRESH_INTERVAL_MS);
  const t = useTranslate();
  const to = useSearchWith();
  const { requests, pagination } = log;
  const file = `${tokensPath}/${token.id}/requests/export?${new URLSearchParams({ format: "csv", outcome, search })}`;
  return (
    <SettingsFrame>
      <div className="page">
        <PageTitle>{`${t("requests:title")}: ${token.name}`}</PageTitle>
        <header className="log-head">
          <Crumbs
            crumbs={[
              { label: t("common:nav.access_tokens"), to: tokensPath },
              { label: token.name, to: `${tokensPath}?edit=${token.id}` },
              { label: t("requests:title") },
            ]}
            end={<TrailSteps />}
          />
          <div className="detail-heading">
            <div className="detail-title">
              <h1>{t("requests:title")}</h1>
              <code>{token.prefix}…</code>
            </div>
            <Button icon={Download} onClick={() => window.location.assign(withTabAccount(file))}>
              {t("common:action.export")}
            </Button>
            <ButtonLink icon={BookOpen} to="/developers">
              {t("access_tokens:portal")}
            </ButtonLink>
          </div>
          <p className="log-facts">
            <span>{t("requests:kept", { days: REQUEST_LOG_DAYS })}</span>
            <span>{t("requests:hidden")}</span>
          </p>
        </header>
        <RequestFigureLine figures={figures} />
        <div className="log-body">
          <LogSection
            label={t("requests:title")}
            by={{
              name: "outcome",
              tabs: (["", ...requestOutcomes] as const).map((key) => ({ key, label: t(outcomeLabels[key]) })),
              current: outcome,
              label: t("requests:status"),
            }}
            search={{ value: search, label: t("requests:search") }}
            columns={[
              { header: t("webhooks:time") },
              { header: t("requests:call") },
              { header: t("requests:status"), end: true },
              { header: t("webhooks:took"), end: true },
            ]}
            lines={requests.map((row) => (
              <RequestLine key={row.id} row={row} to={to({ request: row.id })} current={row.id === request?.id} />
            ))}
            empty={{
              narrowed: t("requests:nothing_found"),
              title: t("requests:none"),
              text: t("requests:none_why"),
            }}
            next={pagination.next}
            older={t("webhooks:more")}
            range={{ rows: requests.length, newest: t("webhooks:newest"), ...pagination }}
          />
          {request && <RequestPanel request={request} />}
        </div>
      </div>
    </SettingsFrame>
  );
}
