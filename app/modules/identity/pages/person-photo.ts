export { photoLoader as loader } from "#app/http/sign-in/profile.server.ts";
