import type { Statement } from "#app/platform/db/commit.server.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { isEventType } from "#app/platform/events/event-catalogue.ts";
import { publishEvents } from "#app/platform/events/outbox.server.ts";
import { insertDocumentTimeline } from "#app/platform/events/timeline-rows.server.ts";
import { type DocumentEventType, type DocumentKind, documentKinds } from "../model/accounting.enums.ts";

/** A document of the ledger as far as its life goes. */
export interface LedgerDocument<Status extends number = number> {
  id: string;
  number: string;
  status: Status;
  version: number;
}

/** What happens to a document: its event, where that leads, and what the timeline tells of it. */
export interface DocumentStep<Status extends number = number> {
  type: Exclude<DocumentEventType, "generated">;
  status: Status;
  detail: Record<string, unknown>;
}

/** New documents of a kind on their timelines, and who is told; `detail` is of the document. */
export function recordDocumentsCreated(
  scope: Scope,
  kind: Exclude<DocumentKind, "cancellation">,
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

/** A document's step on its timeline under the next version, and who is told; the caller writes the row itself. */
export function recordDocumentStep(
  scope: Scope,
  kind: DocumentKind,
  { id, number, status: from, version }: LedgerDocument,
  { type, status: to, detail }: DocumentStep,
): Statement[] {
  const topic = `${kind}.${type}`;
  return [
    insertDocumentTimeline(scope, kind, [{ id, events: [{ type, version: version + 1, from, to, detail }] }]),
    // Each kind has some of the steps: what it has is a row of the catalogue.
    ...(isEventType(topic)
      ? publishEvents(scope, topic, documentKinds[kind].payloadKey, [{ id, number, from, to }])
      : []),
  ];
}
