import { z } from "zod";
import { readCustomFields } from "#app/modules/custom-fields/db/custom-fields.server.ts";
import { readSellerOrigins } from "#app/modules/partners/commands/seller-origin.server.ts";
import { readLogo } from "#app/modules/workspace/db/account.server.ts";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { now } from "#app/platform/db/scope.server.ts";
import { papers } from "#app/platform/documents/pdf/paper.ts";
import { readPrintFonts } from "#app/platform/documents/print-fonts.server.ts";
import { fail, ok } from "#app/platform/kernel/result.ts";
import { readLayout } from "../db/design-list.server.ts";
import { readLabelOrders } from "../db/label-orders.reads.server.ts";
import { defaultDesign } from "../model/default-design.fields.ts";
import { buildLabelData } from "./build-label-data.server.ts";

/** Maximum orders in one request. */
export const MAX_LABELS = 500;

const orderKeysSchema = z
  .union([z.string().transform((text) => text.split(",").filter(Boolean)), z.array(z.string())])
  .pipe(z.array(z.string().min(1).max(60)).min(1).max(MAX_LABELS));

/** Orders by number or id, the design (the default one when absent) and the paper (that of the design when absent). */
export const labelsInputSchema = z.object({
  orders: orderKeysSchema,
  design: z.uuid().optional(),
  paper: z.enum(papers).optional(),
});

/** Returns the URL of the PDF with the labels of orders (`POST orders/labels`). */
export const createLabelsUrl = createCommand({
  name: "orders.generate_labels",
  permission: ["orders", "orders.generate_labels"],
  input: labelsInputSchema,
  async run(scope, { orders, design, paper }) {
    const found = await readLabelOrders(scope, orders);
    if (found.length === 0) return fail("order_not_found");
    if (design !== undefined && !(await readLayout(scope, design))) return fail("not_found");
    const query = new URLSearchParams({ orders: found.map((each) => each.number).join(",") });
    if (paper !== undefined) query.set("paper", paper);
    if (design !== undefined) query.set("design", design);
    return ok({ url: `/orders/labels?${query}`, count: found.length, missing: orders.length - found.length });
  },
});

/** The labels as one PDF. The PDF writer is loaded only when somebody prints. */
export const printLabels = createCommand({
  name: "orders.generate_labels",
  permission: ["orders", "orders.generate_labels"],
  input: labelsInputSchema,
  async run(scope, { orders, design, paper }) {
    const found = await readLabelOrders(scope, orders);
    if (found.length === 0) return fail("order_not_found");
    const chosen = await readLayout(scope, design);
    if (design !== undefined && !chosen) return fail("not_found");
    const layout = chosen ?? defaultDesign;
    const logo = layout.elements.some(({ kind }) => kind === "logo") ? await readLogo(scope) : null;
    const { renderLabels, needsFonts } = await import("../model/render-labels.ts");
    const language = scope.actor.language === "de" ? "de" : "en";
    const [customFields, findOrigin] = await Promise.all([
      readCustomFields(scope, "order"),
      readSellerOrigins(scope, found),
    ]);
    const look = { language, findOrigin, at: now(scope), logo: logo !== null, customFields } as const;
    const labels = buildLabelData(scope, found, look);
    const title = found.length === 1 ? (found[0]?.number ?? "") : `${found[0]?.number} – ${found.at(-1)?.number}`;
    const fonts = needsFonts(labels, layout) ? await readPrintFonts(scope.ports) : null;
    return ok({
      pdf: renderLabels(labels, layout, { paper: paper ?? layout.paper, title, picture: logo?.picture, fonts }),
      count: found.length,
    });
  },
});
