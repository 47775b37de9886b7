import { catalogueFile } from "#app/http/catalogues.server.ts";

export const loader = catalogueFile;
