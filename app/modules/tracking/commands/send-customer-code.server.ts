import { z } from "zod";
import { insertCode } from "#app/modules/identity/db/codes.writes.server.ts";
import { codeHash, sixDigits } from "#app/modules/identity/model/one-time-code.ts";
import type { OrderRecord } from "#app/modules/orders/db/order.reads.server.ts";
import { openCommand } from "#app/platform/commands/open-command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import { giveBack, shutDoor, tryDoors } from "#app/platform/db/doors.server.ts";
import { doors } from "#app/platform/db/doors.ts";
import { translator } from "#app/platform/i18n/translate.server.ts";
import { uuidV7 } from "#app/platform/kernel/ids.ts";
import { fail, failFields, ok, type Result } from "#app/platform/kernel/result.ts";
import { postCustomerCode } from "../db/verification.writes.server.ts";
import { askedOf, isRightAnswer } from "../model/answer.ts";
import { type Reach, reachOf } from "../model/reach.ts";
import { doorsOf, type Knock, type KnockedOrder, tryDoorOf } from "./knock.server.ts";

const answer = z.string().trim().min(1).max(40).optional();
const sendSchema = z.object({ by: z.enum(["email", "phone"]), postal_code: answer, phone_digits: answer });

type Sent = { attempt: string; by: Reach["by"]; to: string };

/**
 * Sends six digits to the e-mail address or phone on file, for whoever knows the postal code of the destination, or
 * the phone's last digits where there is none; they live ten minutes (domain-rules, "Tracking page"). Each try is
 * counted before its answer is looked at.
 */
export const sendCustomerCode = openCommand({
  name: "tracking.send_code",
  caller: "whoever knows the order",
  input: sendSchema,
  async run({ knock, order }: KnockedOrder, input): Promise<Result<Sent>> {
    const { by } = input;
    const known = await proveAnswer(knock, order, input);
    if (!known.ok) return known;
    const reach = reachOf(order, knock.texts);
    const to = reach.find((each) => each.by === by) ?? reach[0];
    if (!to) return failFields({ by: [{ code: "nobody_to_send" }] });
    const { db, ports } = knock;
    const shut = await tryDoors(db, doorsOf(knock, order, "code"), ports.clock.now());
    return shut ? fail("too_many_requests", { ...shut }) : ok(await post(knock, order, to));
  },
});

async function proveAnswer(
  knock: Knock,
  order: OrderRecord,
  input: z.output<typeof sendSchema>,
): Promise<Result<null>> {
  const { db, ports } = knock;
  const now = ports.clock.now();
  const tried = doorsOf(knock, order, "answer");
  const locked = await shutDoor(db, [...tried.slice(0, 2), tryDoorOf(knock, order)], now);
  if (locked) return fail("too_many_requests", { ...locked });
  const what = askedOf(order);
  if (what === "link") return knock.by === "link" ? ok(null) : fail("link_needed");
  const given = input[what];
  if (given === undefined) return failFields({ [what]: [{ code: "required" }] });
  const shut = await tryDoors(db, tried, now);
  if (shut) return fail("too_many_requests", { ...shut });
  if (!isRightAnswer(order, given)) return failFields({ [what]: [{ code: "answer_wrong" }] });
  await commit(db, giveBack(db, tried));
  return ok(null);
}

async function post(knock: Knock, order: OrderRecord, { by, masked }: Reach): Promise<Sent> {
  const { db, ports } = knock;
  const now = ports.clock.now();
  const attempt = { id: uuidV7(now, ports.random(10)), purpose: "verify_tracking", subject: order.id } as const;
  const code = sixDigits(ports.random(8));
  const t = translator(knock.language);
  const words = { code, number: order.number };
  // The doors have counted already: here nobody else's codes count against these.
  const most = 2 * doors.everybody_code.most;
  await commit(db, [
    insertCode(db, attempt, { hash: await codeHash(attempt.id, code), now, most }),
    postCustomerCode(db, {
      id: uuidV7(now, ports.random(10)),
      accountId: order.accountId,
      attempt: attempt.id,
      channel: by === "email" ? "mail" : "text",
      recipient: (by === "email" ? order.customerEmail : order.customerPhone) ?? "",
      subject: t("tracking:code.subject", words),
      body: t(by === "email" ? "tracking:code.letter" : "tracking:code.text", words),
      now,
    }),
  ]);
  await ports.wake.outbox();
  return { attempt: attempt.id, by, to: masked };
}
