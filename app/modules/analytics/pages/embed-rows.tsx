import type { HeadersArgs } from "react-router";
import { readRowsScreen } from "../commands/list-rows.server.ts";
import { createEmbedLoader } from "../http/embeds.server.ts";
import { EmbedFrame } from "../screens/embed-frame.tsx";
import { RowsScreen } from "../screens/rows-screen.tsx";
import type { Route } from "./+types/embed-rows.ts";

export const loader = createEmbedLoader(readRowsScreen);
export const headers = ({ loaderHeaders }: HeadersArgs) => loaderHeaders;

export default function EmbedRows({ loaderData: { view, ...page } }: Route.ComponentProps) {
  return (
    <EmbedFrame {...page}>
      <RowsScreen view={view} />
    </EmbedFrame>
  );
}
