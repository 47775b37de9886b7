import type { RouterContextProvider } from "react-router";
import type { Failure } from "#app/platform/kernel/result.ts";
import { appContext, scopeContext } from "./contexts.server.ts";
import { isHeavyRead } from "./heavy-reads.ts";
import { type RequestKind, runInTurn } from "./request-turns.server.ts";

interface TurnRequest {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** Runs a request with a scope in the turn of its account and of the person or program that asks. */
export function takeTurn<T>(
  { request, context }: TurnRequest,
  kind: RequestKind,
  work: () => Promise<T>,
): Promise<T | Failure> {
  const { account, actor } = context.get(scopeContext);
  const { clock } = context.get(appContext).ports;
  const asker = { accountId: account.id, actorId: actor.id ?? account.id };
  return runInTurn(asker, { clock, kind, isHeavy: isHeavyRead(request) }, work);
}
