import type { ActionFunctionArgs } from "react-router";
import { importCustomers } from "#app/features/customers/import-customers.server.ts";
import { listImportCall } from "#app/http/files/list-imports.server.ts";
import { noReads } from "#app/http/wrappers/api.server.ts";

const call = listImportCall(importCustomers);

/** `POST customers/import`. */
export const action = (args: ActionFunctionArgs) => call(args);
export const loader = noReads;
