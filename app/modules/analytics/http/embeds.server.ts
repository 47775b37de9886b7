import { data, type LoaderFunctionArgs } from "react-router";
import { now, type Scope } from "#app/platform/db/scope.server.ts";
import { toAccountFormats } from "#app/platform/http/account-formats.server.ts";
import { appContext } from "#app/platform/http/contexts.server.ts";
import { getRequestLanguage } from "#app/platform/http/device-preferences.server.ts";
import { toFailureBody } from "#app/platform/http/failures.server.ts";
import { toFrameHeader } from "#app/platform/http/page-headers.server.ts";
import { runInTurn } from "#app/platform/http/request-turns.server.ts";
import { errorStatuses } from "#app/platform/kernel/error-codes.ts";
import { type Failure, ok, type Result } from "#app/platform/kernel/result.ts";
import { fixFilters, type OpenEmbed, openEmbed } from "../commands/open-embed.server.ts";
import { viewDashboard } from "../commands/view-dashboard.server.ts";
import type { DashboardView } from "../model/dashboard-view.ts";

interface EmbedPage {
  url: URL;
  params: Readonly<Record<string, string | undefined>>;
  embed: OpenEmbed;
}

/** Opens the address of a request, and reads what its page shows with the rights of its author. */
export async function readEmbedPage<T>(
  { context, params, request }: Pick<LoaderFunctionArgs, "context" | "params" | "request">,
  read: (scope: Scope, page: EmbedPage) => Promise<Result<T>>,
): Promise<Result<{ embed: OpenEmbed; value: T }>> {
  const { key = "" } = params;
  const opened = await openEmbed(context.get(appContext), key);
  if (!opened.ok) return opened;
  const embed = opened.value;
  const { account, ports } = embed.scope;
  // In the turn of the account's heavy reads: strangers do not read all at once.
  const asker = { accountId: account.id, actorId: key };
  const result = await runInTurn(asker, { clock: ports.clock, kind: "page", isHeavy: true }, () =>
    read(embed.scope, { url: fixFilters(embed, new URL(request.url)), params, embed }),
  );
  if (!("ok" in result)) return { ok: false, failure: result };
  return result.ok ? ok({ embed, value: result.value }) : result;
}

/** The loader of a page in a frame: only the sites of its address may show it, and no search engine lists it. */
export function createEmbedLoader<T>(read: (scope: Scope, page: EmbedPage) => Promise<Result<T>>) {
  return async (args: LoaderFunctionArgs) => {
    const page = await readEmbedPage(args, read);
    if (!page.ok) throw toErrorPage(args.request, page.failure);
    const { embed, value: view } = page.value;
    const { key, name, dashboard, shown, endsOn, scope, sites } = embed;
    const formats = toAccountFormats(scope.account, { now: now(scope), ahead: 0 });
    return data(
      { embed: { key, name, dashboard, shown, endsOn }, formats, account: scope.account.name, view },
      {
        headers: {
          ...toFrameHeader(sites),
          "Referrer-Policy": "no-referrer",
          "X-Robots-Tag": "noindex, nofollow",
        },
      },
    );
  };
}

/** A dashboard without the choices of its filters: they name every merchant and agent of the account. */
export async function viewEmbedded(scope: Scope, name: string, url: URL): Promise<Result<DashboardView>> {
  const view = await viewDashboard(scope, name, url);
  return view.ok ? ok({ ...view.value, choices: {} }) : view;
}

function toErrorPage(request: Request, failure: Failure) {
  return data(toFailureBody(getRequestLanguage(request), failure), { status: errorStatuses[failure.code] });
}
