import type { LoaderFunctionArgs } from "react-router";
import { downloadOpenFile } from "../http/download-open-file.server.ts";

export const loader = (args: LoaderFunctionArgs): Promise<Response> => downloadOpenFile(args);
