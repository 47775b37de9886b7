import { z } from "zod";
import { readLogo } from "#app/modules/workspace/db/label-logo.server.ts";
import { alone, catalogue, managing, stored } from "#app/platform/catalogue/catalogue.server.ts";
import { seen } from "#app/platform/catalogue/definition.server.ts";
import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { rowAnswer } from "#app/platform/http/responses/row-answer.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { labelDesignRows } from "../db/design-list.server.ts";
import { labelDesignSchema } from "../model/label-design.ts";

const plain = catalogue({
  name: "shipping_labels",
  one: "shipping_label",
  rows: labelDesignRows,
  permission: managing("shipping_labels"),
  forms: { create: labelDesignSchema, update: labelDesignSchema.extend(seen) },
  prepare: stored,
  complete: alone,
  answer: { row: rowAnswer(labelDesignSchema, { is_default: z.boolean() }) },
  told: ({ name, is_default }) => ({ name, is_default }),
  columns: (column) => [
    column("name", "labels:name", (row) => row.name),
    column("size", "labels:size", ({ design }) => `${design.width} × ${design.height} mm`),
    column("default", "labels:is_default", (row, { t }) => (row.is_default ? t("labels:yes") : "")),
  ],
});

/** Designs of shipping labels; one that is switched off leaves labels to the default design. */
export const labelDesignCatalogue = {
  ...plain,
  /** The screen, and what stands at the head of labels. */
  async screen(scope: Scope, asked: PageRequest) {
    const [listed, logo] = await Promise.all([plain.screen(scope, asked), readLogo(scope)]);
    return listed.ok ? ok({ ...listed.value, brand: scope.account.organization, logo: logo?.address ?? null }) : listed;
  },
};
