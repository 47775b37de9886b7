import type { ActionFunctionArgs } from "react-router";
import { writePaymentFile } from "#app/features/accounting/agent-billing/payment-file.server.ts";
import { fileResponse, formOf } from "#app/http/files/list-files.server.ts";
import { scopeContext } from "#app/http/wrappers/contexts.server.ts";
import { failureResponse } from "#app/http/wrappers/failures.server.ts";

/** A file that is asked for with much is asked for by POST. */
export function loader(): Response {
  return new Response(null, { status: 405, headers: { Allow: "POST" } });
}

/** `POST` with the `ids` of receipts, the `iban` that pays and the `date`: a file for the bank. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const form = await formOf(request);
  const asked = { ids: form.getAll("ids").map(String), iban: form.get("iban"), date: form.get("date") };
  const file = await writePaymentFile.execute(context.get(scopeContext), asked);
  return file.ok ? fileResponse(file.value) : failureResponse(request, file.failure);
}
