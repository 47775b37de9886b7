import { useRouteLoaderData } from "react-router";
import { nameAccount } from "#app/platform/http/account-parameter.ts";

interface AccountImageProps {
  /** A file of the account, which the browser requests without a header; others stay as they are. */
  src: string;
  alt: string;
  loading?: "lazy";
}

/** A picture of the account that the page shows. */
export function AccountImage({ src, alt, loading }: AccountImageProps) {
  const account = useRouteLoaderData<{ account?: string | null }>("root")?.account;
  return <img src={account && src.startsWith("/") ? nameAccount(src, account) : src} alt={alt} loading={loading} />;
}
