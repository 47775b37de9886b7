import { catalogueFile } from "#app/http/wrappers/catalogues.server.ts";

export const loader = catalogueFile;
