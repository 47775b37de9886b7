import type { ActionFunctionArgs } from "react-router";
import { noReads } from "#app/platform/http/api.server.ts";
import { createListImportCall } from "#app/platform/http/files/list-imports.server.ts";
import { importItems } from "../commands/import-items.server.ts";

const call = createListImportCall(importItems);

/** `POST items/import`. */
export const action = (args: ActionFunctionArgs) => call(args);
export const loader = noReads;
