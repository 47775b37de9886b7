import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "react-router";
import { MAX_PICTURE_BYTES } from "#app/modules/driver/commands/store-picture.server.ts";
import { executeWithFields } from "#app/modules/identity/http/sign-in-context.server.ts";
import { findBrand } from "#app/modules/messages/commands/find-brand.server.ts";
import { hostOwnerContext } from "#app/modules/messages/http/host-owner.server.ts";
import type { OrderRecord } from "#app/modules/orders/db/order.reads.server.ts";
import { feedbackReasons } from "#app/modules/orders/model/tracked/feedback.ts";
import { trackingNumberPattern } from "#app/modules/orders/model/tracked/tracking-link.ts";
import { isShownAt } from "#app/modules/partners/model/seller-host.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { toPlaceAddressInput } from "#app/platform/geo/place.ts";
import { getClientAddress } from "#app/platform/http/client-address.server.ts";
import { appContext } from "#app/platform/http/contexts.server.ts";
import { readCookie } from "#app/platform/http/cookies.server.ts";
import { getRequestLanguage } from "#app/platform/http/device-preferences.server.ts";
import { toFailureBody } from "#app/platform/http/failures.server.ts";
import { errorStatuses } from "#app/platform/kernel/error-codes.ts";
import { type Failure, fail, ok, type Result } from "#app/platform/kernel/result.ts";
import { isSameToken } from "#app/platform/kernel/tokens.ts";
import { findAddressChoices } from "../commands/address-choices.server.ts";
import { correctAddress, correctAddressSchema } from "../commands/correct-address.server.ts";
import { checkFeedbackPhoto } from "../commands/feedback-photo.server.ts";
import { leaveFeedback } from "../commands/leave-feedback.server.ts";
import { type ManageView, readManagedOrder } from "../commands/manage-view.server.ts";
import { requestCancellation } from "../commands/request-cancellation.server.ts";
import { rescheduleDelivery } from "../commands/reschedule-delivery.server.ts";
import { sendCustomerCode } from "../commands/send-customer-code.server.ts";
import { setDeliveryWishes } from "../commands/set-delivery-wishes.server.ts";
import { setOwnFields } from "../commands/set-own-fields.server.ts";
import type { VisitedOrder, Visitor } from "../commands/tracking-visitor.server.ts";
import { toVerificationStep } from "../commands/verification-step.server.ts";
import { checkCustomerCode, isVerified } from "../commands/verify-customer.server.ts";
import { createCustomerScope, findOrder } from "../db/customer-order.reads.server.ts";
import { outcomes } from "../model/manage-outcomes.ts";
import type { ManageRefusal } from "../screens/manage-page.tsx";
import { isWithinRateLimit, readTrackingToken } from "./tracking.server.ts";

/** Cookie with the secret of a verified customer; its path limits it to the pages of one order. */
export const trackingCookie = "__Secure-tracking";
const DAY_SECONDS = 24 * 60 * 60;
/** A form with a photo. */
const MAX_FORM_BYTES = MAX_PICTURE_BYTES + 64 * 1024;

type Args = Pick<LoaderFunctionArgs, "context" | "params" | "request">;

/** The visitor and the order of a number; rate-limited like every other request by number. */
export async function readVisitedOrder({
  context,
  params,
  request,
}: Args): Promise<Result<{ visitor: Visitor; order: OrderRecord }>> {
  const { db, ports } = context.get(appContext);
  if (!(await isWithinRateLimit({ context, request }))) return fail("too_many_requests", { seconds: 60 });
  const number = params.orderNumber ?? "";
  const order = trackingNumberPattern.test(number) ? await findOrder(db, number) : null;
  const shownBy = context.get(hostOwnerContext);
  if (!order || (shownBy && !isShownAt(shownBy, order))) return fail("order_not_found");
  const token = readTrackingToken(request);
  const by = token !== null && (await isSameToken(token, order.trackingToken)) ? "link" : "number";
  return ok({
    visitor: {
      db,
      ports,
      language: getRequestLanguage(request),
      texts: ports.texts,
      address: getClientAddress(request),
      by,
    },
    order,
  });
}

/** The scope of the order's customer; `not_verified` without a valid secret. */
export async function verifyCustomer(
  { visitor, order }: { visitor: Visitor; order: OrderRecord },
  token: string | null,
) {
  if (!(await isVerified(visitor, order, token))) return fail("not_verified");
  const scope = await createCustomerScope(visitor, order, visitor.language);
  return scope ? ok(scope) : fail("order_not_found");
}

/** The page of an order for its customer, in the visitor's language and with the link's token where they have it. */
export function formatManagePath({ visitor, order }: VisitedOrder, query: Readonly<Record<string, string>>): string {
  return `/track/${order.number}/manage?${new URLSearchParams({
    lang: visitor.language,
    ...(visitor.by === "link" ? { t: order.trackingToken } : {}),
    ...query,
  })}`;
}

