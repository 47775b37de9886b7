import type { ActionFunctionArgs } from "react-router";
import { noReads } from "#app/platform/http/api.server.ts";
import { createListImportCall } from "#app/platform/http/files/list-imports.server.ts";
import { importCustomers } from "../commands/import-customers.server.ts";

const call = createListImportCall(importCustomers);

/** `POST customers/import`. */
export const action = (args: ActionFunctionArgs) => call(args);
export const loader = noReads;
