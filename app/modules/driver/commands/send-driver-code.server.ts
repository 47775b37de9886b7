import { z } from "zod";
import { insertCode } from "#app/modules/identity/db/codes.writes.server.ts";
import { hashOneTimeCode, toSixDigits } from "#app/modules/identity/model/one-time-code.ts";
import { createOpenCommand } from "#app/platform/commands/open-command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { checkRateLimits } from "#app/platform/db/rate-limits.server.ts";
import { createTranslator } from "#app/platform/i18n/translate.server.ts";
import { createUuidV7 } from "#app/platform/kernel/ids.ts";
import { normalizePhone } from "#app/platform/kernel/phone.ts";
import { fail, failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { hashSha256Hex } from "#app/platform/kernel/tokens.ts";
import { queueDriverCode } from "../db/driver-codes.writes.server.ts";
import { isDriverDevice } from "../db/driver-devices.server.ts";
import type { DriverVisit } from "./driver.server.ts";

export const driverPhoneSchema = z.string().trim().min(1).max(40);

/** Normalizes an entered number with country code to E.164; null when invalid. */
export const toDialableNumber = (phone: string): string | null => normalizePhone(phone.replace(/^\s*00/, "+"), []);

/** Who asks, as rate limits count: the phone that signed in with the number before, else the network. */
export async function findAsker({ db, address, deviceToken }: DriverVisit, phone: string): Promise<string> {
  const tokenHash = deviceToken === null ? null : await hashSha256Hex(deviceToken);
  return tokenHash !== null && (await isDriverDevice(db, { tokenHash, phone })) ? `device ${tokenHash}` : address;
}

/**
 * Sends a six-digit code by text message to an agent's phone. For unknown numbers the same is stored and returned, but
 * no text message is sent; the database decides that, so that responses and timing do not reveal which numbers exist.
 */
export const sendDriverCode = createOpenCommand({
  name: "drive.send_code",
  caller: "driver_device",
  input: z.object({ phone: driverPhoneSchema }),
  async run(visit: DriverVisit, input): Promise<Result<{ attempt: string }>> {
    const { db, ports } = visit;
    const now = ports.clock.now();
    const phone = toDialableNumber(input.phone);
    if (!phone) return failFields({ phone: [{ code: "phone_invalid" }] });
    if (visit.texts === "not sent") return fail("texts_unsent");
    const asker = await findAsker(visit, phone);
    if (!(await ports.isAllowed("sign_in", asker))) return fail("too_many_requests", { seconds: 60 });
    const limits = [
      { name: "driver_code", subject: asker },
      { name: "code_request", subject: `${phone} ${asker}` },
    ] as const;
    const limited = await checkRateLimits(db, limits, now);
    if (limited) return fail("too_many_requests", { ...limited });
    const attempt = { id: createUuidV7(now, ports.random(10)), purpose: "drive_code", subject: phone } as const;
    const code = toSixDigits(ports.random(8));
    const t = createTranslator(visit.language);
    const queued = await commit(db, [
      insertCode(db, attempt, { hash: await hashOneTimeCode(attempt.id, code), now }),
      queueDriverCode(db, {
        id: createUuidV7(now, ports.random(10)),
        attempt: attempt.id,
        phone,
        subject: t("drive:text.subject"),
        // The last line lets phones fill in the code automatically (origin-bound one-time codes).
        body: `${t("drive:text.code", { code })}\n\n@${new URL(ports.origin).hostname} #${code}`,
        now,
      }),
    ]);
    if (!queued.ok) return queued;
    await ports.wake.outbox();
    return ok({ attempt: attempt.id });
  },
});
