export { proofsResponse as action, proofsResponse as loader } from "../http/proofs.server.ts";
