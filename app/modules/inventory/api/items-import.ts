import type { ActionFunctionArgs } from "react-router";
import { importItems } from "#app/features/stock/import-items.server.ts";
import { listImportCall } from "#app/http/files/list-imports.server.ts";
import { noReads } from "#app/http/wrappers/api.server.ts";

const call = listImportCall(importItems);

/** `POST items/import`. */
export const action = (args: ActionFunctionArgs) => call(args);
export const loader = noReads;
