import { useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";

/** Delay before placeholders are shown, milliseconds, so that quick responses do not flicker. */
const MAX_WAIT_MS = 300;

/** True while another page, sort or filter of the same list takes noticeably long to load. */
export function usePendingList(): boolean {
  const navigation = useNavigation();
  const { pathname } = useLocation();
  const waiting = navigation.state === "loading" && navigation.location.pathname === pathname;
  const [long, setLong] = useState(false);
  useEffect(() => {
    if (!waiting) return setLong(false);
    const timer = setTimeout(() => setLong(true), MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }, [waiting]);
  return long;
}