/** Loads the page on which customers manage their order. */
export async function loadManagePage(args: LoaderFunctionArgs): Promise<ManageView> {
  const found = await readVisitedOrder(args);
  if (!found.ok) throw data(null, { status: errorStatuses[found.failure.code] });
  const { visitor, order } = found.value;
  const params = new URL(args.request.url).searchParams;
  const done = outcomes.find((each) => each === params.get("done")) ?? null;
  const linked = visitor.by === "link" ? order.trackingToken : null;
  const customer = await verifyCustomer(found.value, readCookie(args.request, trackingCookie));
  const brand = linked !== null || customer.ok ? await findBrand(visitor.db, order) : null;
  const shown = { number: order.number, attempt: params.get("attempt"), done, brand };
  if (!customer.ok) return { ...shown, token: linked, verification: toVerificationStep(order, visitor), order: null };
  return {
    ...shown,
    token: order.trackingToken,
    verification: null,
    order: await readManagedOrder(customer.value, order),
  };
}

/** Handles the page's forms by their `intent`: send a code, check it, sign out (`forget`), or a customer action. */
export async function handleManageForm(args: ActionFunctionArgs) {
  const refused = (failure: Failure) => {
    const { message, errors } = toFailureBody(getRequestLanguage(args.request), failure);
    return data<ManageRefusal>({ message, errors }, { status: errorStatuses[failure.code] });
  };
  const found = await readVisitedOrder(args);
  if (!found.ok) return refused(found.failure);
  const { order } = found.value;
  if (Number(args.request.headers.get("Content-Length") ?? 0) > MAX_FORM_BYTES)
    return refused(fail("file_over_limit", { limit: `${MAX_PICTURE_BYTES / 1_000_000} MB` }).failure);
  const form = await args.request.formData().catch(() => new FormData());
  const fields = Object.fromEntries(form);
  const formatManageUrl = (query: Record<string, string>) => formatManagePath(found.value, query);
  if (fields.intent === "send") {
    const sent = await executeWithFields(sendCustomerCode, found.value, fields);
    return sent.ok
      ? redirect(formatManageUrl({ attempt: sent.value.attempt, by: sent.value.by }))
      : refused(sent.failure);
  }
  if (fields.intent === "code") {
    const checked = await executeWithFields(checkCustomerCode, found.value, fields);
    if (!checked.ok) return refused(checked.failure);
    return redirect(formatManageUrl({}), {
      headers: { "Set-Cookie": formatTrackingCookie(order.number, checked.value.token, DAY_SECONDS) },
    });
  }
  if (fields.intent === "forget")
    return redirect(formatManageUrl({}), { headers: { "Set-Cookie": formatTrackingCookie(order.number, "", 0) } });
  const customerAction = customerActions[String(fields.intent)];
  if (!customerAction) return refused(fail("malformed").failure);
  const customer = await verifyCustomer(found.value, readCookie(args.request, trackingCookie));
  if (!customer.ok) return refused(customer.failure);
  if (fields.intent === "address" && fields.chosen !== "yes") {
    const written = correctAddressSchema.safeParse(toCorrectedAddress(order, fields));
    const choices = written.success ? await findAddressChoices(customer.value, order, written.data) : null;
    if (choices) return data<ManageRefusal>({ message: "", errors: {}, choices }, { status: 422 });
  }
  const done = await customerAction(customer.value, order, fields);
  return done.ok ? redirect(formatManageUrl({ done: done.value.effect })) : refused(done.failure);
}

type CustomerAction = (
  scope: Scope,
  order: OrderRecord,
  fields: Record<string, FormDataEntryValue>,
) => Promise<Result<{ effect: string }>>;

/** Actions of a verified customer, by the form's intent. */
const customerActions: Readonly<Record<string, CustomerAction>> = {
  reschedule: (scope, { number }, { window }) => {
    const [from = "", to = ""] = String(window ?? "").split("/");
    return rescheduleDelivery.execute({ scope, number }, { from, to });
  },
  confirm: (scope, { number, destination }) =>
    correctAddress.execute({ scope, number }, { address: toPlaceAddressInput(destination.address) }),
  address: (scope, order, fields) =>
    correctAddress.execute({ scope, number: order.number }, toCorrectedAddress(order, fields)),
  wishes: (scope, { number }, { intent: _, ...wishes }) => setDeliveryWishes.execute({ scope, number }, wishes),
  fields: (scope, { number }, { intent: _, ...filled }) => {
    const texts = Object.entries(filled).filter(([, text]) => typeof text === "string");
    return setOwnFields.execute({ scope, number }, { texts: Object.fromEntries(texts) });
  },
  cancel: (scope, { number }, { reason }) => requestCancellation.execute({ scope, number }, { reason }),
  feedback: async (scope, { number }, { rating, comment, photo: file, ...ticked }) => {
    const photo = await checkFeedbackPhoto(file);
    if (!photo.ok) return photo;
    const reasons = feedbackReasons.filter((each) => ticked[`reason_${each}`]);
    return leaveFeedback.execute({ scope, number, photo: photo.value }, { rating: Number(rating), reasons, comment });
  },
};

/** The address as entered, with the pin where it was moved; region and country stay as they are. */
function toCorrectedAddress({ destination }: OrderRecord, fields: Record<string, FormDataEntryValue>) {
  const { region, country } = toPlaceAddressInput(destination.address);
  const { line1, line2, postal_code, city, directions, longitude, latitude } = fields;
  const pin = longitude && latitude ? { longitude: Number(longitude), latitude: Number(latitude) } : undefined;
  return { address: { line1, line2, postal_code, city, directions, region, country }, pin };
}

function formatTrackingCookie(number: string, token: string, seconds: number): string {
  return `${trackingCookie}=${token}; Path=/track/${number}/manage; Max-Age=${seconds}; Secure; HttpOnly; SameSite=Strict`;
}
