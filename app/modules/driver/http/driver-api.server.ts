import type { LoaderFunctionArgs } from "react-router";
import type { OpenCommand } from "#app/platform/commands/open-command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { answerJson } from "#app/platform/http/answer-json.server.ts";
import { type ApiChoice, type ApiHandler, answered } from "#app/platform/http/api.server.ts";
import { callPath } from "#app/platform/http/call-path.ts";
import { appContext } from "#app/platform/http/contexts.server.ts";
import { toFailureResponse } from "#app/platform/http/failures.server.ts";
import { fail, type Result } from "#app/platform/kernel/result.ts";
import type { Driver, DriverVisit } from "../commands/driver.server.ts";
import { sendDriverCode } from "../commands/send-driver-code.server.ts";
import { type DriverSignIn, signInByCode, signInByLink } from "../commands/sign-in-driver.server.ts";
import { MAX_PICTURE_BYTES, storePicture } from "../commands/store-picture.server.ts";
import { endAgentSession } from "../db/agent-sessions.server.ts";
import { authenticateDriver, formatDriverCookie, toDriverVisit } from "./driver-visit.server.ts";

type Args = Parameters<ApiHandler>[0] & Pick<LoaderFunctionArgs, "context">;

/** A GET of a driver's phone. */
export function handleDriverRead(read: (driver: Driver) => Promise<Result<unknown>>) {
  const handle: ApiHandler = async (args) => {
    const driver = await authenticateDriver(args);
    if (!driver.ok) return toFailureResponse(args.request, driver.failure);
    const result = await read(driver.value);
    if (!result.ok) return toFailureResponse(args.request, result.failure);
    return answerJson(`GET ${callPath(args.pattern, {}).path}`, result.value);
  };
  return Object.assign(handle, { reads: [{}] });
}

/** Commands of a driver's phone, by the rules of `apiCommands`. */
export function handleDriverCommands(choices: readonly ApiChoice<OpenCommand<Driver>>[]) {
  const handle: ApiHandler = async (args) => {
    const driver = await authenticateDriver(args);
    if (!driver.ok) return toFailureResponse(args.request, driver.failure);
    return answered(choices, args, driver.value.scope, ({ execute }, input) => execute(driver.value, input));
  };
  return Object.assign(handle, { choices });
}

const signInChoices = [
  { method: "POST", action: "code", command: sendDriverCode },
  { method: "POST", action: "session", command: signInByCode },
  { method: "POST", action: "link", command: signInByLink },
] as const satisfies readonly ApiChoice<OpenCommand<DriverVisit>>[];

/** `POST drive/sign-in/{code,session,link}`: the session's token is returned only as a cookie. */
export const handleDriverSignIn = Object.assign(
  async (args: Args): Promise<Response> => {
    const visit = toDriverVisit(args);
    const anonymousScope = { db: visit.db, ports: visit.ports, account: { id: "" }, actor: { id: null } };
    let cookie: string | null = null;
    const response = await answered<OpenCommand<DriverVisit>>(
      signInChoices,
      args,
      anonymousScope,
      async ({ execute }, input) => {
        const done = await execute(visit, input);
        if (!done.ok || !isDriverSignIn(done.value) || !("token" in done.value)) return done;
        cookie = formatDriverCookie(done.value.token);
        return { ok: true, value: { agentId: done.value.agentId } };
      },
    );
    if (cookie) response.headers.append("Set-Cookie", cookie);
    return response;
  },
  { choices: signInChoices },
);

function isDriverSignIn(value: unknown): value is DriverSignIn {
  return typeof value === "object" && value !== null && ("token" in value || "choose" in value);
}

/** `POST drive/leave`: signs the phone out. */
export async function signOutDriver(args: Args): Promise<Response> {
  const driver = await authenticateDriver(args);
  const { db } = args.context.get(appContext);
  if (driver.ok) await commit(db, [endAgentSession(db, driver.value.session.tokenHash)]);
  const response = answerJson("POST /api/drive/leave", {});
  response.headers.append("Set-Cookie", formatDriverCookie(""));
  return response;
}

/** `PUT drive/pictures/{action_id}/{hash}`: the raw bytes of a picture. */
export async function uploadPicture(args: Args): Promise<Response> {
  const { request, params } = args;
  if (request.method !== "PUT") return toFailureResponse(request, fail("method_not_allowed").failure);
  const driver = await authenticateDriver(args);
  if (!driver.ok) return toFailureResponse(request, driver.failure);
  const tooLarge = fail("file_over_limit", { limit: `${MAX_PICTURE_BYTES / 1_000_000} MB` }).failure;
  if (Number(request.headers.get("Content-Length") ?? 0) > MAX_PICTURE_BYTES)
    return toFailureResponse(request, tooLarge);
  const bytes = new Uint8Array(await request.arrayBuffer());
  if (bytes.length > MAX_PICTURE_BYTES) return toFailureResponse(request, tooLarge);
  const picture = { actionId: params.actionId ?? "", hash: params.hash ?? "" };
  const stored = await storePicture(driver.value, picture, bytes);
  if (!stored.ok) return toFailureResponse(request, stored.failure);
  return answerJson("PUT /api/drive/pictures/{action_id}/{hash}", stored.value);
}
