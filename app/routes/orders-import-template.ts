export { importTemplateResponse as loader } from "#app/http/import-files.server.ts";
