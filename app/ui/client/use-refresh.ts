import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";

/** Reloads the screen's data at an interval while the page is visible. */
export function useRefresh(milliseconds: number): void {
  const revalidator = useRevalidator();
  const latest = useRef(revalidator);
  latest.current = revalidator;
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === "visible" && latest.current.state === "idle") void latest.current.revalidate();
    };
    const timer = setInterval(refresh, milliseconds);
    document.addEventListener("visibilitychange", refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", refresh);
    };
  }, [milliseconds]);
}
