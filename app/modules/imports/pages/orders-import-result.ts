export { importResultResponse as loader } from "#app/http/files/import-files.server.ts";
