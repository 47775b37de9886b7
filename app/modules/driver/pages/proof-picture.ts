import { getProofPicture } from "../http/proof-picture.server.ts";

export const loader = getProofPicture;
