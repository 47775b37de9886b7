export { proofsResponse as action, proofsResponse as loader } from "#app/http/files/proofs.server.ts";
