import { createListFileHandler } from "#app/platform/http/files/list-files.server.ts";
import { createCustomerTemplate } from "../commands/export-customers.server.ts";

export const loader = createListFileHandler(createCustomerTemplate);
