import type { Contact } from "#app/platform/geo/place.ts";
import { PhoneLink } from "./phone-link.tsx";

/** A person to meet at a place, with what dials and what writes. */
export function ContactLine({ contact: { name, phone, email } }: { contact: Contact }) {
  return (
    <span className="parts">
      <span>{name}</span>
      <PhoneLink number={phone} />
      {email && (
        <a className="faint-ink" href={`mailto:${email}`}>
          {email}
        </a>
      )}
    </span>
  );
}
