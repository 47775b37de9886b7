import { catalogueFile } from "../http/catalogues.server.ts";

export const loader = catalogueFile;
