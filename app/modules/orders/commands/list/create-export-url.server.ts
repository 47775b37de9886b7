import { z } from "zod";
import { createCommand } from "#app/platform/commands/command.server.ts";
import { ok } from "#app/platform/kernel/result.ts";
import { parseApiListQuery } from "#app/platform/lists/list-query.server.ts";
import { getOrderList } from "../../db/order-list.reads.server.ts";

const filterValuesSchema = z.array(z.string().max(200)).max(100);

/** The query of a list as a request body. */
const exportInputSchema = z.object({
  format: z.enum(["csv", "xlsx", "pdf"]),
  columns: z.array(z.string().max(60)).max(60).optional().describe("Keys of the list's columns; all without"),
  sort: z.string().max(60).optional().describe("A field; descending with a minus before it"),
  search: z.string().max(200).optional(),
  filters: z
    .record(z.string().regex(/^[a-z0-9_]{1,40}(\.[A-Za-z][\w-]{0,39})?$/), filterValuesSchema)
    .optional()
    .describe("As in the address of the list: field and values"),
});

/** Returns the URL of an export (`POST orders/export`); the file is created when the URL is opened. */
export const createOrderExportUrl = createCommand({
  name: "orders.export",
  permission: ["orders", "orders.export"],
  input: exportInputSchema,
  async run(scope, { format, columns, sort, search, filters = {} }) {
    const query = new URLSearchParams();
    if (sort) query.set("sort", sort);
    if (search) query.set("search", search);
    for (const [field, values] of Object.entries(filters))
      for (const value of values) query.append(`filters[${field}][]`, value);
    const read = parseApiListQuery(query, getOrderList(scope));
    if (!read.ok) return read;
    const exported = new URLSearchParams({ format });
    if (columns) exported.set("columns", columns.join(","));
    if (sort) exported.set("sort", sort);
    if (search) exported.set("search", search);
    for (const { field, values } of read.value.filters)
      for (const value of values) exported.append(`filters[${field}][]`, value);
    return ok({ url: `/orders/export?${exported}` });
  },
});
