import { z } from "zod";
import { burnCode, findBySecret, tryCode } from "#app/modules/identity/db/codes.writes.server.ts";
import { codeHash } from "#app/modules/identity/model/one-time-code.ts";
import { openCommand } from "#app/platform/commands/open-command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { giveBack, tryDoors } from "#app/platform/db/doors.server.ts";
import type { Door } from "#app/platform/db/doors.ts";
import { fail, failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { base64Url, sha256Hex } from "#app/platform/kernel/tokens.ts";
import { agentsOfPhone, insertAgentSession } from "../db/agent-sessions.server.ts";
import type { DriverVisit } from "./driver.server.ts";
import { dialled, driverPhone } from "./send-driver-code.server.ts";

interface Workspaces {
  choose: { id: string; workspace: string }[];
}
/** Signed in, or asked for whom: a number may be an agent's of several workspaces. */
export type Begun = { token: string; agentId: string } | Workspaces;

/** The code of the text, or of one workspace among several, signs this phone in. */
export const beginByCode = openCommand({
  name: "drive.sign_in",
  caller: "whoever has the phone",
  input: z.object({
    phone: driverPhone,
    attempt: z.uuid(),
    code: z.string().trim().min(1).max(20),
    agentId: z.uuid().optional(),
  }),
  async run(visit: DriverVisit, input): Promise<Result<Begun>> {
    const { db, ports } = visit;
    const now = ports.clock.now();
    const phone = dialled(input.phone);
    if (!phone) return failFields({ phone: [{ code: "phone_invalid" }] });
    const door: Door = { name: "driver_try", subject: `${phone} ${visit.address}` };
    const shut = await tryDoors(db, [door], now);
    if (shut) return fail("too_many_requests", { ...shut });
    const tried = await tryCode(db, { id: input.attempt, purpose: "drive_code", subject: phone }, now);
    if (!tried) return fail("code_expired");
    const code = input.code.replace(/[\s-]/g, "");
    if (tried.hash !== (await codeHash(input.attempt, code))) return failFields({ code: [{ code: "code_incorrect" }] });
    await commit(db, giveBack(db, [door]));
    const known = await agentsOfPhone(db, phone);
    const chosen = known.length === 1 ? known[0] : known.find(({ id }) => id === input.agentId);
    if (!chosen && known.length > 1) return ok({ choose: known.map(({ id, workspace }) => ({ id, workspace })) });
    if (!chosen || !(await burnCode(db, input.attempt, now))) return fail("code_expired");
    return begin(visit, chosen);
  },
});

/** The office's QR code signs this phone in, once and for five minutes. */
export const beginByLink = openCommand({
  name: "drive.follow_link",
  caller: "whoever has the phone",
  input: z.object({ agentId: z.uuid(), secret: z.string().min(1).max(100) }),
  async run(visit: DriverVisit, { agentId, secret }): Promise<Result<Begun>> {
    const { db, ports } = visit;
    const now = ports.clock.now();
    const door: Door = { name: "driver_try", subject: `${agentId} ${visit.address}` };
    const shut = await tryDoors(db, [door], now);
    if (shut) return fail("too_many_requests", { ...shut });
    const found = await findBySecret(db, { purpose: "drive_link", subject: agentId }, await sha256Hex(secret), now);
    const accountId = found?.data?.accountId;
    if (!found || !accountId || !(await burnCode(db, found.id, now))) return fail("code_expired");
    await commit(db, giveBack(db, [door]));
    return begin(visit, { id: agentId, accountId });
  },
});

async function begin(visit: DriverVisit, agent: { id: string; accountId: string }): Promise<Result<Begun>> {
  const { db, ports, device } = visit;
  const token = base64Url(ports.random(32));
  const session = {
    accountId: agent.accountId,
    agentId: agent.id,
    kind: "phone" as const,
    device,
    now: ports.clock.now(),
  };
  const written = await commit(db, [insertAgentSession(db, { tokenHash: await sha256Hex(token), ...session })]);
  return written.ok ? ok({ token, agentId: agent.id }) : written;
}
