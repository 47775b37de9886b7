import { z } from "zod";
import { consumeCode, countCodeAttempt, findCodeBySecret } from "#app/modules/identity/db/codes.writes.server.ts";
import { hashOneTimeCode } from "#app/modules/identity/model/one-time-code.ts";
import { createOpenCommand } from "#app/platform/commands/open-command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { checkRateLimits, refundAttempt } from "#app/platform/db/rate-limits.server.ts";
import type { RateLimit } from "#app/platform/db/rate-limits.ts";
import { fail, failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { hashSha256Hex, toBase64Url } from "#app/platform/kernel/tokens.ts";
import { insertAgentSession, listAgentsByPhone } from "../db/agent-sessions.server.ts";
import { insertDriverDevice } from "../db/driver-devices.server.ts";
import type { DriverVisit } from "./driver.server.ts";
import { driverPhoneSchema, findAsker, toDialableNumber } from "./send-driver-code.server.ts";

interface WorkspaceChoice {
  choose: { id: string; workspace: string }[];
}
/** Signed in, or a choice of workspaces: a number may belong to agents of several. */
export type DriverSignIn = { token: string; deviceToken: string; agentId: string } | WorkspaceChoice;

/** Signs a phone in by the code of a text message; `agentId` chooses among several workspaces. */
export const signInByCode = createOpenCommand({
  name: "drive.sign_in",
  caller: "driver_device",
  input: z.object({
    phone: driverPhoneSchema,
    attempt: z.uuid(),
    code: z.string().trim().min(1).max(20),
    agentId: z.uuid().describe("Id of the agent").optional(),
  }),
  async run(visit: DriverVisit, input): Promise<Result<DriverSignIn>> {
    const { db, ports } = visit;
    const now = ports.clock.now();
    const phone = toDialableNumber(input.phone);
    if (!phone) return failFields({ phone: [{ code: "phone_invalid" }] });
    const limit: RateLimit = { name: "driver_try", subject: `${phone} ${await findAsker(visit, phone)}` };
    const limited = await checkRateLimits(db, [limit], now);
    if (limited) return fail("too_many_requests", { ...limited });
    const counted = await countCodeAttempt(db, { id: input.attempt, purpose: "drive_code", subject: phone }, now);
    if (!counted) return fail("code_expired");
    const code = input.code.replace(/[\s-]/g, "");
    if (counted.hash !== (await hashOneTimeCode(input.attempt, code)))
      return failFields({ code: [{ code: "code_incorrect" }] });
    await commit(db, refundAttempt(db, [limit]));
    const candidates = await listAgentsByPhone(db, phone);
    const chosen = candidates.length === 1 ? candidates[0] : candidates.find(({ id }) => id === input.agentId);
    if (!chosen && candidates.length > 1)
      return ok({ choose: candidates.map(({ id, workspace }) => ({ id, workspace })) });
    if (!chosen || !(await consumeCode(db, input.attempt, now))) return fail("code_expired");
    return createDriverSession(visit, chosen);
  },
});

/** Signs a phone in by the link of a QR code, which is valid once and for 5 minutes. */
export const signInByLink = createOpenCommand({
  name: "drive.follow_link",
  caller: "driver_device",
  input: z.object({ agentId: z.uuid().describe("Id of the agent"), secret: z.string().min(1).max(100) }),
  async run(visit: DriverVisit, { agentId, secret }): Promise<Result<DriverSignIn>> {
    const { db, ports } = visit;
    const now = ports.clock.now();
    const limit: RateLimit = { name: "driver_try", subject: `${agentId} ${visit.address}` };
    const limited = await checkRateLimits(db, [limit], now);
    if (limited) return fail("too_many_requests", { ...limited });
    const found = await findCodeBySecret(
      db,
      { purpose: "drive_link", subject: agentId },
      await hashSha256Hex(secret),
      now,
    );
    const accountId = found?.data?.accountId;
    if (!found || !accountId || !(await consumeCode(db, found.id, now))) return fail("code_expired");
    await commit(db, refundAttempt(db, [limit]));
    return createDriverSession(visit, { id: agentId, accountId });
  },
});

async function createDriverSession(
  visit: DriverVisit,
  agent: { id: string; accountId: string },
): Promise<Result<DriverSignIn>> {
  const { db, ports, device } = visit;
  const token = toBase64Url(ports.random(32));
  const deviceToken = visit.deviceToken ?? toBase64Url(ports.random(32));
  const session = {
    accountId: agent.accountId,
    agentId: agent.id,
    kind: "phone" as const,
    device,
    now: ports.clock.now(),
  };
  const committed = await commit(db, [
    insertAgentSession(db, { tokenHash: await hashSha256Hex(token), ...session }),
    insertDriverDevice(db, { tokenHash: await hashSha256Hex(deviceToken), ...session }),
  ]);
  return committed.ok ? ok({ token, deviceToken, agentId: agent.id }) : committed;
}
