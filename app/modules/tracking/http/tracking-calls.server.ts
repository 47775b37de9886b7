import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { getRescheduleRefusal, listOfferedWindows } from "#app/modules/orders/model/tracked/reschedule.ts";
import type { OpenCommand } from "#app/platform/commands/open-command.server.ts";
import { answerJson } from "#app/platform/http/answer-json.server.ts";
import { parseBody, readBody } from "#app/platform/http/api.server.ts";
import { toFailureResponse } from "#app/platform/http/failures.server.ts";
import { fail, type Result } from "#app/platform/kernel/result.ts";
import { correctAddress } from "../commands/correct-address.server.ts";
import { leaveFeedback } from "../commands/leave-feedback.server.ts";
import { rescheduleDelivery } from "../commands/reschedule-delivery.server.ts";
import { sendCustomerCode } from "../commands/send-customer-code.server.ts";
import type { VerifiedOrder, VisitedOrder } from "../commands/tracking-visitor.server.ts";
import { checkCustomerCode } from "../commands/verify-customer.server.ts";
import { readCustomerOrder } from "../db/customer-order.reads.server.ts";
import { readVisitedOrder, verifyCustomer } from "./manage-order.server.ts";

/** The secret that `verify` returned. */
function readBearer(request: Request): string | null {
  return /^Bearer (\S+)$/.exec(request.headers.get("Authorization") ?? "")?.[1] ?? null;
}

/**
 * `GET track/{number}/details`: the order as its verified customer may see it, with the times that may be requested.
 */
export async function handleTrackingRead(args: LoaderFunctionArgs): Promise<Response> {
  if (args.params.action !== "details") return toFailureResponse(args.request, fail("not_found").failure);
  const found = await readVisitedOrder(args);
  if (!found.ok) return toFailureResponse(args.request, found.failure);
  const customer = await verifyCustomer(found.value, readBearer(args.request));
  if (!customer.ok) return toFailureResponse(args.request, customer.failure);
  const { order, context, waiting, toPay } = await readCustomerOrder(customer.value, found.value.order);
  const { number, status, customerName, destination, deliveryFrom, deliveryTo, timezone } = order;
  const windows = getRescheduleRefusal(context) ? [] : listOfferedWindows(context).flatMap((each) => each.windows);
  const shown = { number, status, customerName, address: destination.address, deliveryFrom, deliveryTo, timezone };
  return answerJson("GET /api/track/{order_number}/details", { order: { ...shown, waiting, toPay, windows } });
}

/**
 * `POST track/{number}/send-code {by, postal_code or phone_digits}`, `/verify {attempt, code}`, `/reschedule {from,
 * to}`, `/address {address}` and `/feedback {rating, comment}` under the secret.
 */
export async function handleTrackingCall(args: ActionFunctionArgs): Promise<Response> {
  const result = await runTrackingCall(args);
  if (!result.ok) return toFailureResponse(args.request, result.failure);
  return answerJson(`POST /api/track/{order_number}/${args.params.action}`, result.value);
}

// Commands before and after the customer is verified.
const visitorCommands = new Map<string, OpenCommand<VisitedOrder>>([
  ["send-code", sendCustomerCode],
  ["verify", checkCustomerCode],
]);
const customerCommands = new Map<string, OpenCommand<VerifiedOrder>>([
  ["reschedule", rescheduleDelivery],
  ["address", correctAddress],
  ["feedback", leaveFeedback],
]);

async function runTrackingCall(args: ActionFunctionArgs): Promise<Result<unknown>> {
  const { request, params } = args;
  if (request.method !== "POST") return fail("method_not_allowed");
  const visitorCommand = visitorCommands.get(params.action ?? "");
  const customerCommand = customerCommands.get(params.action ?? "");
  if (!visitorCommand && !customerCommand) return fail("not_found");
  const found = await readVisitedOrder(args);
  if (!found.ok) return found;
  const text = await readBody(request);
  if (!text.ok) return text;
  const body = parseBody(text.value);
  if (!body) return fail("malformed");
  if (visitorCommand) return visitorCommand.execute(found.value, body);
  const customer = await verifyCustomer(found.value, readBearer(request));
  if (!customer.ok || !customerCommand) return customer;
  return customerCommand.execute({ scope: customer.value, number: found.value.order.number }, body);
}
