import { useRouteLoaderData } from "react-router";

/** The document's title "page · app". React puts it into the head. */
export function PageTitle({ children }: { children: string }) {
  const root = useRouteLoaderData<{ appTitle?: string }>("root");
  return <title>{`${children} · ${root?.appTitle ?? "Waybill"}`}</title>;
}
