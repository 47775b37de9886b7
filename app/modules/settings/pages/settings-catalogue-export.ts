import { exportCatalogue } from "../http/catalogues.server.ts";

export const loader = exportCatalogue;
