import { proofPicture } from "../http/proof-picture.server.ts";

export const loader = proofPicture;
