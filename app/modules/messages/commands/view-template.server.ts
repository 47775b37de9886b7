import { can } from "#app/platform/access/can.ts";
import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import {
  getTemplateKey,
  readPreviewOrders,
  readTemplateVersions,
  readUsedTemplates,
} from "../db/message-settings.reads.server.ts";
import { type MessageEvent, messageEventKeys } from "../model/message.enums.ts";
import { readMessagePreview } from "./message-preview.server.ts";
import { getAllStandardTexts } from "./render-message.server.ts";
import { readOwners } from "./view-message-settings.server.ts";

/** The event that a path names. */
function findEvent(name: string | undefined): MessageEvent | null {
  return messageEventKeys.find((key) => key === name) ?? null;
}

/** The texts of an event with their versions: the newest, which may be a draft, and what an empty slate would say. */
export async function readTemplate(scope: Scope, { params, url }: PageRequest) {
  const event = findEvent(params.event);
  if (!event) return fail("not_found");
  const merchantId = url.searchParams.get("merchant") || null;
  const owners = await readOwners(scope, merchantId);
  if (!owners.ok) return owners;
  const { merchant } = owners.value;
  const [rows, used] = await Promise.all([
    readTemplateVersions(scope.db, scope.account.id, merchantId ?? "", event),
    readUsedTemplates(scope.db, scope.account.id),
  ]);
  const account = merchant ? used.get(getTemplateKey("", event))?.texts : null;
  const standard = account ?? getAllStandardTexts(event);
  const inUse = rows.find(({ usedSince }) => usedSince !== null)?.version ?? null;
  const [newest] = rows;
  return ok({
    event,
    merchant: merchant && { id: merchant.id, name: merchant.name },
    version: newest?.version ?? 0,
    in_use: inUse,
    texts: newest?.texts ?? standard,
    standard,
    versions: rows.map(({ version, texts, usedSince, createdAt, createdBy }) => ({
      ...{ version, texts, created_by: createdBy, created_at: createdAt ?? 0, used_since: usedSince },
    })),
  });
}

/** `GET messages/templates/{event}`. */
export async function readApiTemplate(scope: Scope, request: PageRequest) {
  const template = await readTemplate(scope, request);
  return template.ok ? ok({ template: template.value }) : template;
}

/** The same for the editor, with an order to see it with. */
export async function viewTemplate(scope: Scope, request: PageRequest) {
  const template = await readTemplate(scope, request);
  if (!template.ok) return template;
  const { event, merchant } = template.value;
  const mayChoose = can(scope.account, "orders");
  const orders = mayChoose ? await readPreviewOrders(scope, merchant?.id ?? "") : [];
  const asked = request.url.searchParams.get("order") || orders[0]?.number;
  const preview = await readMessagePreview(scope, { event, merchantId: merchant?.id ?? null, number: asked ?? null });
  if (!preview.ok) return preview;
  const { settings, recipient, previews } = preview.value;
  return ok({
    template: template.value,
    orders: orders.map(({ number, name }) => ({ value: number, label: `${number}, ${name}` })),
    order: asked ?? "",
    recipient: { email: recipient.email, phone: recipient.phone },
    previews: {
      de: { values: previews.de.values, frame: previews.de.frame },
      en: { values: previews.en.values, frame: previews.en.frame },
    },
    sender: settings.sms_sender ?? recipient.carrier,
    whatsapp: scope.ports.messenger.offered.whatsapp !== "off",
    canManage: can(scope.account, "settings.account.manage"),
  });
}
