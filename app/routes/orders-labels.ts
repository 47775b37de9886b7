export { labelsResponse as action, labelsResponse as loader } from "#app/http/labels.server.ts";
