import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { isEventType } from "#app/platform/events/event-catalogue.ts";
import { publishEvents } from "#app/platform/events/outbox.server.ts";
import { insertDocumentTimeline } from "#app/platform/events/timeline-rows.server.ts";
import { type DocumentEventType, type DocumentKind, documentKinds } from "../model/accounting.enums.ts";

/** The part of a document that its status changes need. */
export interface LedgerDocument<Status extends number = number> {
  id: string;
  number: string;
  status: Status;
  version: number;
}

/** A change of a document: the event, the new status and the details for the timeline. */
export interface DocumentStep<Status extends number = number> {
  type: Exclude<DocumentEventType, "generated">;
  status: Status;
  detail: Record<string, unknown>;
}

/** Writes the first timeline entry of new documents and publishes them. */
export function recordDocumentsCreated(
  scope: Scope,
  kind: Exclude<DocumentKind, "cancellation" | "credit_note" | "payment_run">,
  made: readonly { id: string; number: string; status: number; detail: Record<string, unknown> }[],
): Statement[] {
  return [
    insertDocumentTimeline(
      scope,
      kind,
      made.map(({ id, status, detail }) => ({
        id,
        events: [{ type: "generated", version: 1, from: null, to: status, detail }],
      })),
    ),
    ...publishEvents(
      scope,
      `${kind}.created`,
      documentKinds[kind].payloadKey,
      made.map(({ id, number, status }) => ({ id, number, from: null, to: status })),
    ),
  ];
}

/** Writes a timeline entry with the document's next version and publishes it; the caller updates the document's row. */
export function recordDocumentStep(
  scope: Scope,
  kind: Exclude<DocumentKind, "payment_run">,
  { id, number, status: from, version }: LedgerDocument,
  { type, status: to, detail }: DocumentStep,
): Statement[] {
  const topic = `${kind}.${type}`;
  return [
    insertDocumentTimeline(scope, kind, [{ id, events: [{ type, version: version + 1, from, to, detail }] }]),
    // Not every kind has every step; those it has are in the event catalogue.
    ...(isEventType(topic)
      ? publishEvents(scope, topic, documentKinds[kind].payloadKey, [{ id, number, from, to }])
      : []),
  ];
}
