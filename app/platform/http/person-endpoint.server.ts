import type { SignedInPerson } from "#app/platform/commands/person-command.server.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { appContext, sessionContext } from "./contexts.server.ts";
import { endpointFor } from "./endpoint.server.ts";

/** An endpoint for a signed-in person, with or without an active account; idempotency keys are the person's. */
export const personEndpoint = endpointFor<SignedInPerson>(({ context }) => {
  const session = context.get(sessionContext);
  if (!session) return fail("no_session");
  const { db, ports } = context.get(appContext);
  const { id } = session.user;
  return ok({ context: { db, ports, session }, keyed: { db, ports, account: { id }, actor: { id } } });
});
