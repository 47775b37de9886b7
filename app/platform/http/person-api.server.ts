import type { LoaderFunctionArgs } from "react-router";
import type { PersonCommand, SignedInPerson } from "#app/platform/commands/person-command.server.ts";
import { fail, type Result } from "#app/platform/kernel/result.ts";
import { answerJson } from "./answer-json.server.ts";
import { type ApiChoice, type ApiHandler, answered } from "./api.server.ts";
import { callPath } from "./call-path.ts";
import { appContext, sessionContext } from "./contexts.server.ts";
import { toFailureResponse } from "./failures.server.ts";

type RequestArgs = Parameters<ApiHandler>[0];

/** A GET of whoever is signed in, with or without an active account, answered as `{ data }`. */
export function personRead(read: (person: SignedInPerson) => Promise<Result<unknown>>) {
  const handle: ApiHandler = async (args) => {
    const person = personOf(args);
    if (!person) return toFailureResponse(args.request, fail("no_session").failure);
    const result = await read(person);
    if (!result.ok) return toFailureResponse(args.request, result.failure);
    return answerJson(`GET ${callPath(args.pattern, {}).path}`, result.value);
  };
  return Object.assign(handle, { reads: [{}] });
}

/** Commands of whoever is signed in, by the rules of `apiCommands`; keys of requests are the person's. */
export function personCommands(choices: readonly ApiChoice<PersonCommand>[]) {
  const handle: ApiHandler = async (args) => {
    const person = personOf(args);
    if (!person) return toFailureResponse(args.request, fail("no_session").failure);
    const { id } = person.session.user;
    const keyed = { db: person.db, ports: person.ports, account: { id }, actor: { id } };
    return answered(choices, args, keyed, ({ execute }, input) => execute(person, input));
  };
  return Object.assign(handle, { choices });
}

function personOf({ context }: Pick<LoaderFunctionArgs, "context"> & RequestArgs): SignedInPerson | null {
  const session = context.get(sessionContext);
  return session && { ...context.get(appContext), session };
}
