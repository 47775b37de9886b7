import { accessTokenRows } from "#app/modules/identity/db/access-tokens.server.ts";
import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, failFields, ok } from "#app/platform/kernel/result.ts";
import { createListRead } from "#app/platform/lists/list-query.server.ts";
import {
  apiRequestListDescription,
  countRequests,
  findRequest,
  readRequestFigures,
  readRequests,
} from "../db/api-requests.reads.server.ts";
import { type RequestOutcome, requestOutcomes } from "../model/api-request.ts";

const DEFAULT_LIMIT = 50;

const requestList = { ...apiRequestListDescription, defaultLimit: DEFAULT_LIMIT, ownCursors: true } as const;

/** Requests of programs, newest first. The cursor is the id of the last request of the previous page. */
export const listRequests = createListRead(requestList, async (scope, query) => {
  const after = query.cursor === null ? null : await findRequest(scope, query.cursor);
  if (query.cursor !== null && !after) return failFields({ cursor: [{ code: "query:cursor_unknown" }] });
  const limit = query.limit ?? DEFAULT_LIMIT;
  const [found, counted] = await Promise.all([
    readRequests(scope, { ...query, after: after?.place ?? null }, limit + 1),
    countRequests(scope, query),
  ]);
  const requests = found.slice(0, limit);
  const next = found.length > limit ? (requests.at(-1)?.id ?? null) : null;
  const pagination = { previous: null, next, total: counted.count, total_is_exact: counted.exact, limit };
  return ok({ requests, pagination });
});

/** One request with what was sent and answered. */
export async function viewRequest(scope: Scope, { params }: PageRequest) {
  const request = await findRequest(scope, params.id ?? "");
  return request ? ok({ request }) : fail("not_found");
}

/** Data of the page of a token's requests: figures, log, and the request that the URL opens (`?request=`). */
export async function viewTokenRequests(scope: Scope, { url, params }: PageRequest) {
  const id = params.id ?? "";
  const [token] = await accessTokenRows.read(scope, [id]);
  if (!token) return fail("not_found");
  const { searchParams: given } = url;
  const outcome: RequestOutcome | "" = requestOutcomes.find((each) => each === given.get("outcome")) ?? "";
  const [search, cursor, opened] = ["search", "cursor", "request"].map((name) => given.get(name) ?? "");
  const wanted = new URL(url.origin);
  wanted.searchParams.set("token_id", id);
  if (outcome) wanted.searchParams.set("outcome", outcome);
  if (search) wanted.searchParams.set("search", search);
  const first = new URL(wanted);
  if (cursor) wanted.searchParams.set("cursor", cursor);
  const [page, request, figures] = await Promise.all([
    listRequests(scope, { url: wanted, params: {} }),
    opened ? findRequest(scope, opened) : null,
    readRequestFigures(scope, id),
  ]);
  // A cursor that no longer exists starts at the beginning.
  const log = page.ok ? page : await listRequests(scope, { url: first, params: {} });
  if (!log.ok) return log;
  const { name, prefix } = token;
  return ok({ token: { id, name, prefix }, figures, log: log.value, request, outcome, search: search ?? "" });
}
