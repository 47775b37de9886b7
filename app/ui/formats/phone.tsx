import { createContext, type ReactNode, useContext } from "react";
import type { WrittenPhones } from "#app/platform/kernel/phone.ts";

const PhonesContext = createContext<WrittenPhones>({});

interface PhonesProviderProps {
  /** How the server writes the numbers below: the browser does without the world's numbering plans. */
  written: WrittenPhones | undefined;
  children: ReactNode;
}

/** Gives everything inside the written forms of its phone numbers. */
export function PhonesProvider({ written = {}, children }: PhonesProviderProps) {
  return <PhonesContext value={written}>{children}</PhonesContext>;
}

/** A phone number as people write it, which dials. Nothing without one. */
export function Phone({ number }: { number: string | null | undefined }) {
  const written = useContext(PhonesContext);
  if (!number) return null;
  return (
    <a className="link whitespace-nowrap" href={`tel:${number}`}>
      {written[number] ?? number}
    </a>
  );
}
