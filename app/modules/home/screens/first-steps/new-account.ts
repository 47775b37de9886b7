import { useEffect, useState } from "react";
import { useLocation } from "react-router";

/** The account whose first steps this tab has seen on home. */
const KEY = "first-steps";

/** Stores, for this tab, whether an account has first steps left, as the home page read it. */
export function rememberFirstSteps(account: string, isLeft: boolean): void {
  try {
    if (isLeft) sessionStorage.setItem(KEY, account);
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without storage the steps stay on home alone.
  }
}

/** Whether home showed first steps of this account in this tab; false before the page is hydrated. */
export function useHasFirstSteps(account: string | null): boolean {
  const { pathname } = useLocation();
  const [has, setHas] = useState(false);
  useEffect(() => {
    try {
      setHas(account !== null && sessionStorage.getItem(KEY) === account);
    } catch {
      setHas(false);
    }
  }, [account, pathname]);
  return has;
}
