import { exportCustomers } from "#app/features/customers/export-customers.server.ts";
import { listFile } from "#app/http/files/list-files.server.ts";

export const loader = listFile(exportCustomers);
