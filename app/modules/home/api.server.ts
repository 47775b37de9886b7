import { z } from "zod";
import { idsSchema } from "#app/modules/fleet/api/fleet.outputs.ts";
import { type Endpoint, endpoint } from "#app/platform/http/endpoint.server.ts";
import { withTags } from "#app/platform/http/endpoint-tags.ts";
import { cursorParameter } from "#app/platform/http/query-parameters.ts";
import { createListSchema, idSchema } from "#app/platform/http/responses/shared.responses.ts";
import { instant } from "#app/platform/http/wire-shapes.ts";
import { archiveItems, markAllRead, markRead, markUnread, restoreItems } from "./commands/change-inbox.server.ts";
import { countInbox, listApiInbox } from "./commands/list-inbox.server.ts";
import { inboxFolders, inboxKinds } from "./model/inbox.ts";

const inboxItemSchema = z.strictObject({
  id: idSchema,
  kind: z.string(),
  detail: z.record(z.string(), z.unknown()),
  at: instant,
  read: z.boolean(),
  archived: z.boolean(),
});

/** Headings of the description. */
const tags = { inbox: "What waits for a person." };

export const homeEndpoints: readonly Endpoint[] = withTags(tags, [
  endpoint({
    method: "GET",
    path: "/inbox",
    operation: "listInboxItems",
    access: "account",
    summary: "List the inbox",
    query: {
      folder: { type: inboxFolders, means: "`open` without one." },
      kind: { type: inboxKinds, means: "Only items of this kind." },
      cursor: cursorParameter,
    },
    read: listApiInbox,
    output: createListSchema("inbox", inboxItemSchema).extend({
      folder: z.string(),
      kind: z.string().nullable(),
      unread: z.int(),
    }),
  }),
  endpoint({
    method: "GET",
    path: "/inbox/count",
    operation: "countInboxItems",
    access: "account",
    summary: "How many are unread",
    read: countInbox,
    output: z.strictObject({ unread: z.int() }),
  }),
  endpoint({
    method: "POST",
    path: "/inbox/read",
    operation: "markInboxItemsRead",
    access: "account",
    summary: "Mark as read",
    command: markRead,
    output: idsSchema,
  }),
  endpoint({
    method: "POST",
    path: "/inbox/unread",
    operation: "markInboxItemsUnread",
    access: "account",
    summary: "Mark as unread",
    command: markUnread,
    output: idsSchema,
  }),
  endpoint({
    method: "POST",
    path: "/inbox/archive",
    operation: "archiveInboxItems",
    access: "account",
    summary: "Archive",
    command: archiveItems,
    output: idsSchema,
  }),
  endpoint({
    method: "POST",
    path: "/inbox/restore",
    operation: "restoreInboxItems",
    access: "account",
    summary: "Take out of the archive",
    command: restoreItems,
    output: idsSchema,
  }),
  endpoint({
    method: "POST",
    path: "/inbox/read-all",
    operation: "markInboxRead",
    access: "account",
    summary: "Mark all as read",
    command: markAllRead,
    output: z.strictObject({}),
  }),
]);
