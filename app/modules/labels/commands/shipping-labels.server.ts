import { z } from "zod";
import { readLogo } from "#app/modules/workspace/db/account.server.ts";
import {
  acceptAsWritten,
  completeWithoutChecks,
  createCatalogue,
  listManagePermissions,
} from "#app/platform/catalogue/catalogue.server.ts";
import { expectedVersionFields } from "#app/platform/catalogue/definition.server.ts";
import type { PageRequest } from "#app/platform/commands/page-request.ts";
import type { Scope } from "#app/platform/db/scope.server.ts";
import { createRowResponseSchema } from "#app/platform/http/responses/row-response.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { labelDesignRows } from "../db/design-list.server.ts";
import { labelDesignSchema } from "../model/label-design.ts";

const baseCatalogue = createCatalogue({
  name: "shipping_labels",
  singular: "shipping_label",
  rows: labelDesignRows,
  permission: listManagePermissions("shipping_labels"),
  forms: { create: labelDesignSchema, update: labelDesignSchema.extend(expectedVersionFields) },
  prepare: acceptAsWritten,
  complete: completeWithoutChecks,
  response: { row: createRowResponseSchema(labelDesignSchema, { is_default: z.boolean() }) },
  toAudited: ({ name, is_default }) => ({ name, is_default }),
  columns: (column) => [
    column("name", "shipping_labels:name", (row) => row.name),
    column("size", "shipping_labels:size", ({ design }) => `${design.width} × ${design.height} mm`),
    column("default", "shipping_labels:is_default", (row, { t }) => (row.is_default ? t("shipping_labels:yes") : "")),
  ],
});

/** Label designs. Orders whose design is inactive use the default design. */
export const labelDesignCatalogue = {
  ...baseCatalogue,
  /** The screen, and the workspace's name and logo for the preview. */
  async screen(scope: Scope, pageRequest: PageRequest) {
    const [listed, logo] = await Promise.all([baseCatalogue.screen(scope, pageRequest), readLogo(scope)]);
    return listed.ok ? ok({ ...listed.value, brand: scope.account.organization, logo: logo?.address ?? null }) : listed;
  },
};
