import type { PageRequest } from "#app/platform/commands/page-request.ts";
import { commit } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { day } from "#app/platform/kernel/milliseconds.ts";
import { fail, ok, type Result } from "#app/platform/kernel/result.ts";
import {
  getDocumentKey,
  listOrderDocuments,
  listUnattachedDocuments,
  readDocumentAccount,
} from "../../db/document.reads.server.ts";
import { deleteUnattachedDocuments } from "../../db/document.writes.server.ts";
import { readOrder } from "../../db/order.reads.server.ts";

/** `GET orders/{number}/documents`. */
export async function listApiDocuments(
  scope: Scope,
  { params }: Pick<PageRequest, "params">,
): Promise<Result<unknown>> {
  const order = await readOrder(scope, params.number ?? "");
  if (!order.ok) return order;
  return ok({ documents: await listOrderDocuments(scope, order.value) });
}

/** A document with its file; one of an order out of scope looks unknown. */
export async function openDocument(scope: Scope, { params }: Pick<PageRequest, "params">) {
  const order = await readOrder(scope, params.number ?? "");
  if (!order.ok) return fail("not_found");
  const document = (await listOrderDocuments(scope, order.value)).find(({ id }) => id === params.id);
  const storedIn = document && (await readDocumentAccount(scope, order.value, document.id));
  const file = document && storedIn && (await scope.ports.files.get(getDocumentKey(storedIn, document.id)));
  return document && file ? ok({ name: document.name, contentType: document.contentType, file }) : fail("not_found");
}

/** Deletes documents whose order was never created. */
export async function sweepDocuments({ db, ports }: Pick<Scope, "db" | "ports">): Promise<void> {
  const forgotten = await listUnattachedDocuments(db, ports.clock.now() - day);
  if (forgotten.length === 0) return;
  await Promise.all(forgotten.map(({ accountId, id }) => ports.files.delete(getDocumentKey(accountId, id))));
  await commit(db, [
    deleteUnattachedDocuments(
      db,
      forgotten.map(({ id }) => id),
    ),
  ]);
}
