import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "react-router";
import { parseBoundedJson } from "#app/platform/http/bounded-json.ts";
import { appContext } from "#app/platform/http/contexts.server.ts";
import { getRequestLanguage } from "#app/platform/http/device-preferences.server.ts";
import { toFailureBody } from "#app/platform/http/failures.server.ts";
import type { ActionResult } from "#app/platform/kernel/action-result.ts";
import { errorStatuses } from "#app/platform/kernel/error-codes.ts";
import { groupIssuesByField } from "#app/platform/kernel/issues.ts";
import { failFields } from "#app/platform/kernel/result.ts";
import {
  failedMessageRefSchema,
  retryFailedMessage,
  retryOwnFailedMessage,
} from "../commands/failed-messages.server.ts";
import { readFailedMessages } from "../db/failed-messages.reads.server.ts";

/**
 * Loader of /dev/failed-messages: all accounts' failed messages, for a local installation only; elsewhere the page does not
 * exist.
 */
export async function allFailedMessagesLoader({ context }: Pick<LoaderFunctionArgs, "context">) {
  const { db, development } = context.get(appContext);
  if (!development) throw data(null, { status: 404 });
  return { failed_messages: await readFailedMessages(db, "everybody") };
}

/** Action of /dev/failed-messages. */
export async function allFailedMessagesAction({ context, request }: ActionFunctionArgs) {
  const surrounding = context.get(appContext);
  if (!surrounding.development) throw data(null, { status: 404 });
  const { intent: _intent, _caller, ...named } = Object(parseBoundedJson(await request.text()));
  const input = failedMessageRefSchema.safeParse(named);
  const done = input.success
    ? await retryFailedMessage(surrounding, "everybody", input.data, [])
    : failFields(groupIssuesByField(input.error));
  const intent = retryOwnFailedMessage.name;
  if (done.ok) return data<ActionResult>({ ok: true, intent, value: done.value });
  const body = toFailureBody(getRequestLanguage(request), done.failure);
  return data<ActionResult>({ ok: false, intent, ...body }, { status: errorStatuses[done.failure.code] });
}
