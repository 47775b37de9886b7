export { labelsResponse as action, labelsResponse as loader } from "#app/http/files/labels.server.ts";
