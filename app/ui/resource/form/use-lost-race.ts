import { useState } from "react";
import { useRevalidator } from "react-router";

/**
 * For a form whose saving may come second: from the first `lost_race` on it is overtaken, and what stands now is loaded so
 * that the form can say what changed.
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
