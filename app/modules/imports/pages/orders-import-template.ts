export { importTemplateResponse as loader } from "#app/http/files/import-files.server.ts";
