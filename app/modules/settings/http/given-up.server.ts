import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "react-router";
import { parseJson } from "#app/platform/http/bounded-json.ts";
import { appContext } from "#app/platform/http/contexts.server.ts";
import { failureBody } from "#app/platform/http/failures.server.ts";
import { languageOf } from "#app/platform/http/preferences.server.ts";
import type { ActionAnswer } from "#app/platform/kernel/answer.ts";
import { errorStatuses } from "#app/platform/kernel/error-codes.ts";
import { fieldsOf } from "#app/platform/kernel/issues.ts";
import { failFields } from "#app/platform/kernel/result.ts";
import { givenUpInput, retryGivenUp, retryOne } from "../commands/given-up.server.ts";
import { readGivenUp } from "../db/given-up.reads.server.ts";

/** Loader of /dev/given-up: everybody's, for whoever runs a local installation; elsewhere there is no such page. */
export async function everybodysLoader({ context }: Pick<LoaderFunctionArgs, "context">) {
  const { db, development } = context.get(appContext);
  if (!development) throw data(null, { status: 404 });
  return { given_up: await readGivenUp(db, "everybody") };
}

/** Action of /dev/given-up. */
export async function everybodysAction({ context, request }: ActionFunctionArgs) {
  const around = context.get(appContext);
  if (!around.development) throw data(null, { status: 404 });
  const { intent: _intent, _asker, ...named } = Object(parseJson(await request.text()));
  const input = givenUpInput.safeParse(named);
  const done = input.success
    ? await retryGivenUp(around, "everybody", input.data, [])
    : failFields(fieldsOf(input.error));
  const intent = retryOne.name;
  if (done.ok) return data<ActionAnswer>({ ok: true, intent, value: done.value });
  const body = failureBody(languageOf(request), done.failure);
  return data<ActionAnswer>({ ok: false, intent, ...body }, { status: errorStatuses[done.failure.code] });
}
