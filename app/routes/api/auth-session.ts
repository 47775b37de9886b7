export { sessionCall as loader } from "#app/http/session-call.server.ts";
