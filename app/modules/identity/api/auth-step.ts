export { action, loader } from "./auth.ts";
