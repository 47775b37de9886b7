import type { LoaderFunctionArgs } from "react-router";
import type { OpenCommand } from "#app/platform/commands/open-command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { answerJson } from "#app/platform/http/answer-json.server.ts";
import { type ApiChoice, type ApiHandler, answered } from "#app/platform/http/api.server.ts";
import { callPath } from "#app/platform/http/call-path.ts";
import { appContext } from "#app/platform/http/contexts.server.ts";
import { failureResponse } from "#app/platform/http/failures.server.ts";
import { fail, type Result } from "#app/platform/kernel/result.ts";
import { type Begun, beginByCode, beginByLink } from "../commands/begin-drive.server.ts";
import type { Driver, DriverVisit } from "../commands/driver.server.ts";
import { sendDriverCode } from "../commands/send-driver-code.server.ts";
import { largestPicture, storePicture } from "../commands/store-picture.server.ts";
import { endAgentSession } from "../db/agent-sessions.server.ts";
import { driverCookie, driverVisit, knownDriver } from "./driver-visit.server.ts";

type Args = Parameters<ApiHandler>[0] & Pick<LoaderFunctionArgs, "context">;

/** A GET of a driver's phone. */
export function driverRead(read: (driver: Driver) => Promise<Result<unknown>>) {
  const handle: ApiHandler = async (asked) => {
    const driver = await knownDriver(asked);
    if (!driver.ok) return failureResponse(asked.request, driver.failure);
    const result = await read(driver.value);
    if (!result.ok) return failureResponse(asked.request, result.failure);
    return answerJson(`GET ${callPath(asked.pattern, {}).path}`, result.value);
  };
  return Object.assign(handle, { reads: [{}] });
}

/** Commands of a driver's phone, by the rules of `apiCommands`. */
export function driverCommands(choices: readonly ApiChoice<OpenCommand<Driver>>[]) {
  const handle: ApiHandler = async (asked) => {
    const driver = await knownDriver(asked);
    if (!driver.ok) return failureResponse(asked.request, driver.failure);
    return answered(choices, asked, driver.value.scope, ({ execute }, input) => execute(driver.value, input));
  };
  return Object.assign(handle, { choices });
}

const choices = [
  { method: "POST", action: "code", command: sendDriverCode },
  { method: "POST", action: "session", command: beginByCode },
  { method: "POST", action: "link", command: beginByLink },
] as const satisfies readonly ApiChoice<OpenCommand<DriverVisit>>[];

/** `POST drive/sign-in/{code,session,link}`: the secret of a session is in its cookie alone. */
export const driverSignIn = Object.assign(
  async (asked: Args): Promise<Response> => {
    const visit = driverVisit(asked);
    const nobody = { db: visit.db, ports: visit.ports, account: { id: "" }, actor: { id: null } };
    let cookie: string | null = null;
    const response = await answered<OpenCommand<DriverVisit>>(choices, asked, nobody, async ({ execute }, input) => {
      const done = await execute(visit, input);
      if (!done.ok || !isBegun(done.value) || !("token" in done.value)) return done;
      cookie = driverCookie(done.value.token);
      return { ok: true, value: { agentId: done.value.agentId } };
    });
    if (cookie) response.headers.append("Set-Cookie", cookie);
    return response;
  },
  { choices },
);

function isBegun(value: unknown): value is Begun {
  return typeof value === "object" && value !== null && ("token" in value || "choose" in value);
}

/** `POST drive/leave`: the phone forgets its agent. */
export async function leaveDrive(asked: Args): Promise<Response> {
  const driver = await knownDriver(asked);
  const { db } = asked.context.get(appContext);
  if (driver.ok) await commit(db, [endAgentSession(db, driver.value.session.tokenHash)]);
  const response = answerJson("POST /api/drive/leave", {});
  response.headers.append("Set-Cookie", driverCookie(""));
  return response;
}

/** `PUT drive/pictures/{action_id}/{hash}`: the bytes of a picture, as they are. */
export async function putPicture(asked: Args): Promise<Response> {
  const { request, params } = asked;
  if (request.method !== "PUT") return failureResponse(request, fail("method_not_allowed").failure);
  const driver = await knownDriver(asked);
  if (!driver.ok) return failureResponse(request, driver.failure);
  const tooLarge = fail("file_over_limit", { limit: `${largestPicture / 1_000_000} MB` }).failure;
  if (Number(request.headers.get("Content-Length") ?? 0) > largestPicture) return failureResponse(request, tooLarge);
  const bytes = new Uint8Array(await request.arrayBuffer());
  if (bytes.length > largestPicture) return failureResponse(request, tooLarge);
  const named = { actionId: params.actionId ?? "", hash: params.hash ?? "" };
  const stored = await storePicture(driver.value, named, bytes);
  if (!stored.ok) return failureResponse(request, stored.failure);
  return answerJson("PUT /api/drive/pictures/{action_id}/{hash}", stored.value);
}
