export { photoLoader as loader } from "../http/profile.server.ts";
