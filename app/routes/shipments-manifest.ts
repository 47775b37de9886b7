export { manifestResponse as action, manifestResponse as loader } from "#app/http/manifest.server.ts";
