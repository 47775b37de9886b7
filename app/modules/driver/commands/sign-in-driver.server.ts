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
import type { DriverVisit } from "./driver.server.ts";
import { driverPhoneSchema, toDialableNumber } from "./send-driver-code.server.ts";

interface WorkspaceChoice {
  choose: { id: string; workspace: string }[];
}
/** Signed in, or asked for whom: a number may be an agent's of several workspaces. */
export type DriverSignIn = { token: string; agentId: string } | WorkspaceChoice;

/** The code of the text, or of one workspace among several, signs this phone in. */
export const signInByCode = createOpenCommand({
  name: "drive.sign_in",
  caller: "whoever has the phone",
  input: z.object({
    phone: driverPhoneSchema,
    attempt: z.uuid(),
    code: z.string().trim().min(1).max(20),
    agentId: z.uuid().optional(),
  }),
  async run(visit: DriverVisit, input): Promise<Result<DriverSignIn>> {
    const { db, ports } = visit;
    const now = ports.clock.now();
    const phone = toDialableNumber(input.phone);
    if (!phone) return failFields({ phone: [{ code: "phone_invalid" }] });
    const door: RateLimit = { name: "driver_try", subject: `${phone} ${visit.address}` };
    const shut = await checkRateLimits(db, [door], now);
    if (shut) return fail("too_many_requests", { ...shut });
    const tried = await countCodeAttempt(db, { id: input.attempt, purpose: "drive_code", subject: phone }, now);
    if (!tried) return fail("code_expired");
    const code = input.code.replace(/[\s-]/g, "");
    if (tried.hash !== (await hashOneTimeCode(input.attempt, code)))
      return failFields({ code: [{ code: "code_incorrect" }] });
    await commit(db, refundAttempt(db, [door]));
    const known = await listAgentsByPhone(db, phone);
    const chosen = known.length === 1 ? known[0] : known.find(({ id }) => id === input.agentId);
    if (!chosen && known.length > 1) return ok({ choose: known.map(({ id, workspace }) => ({ id, workspace })) });
    if (!chosen || !(await consumeCode(db, input.attempt, now))) return fail("code_expired");
    return createDriverSession(visit, chosen);
  },
});

/** The office's QR code signs this phone in, once and for five minutes. */
export const signInByLink = createOpenCommand({
  name: "drive.follow_link",
  caller: "whoever has the phone",
  input: z.object({ agentId: z.uuid(), secret: z.string().min(1).max(100) }),
  async run(visit: DriverVisit, { agentId, secret }): Promise<Result<DriverSignIn>> {
    const { db, ports } = visit;
    const now = ports.clock.now();
    const door: RateLimit = { name: "driver_try", subject: `${agentId} ${visit.address}` };
    const shut = await checkRateLimits(db, [door], now);
    if (shut) return fail("too_many_requests", { ...shut });
    const found = await findCodeBySecret(
      db,
      { purpose: "drive_link", subject: agentId },
      await hashSha256Hex(secret),
      now,
    );
    const accountId = found?.data?.accountId;
    if (!found || !accountId || !(await consumeCode(db, found.id, now))) return fail("code_expired");
    await commit(db, refundAttempt(db, [door]));
    return createDriverSession(visit, { id: agentId, accountId });
  },
});

async function createDriverSession(
  visit: DriverVisit,
  agent: { id: string; accountId: string },
): Promise<Result<DriverSignIn>> {
  const { db, ports, device } = visit;
  const token = toBase64Url(ports.random(32));
  const session = {
    accountId: agent.accountId,
    agentId: agent.id,
    kind: "phone" as const,
    device,
    now: ports.clock.now(),
  };
  const written = await commit(db, [insertAgentSession(db, { tokenHash: await hashSha256Hex(token), ...session })]);
  return written.ok ? ok({ token, agentId: agent.id }) : written;
}
