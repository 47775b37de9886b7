export { importTemplateResponse as loader } from "../http/import-files.server.ts";
