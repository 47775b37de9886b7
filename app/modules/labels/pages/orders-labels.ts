export { labelsResponse as action, labelsResponse as loader } from "../http/labels.server.ts";
