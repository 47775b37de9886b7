import { z } from "zod";
import type { Scope } from "#app/data/kernel/scope.server.ts";
import { labelDesignRows } from "#app/data/labels/design-list.server.ts";
import { readLogo } from "#app/data/labels/label-logo.server.ts";
import { ok } from "#app/domain/kernel/result.ts";
import { labelDesignSchema } from "#app/domain/labels/label-design.ts";
import { rowAnswer } from "#app/domain/settings/row-answer.ts";
import type { PageRequest } from "#app/features/page-request.ts";
import { alone, catalogue, managing, stored } from "../catalogue/catalogue.server.ts";
import { seen } from "../catalogue/definition.server.ts";

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
