import { Copy, RefreshCw } from "lucide-react";
import { isRouteErrorResponse } from "react-router";
import { useHydrated } from "../client/use-hydrated.ts";
import type { TranslationKey } from "../i18n/translation-key.ts";
import { useTranslate } from "../i18n/use-translate.ts";
import { Button, ButtonLink } from "../primitives/button.tsx";
import { EmptyState } from "../primitives/empty-state.tsx";
import { useCopy } from "../primitives/use-copy.ts";
import { PageTitle } from "./page-title.tsx";

interface Kind {
  title: TranslationKey;
  text?: TranslationKey;
  refresh?: true;
}

const byStatus: Record<number, Kind> = {
  404: { title: "common:error.not_found", text: "common:error.not_found_text" },
  500: { title: "common:error.server", text: "common:error.server_text", refresh: true },
};
const unknown: Kind = { title: "common:error.unknown", text: "common:error.server_text", refresh: true };

const toHome = { to: "/", word: "common:error.home" } as const;
/** From a page of a workspace that the person does not belong to, home would be of that workspace too. */
const toWorkspaces = { to: "/workspaces?choose", word: "common:shell.all_workspaces" } as const;

/** The page of an error: 404, 500 and everything else. A refusal with its own sentence shows that one. */
export function ErrorPage({ error }: { error: unknown }) {
  const t = useTranslate();
  const id = isRouteErrorResponse(error) ? getRequestId(error.data) : null;
  const kind = isRouteErrorResponse(error) ? (byStatus[error.status] ?? unknown) : (byStatus[500] ?? unknown);
  const sentence = isRouteErrorResponse(error) && error.status !== 500 ? getMessage(error.data) : null;
  const way = isRouteErrorResponse(error) && isForeignAccount(error.data) ? toWorkspaces : toHome;
  const title = sentence ?? t(kind.title);
  return (
    <div className="page justify-center">
      <PageTitle>{title}</PageTitle>
      <EmptyState
        page
        heading
        title={title}
        text={kind.text && !sentence ? t(kind.text) : undefined}
        action={
          <span className="flex gap-2">
            {kind.refresh && (
              <Button icon={RefreshCw} onClick={() => location.reload()}>
                {t("common:action.refresh")}
              </Button>
            )}
            <ButtonLink to={way.to} kind={kind.refresh ? "ghost" : "secondary"}>
              {t(way.word)}
            </ButtonLink>
            {kind.refresh && (
              <a className="button button-ghost" href="/status">
                {t("common:shell.status")}
              </a>
            )}
          </span>
        }
      />
      {id && <RequestId id={id} />}
    </div>
  );
}

/** The id under which the server logged the error. */
function getRequestId(body: unknown): string | null {
  if (typeof body !== "object" || body === null || !("request_id" in body)) return null;
  return typeof body.request_id === "string" ? body.request_id : null;
}

function getMessage(body: unknown): string | null {
  if (typeof body !== "object" || body === null || !("message" in body)) return null;
  return typeof body.message === "string" && body.message !== "" ? body.message : null;
}

function isForeignAccount(body: unknown): boolean {
  return typeof body === "object" && body !== null && "code" in body && body.code === "not_a_member";
}

/** The id under which an error was logged, to report it to the administrator. */
function RequestId({ id }: { id: string }) {
  const t = useTranslate();
  const copy = useCopy();
  const hydrated = useHydrated();
  return (
    <p className="faint-ink flex flex-wrap items-center justify-center gap-2 text-xs">
      {t("common:error.request_id")} <code className="select-all">{id}</code>
      {hydrated && (
        <Button kind="ghost" icon={Copy} onClick={() => copy(id)}>
          {t("common:action.copy")}
        </Button>
      )}
    </p>
  );
}
