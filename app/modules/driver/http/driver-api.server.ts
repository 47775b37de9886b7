import { commit } from "#app/platform/db/commit.server.ts";
import { appContext } from "#app/platform/http/contexts.server.ts";
import { endpointFor } from "#app/platform/http/endpoint.server.ts";
import type { Handler } from "#app/platform/http/endpoint-definition.ts";
import { toFailureResponse } from "#app/platform/http/failures.server.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import type { Driver, DriverVisit } from "../commands/driver.server.ts";
import { MAX_PICTURE_BYTES, storePicture } from "../commands/store-picture.server.ts";
import { endAgentSession } from "../db/agent-sessions.server.ts";
import { authenticateDriver, formatDriverCookie, formatSignInCookies, toDriverVisit } from "./driver-visit.server.ts";

/** An endpoint of a driver's phone. */
export const driverEndpoint = endpointFor<Driver>(async (args) => {
  const driver = await authenticateDriver(args);
  return driver.ok ? ok({ context: driver.value, keyed: driver.value.scope }) : driver;
});

/** An endpoint of the driver's sign-in: keys of requests are nobody's. */
export const signInEndpoint = endpointFor<DriverVisit>((args) => {
  const visit = toDriverVisit(args);
  return ok({ context: visit, keyed: { db: visit.db, ports: visit.ports, account: { id: "" }, actor: { id: null } } });
});

/** The secrets of a session that began and of its device, for their cookies alone. */
export function formatSessionCookies(value: unknown): string[] {
  const { token, deviceToken }: Record<string, unknown> = Object(value);
  return typeof token === "string" && typeof deviceToken === "string"
    ? formatSignInCookies({ token, deviceToken })
    : [];
}

/** `POST drive/leave`: signs the phone out. */
export const signOutDriver: Handler = async (args) => {
  const driver = await authenticateDriver(args);
  const { db } = args.context.get(appContext);
  if (driver.ok) await commit(db, [endAgentSession(db, driver.value.session.tokenHash)]);
  const response = args.respond({});
  response.headers.append("Set-Cookie", formatDriverCookie(""));
  return response;
};

/** `PUT drive/pictures/{action_id}/{hash}`: the raw bytes of a picture. */
export const uploadPicture: Handler = async (args) => {
  const { request, params } = args;
  const driver = await authenticateDriver(args);
  if (!driver.ok) return toFailureResponse(request, driver.failure);
  const tooLarge = fail("file_over_limit", { limit: `${MAX_PICTURE_BYTES / 1_000_000} MB` }).failure;
  if (Number(request.headers.get("Content-Length") ?? 0) > MAX_PICTURE_BYTES)
    return toFailureResponse(request, tooLarge);
  const bytes = new Uint8Array(await request.arrayBuffer());
  if (bytes.length > MAX_PICTURE_BYTES) return toFailureResponse(request, tooLarge);
  const named = { actionId: params.actionId ?? "", hash: params.hash ?? "" };
  const stored = await storePicture(driver.value, named, bytes);
  return stored.ok ? args.respond(stored.value) : toFailureResponse(request, stored.failure);
};
