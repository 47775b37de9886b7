import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import type { z } from "zod";
import { readCustomerOrder } from "#app/data/tracking/customer-order.reads.server.ts";
import { unknownIn } from "#app/domain/kernel/parse-input.ts";
import { fail, type Result } from "#app/domain/kernel/result.ts";
import { offeredWindows, wishRefusal } from "#app/domain/tracking/reschedule.ts";
import { addressSchema, correctAddress } from "#app/features/tracking/correct-address.server.ts";
import { rescheduleDelivery, wishSchema } from "#app/features/tracking/reschedule-delivery.server.ts";
import { sendCustomerCode, sendSchema } from "#app/features/tracking/send-customer-code.server.ts";
import { checkCustomerCode, codeSchema } from "#app/features/tracking/verify-customer.server.ts";
import { answerJson } from "./answer-json.server.ts";
import { parseBody, readBody } from "./api.server.ts";
import { failureResponse } from "./failures.server.ts";
import { customerOf, knockOf } from "./tracking-visit.server.ts";

/** The secret that `verify` answered. */
function bearerOf(request: Request): string | null {
  return /^Bearer (\S+)$/.exec(request.headers.get("Authorization") ?? "")?.[1] ?? null;
}

/** `GET track/{number}/details`: the order as its verified customer may know it, and what may be asked for. */
export async function trackingRead(args: LoaderFunctionArgs): Promise<Response> {
  if (args.params.action !== "details") return failureResponse(args.request, fail("not_found").failure);
  const found = await knockOf(args);
  if (!found.ok) return failureResponse(args.request, found.failure);
  const customer = await customerOf(found.value, bearerOf(args.request));
  if (!customer.ok) return failureResponse(args.request, customer.failure);
  const { order, ground, waiting, toPay } = await readCustomerOrder(customer.value, found.value.order);
  const { number, status, customerName, destination, deliveryFrom, deliveryTo, timezone } = order;
  const windows = wishRefusal(ground) ? [] : offeredWindows(ground).flatMap((each) => each.windows);
  const shown = { number, status, customerName, address: destination.address, deliveryFrom, deliveryTo, timezone };
  return answerJson("GET /api/track/{order_number}/details", { order: { ...shown, waiting, toPay, windows } });
}

/** `POST track/{number}/send-code {by, postal_code or phone_digits}`, `/verify {attempt, code}`, `/reschedule {from, to}` and `/address {address}` under the secret. */
export async function trackingCall(args: ActionFunctionArgs): Promise<Response> {
  const result = await answered(args);
  if (!result.ok) return failureResponse(args.request, result.failure);
  return answerJson(`POST /api/track/{order_number}/${args.params.action}`, result.value);
}

const inputs: ReadonlyMap<string, z.ZodType> = new Map<string, z.ZodType>([
  ["send-code", sendSchema],
  ["verify", codeSchema],
  ["reschedule", wishSchema],
  ["address", addressSchema],
]);

async function answered(args: ActionFunctionArgs): Promise<Result<unknown>> {
  const { request, params } = args;
  if (request.method !== "POST") return fail("method_not_allowed");
  const schema = inputs.get(params.action ?? "");
  if (!schema) return fail("not_found");
  const found = await knockOf(args);
  if (!found.ok) return found;
  const text = await readBody(request);
  if (!text.ok) return text;
  const body = parseBody(text.value);
  if (!body) return fail("malformed");
  const unknown = unknownIn(schema, body);
  if (unknown) return { ok: false, failure: unknown };
  const { knock, order } = found.value;
  if (params.action === "send-code") return sendCustomerCode(knock, order, body);
  if (params.action === "verify") return checkCustomerCode(knock, order, body);
  const customer = await customerOf(found.value, bearerOf(request));
  if (!customer.ok) return customer;
  return params.action === "address"
    ? correctAddress(customer.value, order.number, body)
    : rescheduleDelivery(customer.value, order.number, body);
}
