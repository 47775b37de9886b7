import { z } from "zod";
import { type Endpoint, endpoint } from "#app/platform/http/endpoint.server.ts";
import { withTags } from "#app/platform/http/endpoint-tags.ts";
import { changedSchema, createdSchema, createListSchema } from "#app/platform/http/responses/shared.responses.ts";
import {
  messageSettingsOutput,
  orderMessageSchema,
  previewOutput,
  suppressionOutput,
  templateOutput,
} from "./api/messages.outputs.ts";
import { resetTemplate, saveTemplate } from "./commands/message-templates.server.ts";
import { listApiOrderMessages } from "./commands/order-messages.server.ts";
import { previewTemplate, testTemplate } from "./commands/preview-template.server.ts";
import { resendMessage } from "./commands/resend-message.server.ts";
import { saveEventRule, saveSending } from "./commands/save-message-settings.server.ts";
import { checkHost, removeHost, saveHost } from "./commands/seller-host.server.ts";
import { addSuppression, listSuppressions, removeSuppression } from "./commands/suppressions.server.ts";
import { messageAccess, readApiMessageSettings } from "./commands/view-message-settings.server.ts";
import { readApiTemplate } from "./commands/view-template.server.ts";
import { receiveReports } from "./http/reports.server.ts";
import { messageChannels, messageEventKeys } from "./model/message.enums.ts";

/** Headings of the description. */
const tags = { messages: "What customers are notified, and how it arrived." };

const carrier = { accountKind: "carrier", feature: messageAccess.feature } as const;
const view = { ...carrier, permission: ["settings", "settings.account"] } as const;
const manage = { ...carrier, permission: messageAccess.permission } as const;
const query = { merchant: { type: "id", means: "A merchant's own; without it the account's." } } as const;

export const messagesEndpoints: readonly Endpoint[] = withTags(tags, [
  endpoint({
    method: "GET",
    path: "/messages/settings",
    access: view,
    summary: "Read what customers are notified of",
    description: "The rules that count by event and channel, what is decided here, and counts of 7 days.",
    query,
    read: readApiMessageSettings,
    output: z.strictObject({ settings: messageSettingsOutput }),
  }),
  endpoint({
    method: "PUT",
    path: "/messages/settings",
    access: manage,
    summary: "Change when and how messages go out",
    description: "What is left out is inherited.",
    command: saveSending,
    output: changedSchema,
  }),
  endpoint({
    method: "PUT",
    path: "/messages/settings/host",
    access: manage,
    summary: "Name the host of the tracking pages",
    description:
      "With it a merchant's own. `GET` then shows the TXT record that proves the name; until it is found links stay as they are.",
    command: saveHost,
    output: changedSchema,
  }),
  endpoint({
    method: "POST",
    path: "/messages/settings/host/check",
    access: manage,
    summary: "Look for the record that proves the host",
    description: "Once it is found, e-mails and texts link to the host.",
    command: checkHost,
    output: changedSchema,
  }),
  endpoint({
    method: "DELETE",
    path: "/messages/settings/host",
    access: manage,
    summary: "Take the host of the tracking pages away",
    command: removeHost,
    output: z.strictObject({ host: z.string() }),
  }),
  endpoint({
    method: "PUT",
    path: "/messages/settings/events/:event",
    operation: "changeMessageRule",
    access: manage,
    words: { event: messageEventKeys },
    summary: "Change on which channels an event is notified",
    description: "A rule without modes inherits.",
    command: saveEventRule,
    output: changedSchema,
  }),
  endpoint({
    method: "GET",
    path: "/messages/suppressions",
    access: view,
    summary: "List contacts that are not written to",
    description: "The newest 100, by a hint of each.",
    read: listSuppressions,
    output: createListSchema("suppressions", suppressionOutput),
  }),
  endpoint({
    method: "POST",
    path: "/messages/suppressions",
    access: manage,
    summary: "Stop messages to a contact",
    status: 201,
    command: addSuppression,
    output: z.strictObject({ hint: z.string() }),
  }),
  endpoint({
    method: "DELETE",
    path: "/messages/suppressions/:channel/:hash",
    operation: "deleteMessageSuppression",
    access: manage,
    words: { channel: messageChannels },
    summary: "Let a contact be written to again",
    command: removeSuppression,
    output: z.strictObject({ hash: z.string() }),
  }),
  endpoint({
    method: "GET",
    path: "/messages/templates/:event",
    access: view,
    words: { event: messageEventKeys },
    summary: "Read the texts of an event",
    description: "The newest version, which may be a draft, the standard texts, and all versions.",
    query,
    read: readApiTemplate,
    output: z.strictObject({ template: templateOutput }),
  }),
  endpoint({
    method: "PUT",
    path: "/messages/templates/:event",
    access: manage,
    words: { event: messageEventKeys },
    summary: "Write a version of the texts of an event",
    description: "Fields stand in braces, as `{{order}}`; a name that is no field is refused.",
    command: saveTemplate,
    output: changedSchema,
  }),
  endpoint({
    method: "POST",
    path: "/messages/templates/:event/reset",
    access: manage,
    words: { event: messageEventKeys },
    summary: "Go back to the standard texts",
    command: resetTemplate,
    output: changedSchema,
  }),
  endpoint({
    method: "POST",
    path: "/messages/templates/:event/preview",
    access: manage,
    words: { event: messageEventKeys },
    summary: "See texts as every channel carries them",
    description: "On an order, or on an invented one. Nothing is kept or sent.",
    command: previewTemplate,
    output: createListSchema("messages", previewOutput),
  }),
  endpoint({
    method: "POST",
    path: "/messages/templates/:event/test",
    access: manage,
    words: { event: messageEventKeys },
    summary: "Send texts to yourself",
    description: "By e-mail: the e-mail, and the text message as its words.",
    command: testTemplate,
    output: z.strictObject({ recipient: z.string() }),
  }),
  endpoint({
    method: "GET",
    path: "/orders/:number/messages",
    access: { permission: "orders", feature: "customer_messaging" },
    summary: "List the messages to an order's customer",
    description: "The newest first, also those that were not sent, with the reason.",
    mcp: { toolset: "orders" },
    read: listApiOrderMessages,
    output: createListSchema("messages", orderMessageSchema),
  }),
  endpoint({
    method: "POST",
    path: "/orders/:number/messages/:id/resend",
    access: { permission: ["orders", "orders.update"], feature: "customer_messaging" },
    summary: "Send a message to a customer again",
    description:
      "Written anew with what is known now. Its next copy is made once: asked twice, the answer is the same copy. A suppressed contact is refused.",
    status: 201,
    command: resendMessage,
    output: createdSchema,
  }),
  endpoint({
    method: "POST",
    path: "/messages/reports/:channel",
    access: "public",
    summary: "Reports of a provider of texts",
    internal: true,
    handler: receiveReports,
  }),
]);
