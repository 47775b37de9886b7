import { z } from "zod";
import type { OrderRecord } from "#app/modules/orders/db/order.reads.server.ts";
import { createOpenCommand } from "#app/platform/commands/open-command.server.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { hashContact, readSuppressed, releaseContacts, suppressContacts } from "../db/suppressions.server.ts";
import { messageChannels } from "../model/message.enums.ts";
import { getContact } from "../model/message-due.ts";

/** Somebody on the page of an order; only the link of a message shows that the order is theirs. */
interface LinkedVisitor {
  visitor: Pick<Scope, "db" | "ports"> & { by: "link" | "number" };
  order: OrderRecord;
}

function listContacts({ accountId, customerEmail, customerPhone }: OrderRecord) {
  const held = { email: customerEmail, phone: customerPhone };
  return messageChannels.flatMap((channel) => {
    const contact = getContact(held, channel);
    return contact === null ? [] : [{ accountId, channel, contact, reason: "opt_out" as const }];
  });
}

/** Stops or resumes messages of the order's account to the contacts on file. */
export const chooseMessages = createOpenCommand({
  name: "messages.choose",
  caller: "order_link",
  input: z.object({ intent: z.enum(["stop", "resume"]) }),
  async run({ visitor, order }: LinkedVisitor, { intent }) {
    if (visitor.by !== "link") return fail("order_not_found");
    const contacts = listContacts(order);
    const statements =
      intent === "stop"
        ? await suppressContacts(visitor.db, contacts, visitor.ports.clock.now())
        : await releaseContacts(visitor.db, contacts);
    const written = await commit(visitor.db, statements);
    return written.ok ? ok({ effect: intent }) : written;
  },
});

/** Whether every contact of the order is left alone. */
export async function isStopped(db: Scope["db"], order: OrderRecord): Promise<boolean> {
  const contacts = listContacts(order);
  const hashes = await Promise.all(contacts.map((each) => hashContact(each.accountId, each.channel, each.contact)));
  const found = await readSuppressed(db, order.accountId, hashes);
  return hashes.length > 0 && hashes.every((hash) => found.has(hash));
}
