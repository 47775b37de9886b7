import { useState } from "react";
import { useRevalidator } from "react-router";

/**
 * For forms that another person may save first: after a `lost_race` the current data is loaded, so that the form can
 * show what changed.
 */
export function useLostRace() {
  const { revalidate } = useRevalidator();
  const [overtaken, setOvertaken] = useState(false);
  const onRefused = (code: string) => {
    if (code !== "lost_race") return;
    setOvertaken(true);
    revalidate();
  };
  return { overtaken, onRefused };
}
