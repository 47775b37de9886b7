import { z } from "zod";
import { type Endpoint, endpoint } from "#app/platform/http/endpoint.server.ts";
import { objectNumberSchema } from "#app/platform/http/responses/shared.responses.ts";
import { bareOrderSchema, customerOrderSchema, effectSchema, linkedOrderSchema } from "./api/tracking.outputs.ts";
import {
  acceptAddress,
  acceptCancellation,
  acceptReschedule,
  declineAddress,
  declineCancellation,
  declineReschedule,
} from "./commands/answer-request.server.ts";
import { correctAddress } from "./commands/correct-address.server.ts";
import { leaveFeedback } from "./commands/leave-feedback.server.ts";
import { requestCancellation } from "./commands/request-cancellation.server.ts";
import { rescheduleDelivery } from "./commands/reschedule-delivery.server.ts";
import { sendCustomerCode } from "./commands/send-customer-code.server.ts";
import { setDeliveryWishes } from "./commands/set-delivery-wishes.server.ts";
import { checkCustomerCode } from "./commands/verify-customer.server.ts";
import { answerTrackingCall, customerEndpoint, trackDetails, visitorEndpoint } from "./http/tracking-calls.server.ts";

const access = { permission: "orders", merchantTokens: true } as const;

export const trackingEndpoints: readonly Endpoint[] = [
  endpoint({
    method: "POST",
    path: "/orders/:number/accept-reschedule",
    access,
    summary: "Accept the day that a customer asks for",
    command: acceptReschedule,
    output: z.strictObject({ number: objectNumberSchema }),
  }),
  endpoint({
    method: "POST",
    path: "/orders/:number/decline-reschedule",
    access,
    summary: "Decline the day that a customer asks for",
    command: declineReschedule,
    output: z.strictObject({ number: objectNumberSchema }),
  }),
  endpoint({
    method: "POST",
    path: "/orders/:number/accept-cancellation",
    access,
    summary: "Cancel an order as its customer asks",
    command: acceptCancellation,
    output: z.strictObject({ number: objectNumberSchema }),
  }),
  endpoint({
    method: "POST",
    path: "/orders/:number/decline-cancellation",
    access,
    summary: "Decline to cancel an order as its customer asks",
    command: declineCancellation,
    output: z.strictObject({ number: objectNumberSchema }),
  }),
  endpoint({
    method: "POST",
    path: "/orders/:number/accept-address",
    access,
    summary: "Move an order to the place that its customer asks for",
    command: acceptAddress,
    output: z.strictObject({ number: objectNumberSchema }),
  }),
  endpoint({
    method: "POST",
    path: "/orders/:number/decline-address",
    access,
    summary: "Decline the place that a customer asks for",
    command: declineAddress,
    output: z.strictObject({ number: objectNumberSchema }),
  }),
  endpoint({
    method: "GET",
    path: "/track/:orderNumber",
    access: "public",
    summary: "What anybody may know of an order",
    internal: true,
    handler: answerTrackingCall,
    output: z.strictObject({ order: z.union([linkedOrderSchema, bareOrderSchema]) }),
  }),
  endpoint({
    method: "GET",
    path: "/track/:orderNumber/details",
    access: "public",
    summary: "An order as its customer may know it",
    internal: true,
    handler: trackDetails,
    output: z.strictObject({ order: customerOrderSchema }),
  }),
  visitorEndpoint({
    method: "POST",
    path: "/track/:orderNumber/send-code",
    access: "public",
    summary: "Send the customer a code",
    internal: true,
    command: sendCustomerCode,
    output: z.strictObject({ attempt: z.string(), by: z.string(), to: z.string() }),
  }),
  visitorEndpoint({
    method: "POST",
    path: "/track/:orderNumber/verify",
    access: "public",
    summary: "Prove to be the customer by the code",
    internal: true,
    command: checkCustomerCode,
    output: z.strictObject({ token: z.string() }),
  }),
  customerEndpoint({
    method: "POST",
    path: "/track/:orderNumber/reschedule",
    access: "public",
    summary: "Ask for another time",
    internal: true,
    command: rescheduleDelivery,
    output: effectSchema,
  }),
  customerEndpoint({
    method: "POST",
    path: "/track/:orderNumber/cancel",
    access: "public",
    summary: "Ask to cancel",
    internal: true,
    command: requestCancellation,
    output: effectSchema,
  }),
  customerEndpoint({
    method: "POST",
    path: "/track/:orderNumber/address",
    access: "public",
    summary: "Correct the address",
    internal: true,
    command: correctAddress,
    output: effectSchema,
  }),
  customerEndpoint({
    method: "POST",
    path: "/track/:orderNumber/wishes",
    access: "public",
    summary: "Say what is wished of the delivery",
    internal: true,
    command: setDeliveryWishes,
    output: effectSchema,
  }),
  customerEndpoint({
    method: "POST",
    path: "/track/:orderNumber/feedback",
    access: "public",
    summary: "Rate a delivery",
    internal: true,
    command: leaveFeedback,
    output: effectSchema,
  }),
];
