export { importResultResponse as loader } from "../http/import-files.server.ts";
