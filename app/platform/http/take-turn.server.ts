import type { RouterContextProvider } from "react-router";
import type { Failure } from "#app/platform/kernel/result.ts";
import { appContext, scopeContext } from "./contexts.server.ts";
import { type RequestKind, runInTurn } from "./request-turns.server.ts";

interface TurnRequest {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/**
 * Runs a request with a scope in the turn of its account and of the person or program that asks. What its row or endpoint
 * calls heavy, and every search, waits for the others of the account.
 */
export function takeTurn<T>(
  { request, context }: TurnRequest,
  { kind, isHeavy }: { kind: RequestKind; isHeavy: boolean },
  work: () => Promise<T>,
): Promise<T | Failure> {
  const { account, actor } = context.get(scopeContext);
  const { clock } = context.get(appContext).ports;
  const asker = { accountId: account.id, actorId: actor.id ?? account.id };
  return runInTurn(asker, { clock, kind, isHeavy: isHeavy || isSearch(request) }, work);
}

/** Whether a request searches a list, which reads much of it. */
function isSearch({ method, url }: Request): boolean {
  return method === "GET" && (new URL(url).searchParams.get("search") ?? "").trim() !== "";
}
