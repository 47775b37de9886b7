import { createListFileHandler } from "#app/platform/http/files/list-files.server.ts";
import { exportCustomers } from "../commands/export-customers.server.ts";

export const loader = createListFileHandler(exportCustomers);
