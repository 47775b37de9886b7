import { desc, eq } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { mailOutbox } from "./notifications.tables.ts";

/** The newest fifty mails, texts and notifications, to everybody or to one recipient. Only for the development page. */
export function readMailOutbox(db: Database, recipient: string | null) {
  const { id, subject, body, createdAt, channel, push } = mailOutbox;
  return db
    .select({ id, recipient: mailOutbox.recipient, subject, body, createdAt, channel, push })
    .from(mailOutbox)
    .where(recipient ? eq(mailOutbox.recipient, recipient) : undefined)
    .orderBy(desc(mailOutbox.createdAt), desc(mailOutbox.id))
    .limit(50);
}
