export { manifestResponse as action, manifestResponse as loader } from "../http/manifest.server.ts";
