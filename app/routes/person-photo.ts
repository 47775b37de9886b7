export { photoLoader as loader } from "#app/http/profile.server.ts";
