export { manifestResponse as action, manifestResponse as loader } from "#app/http/files/manifest.server.ts";
