/** @jsxImportSource preact */
import { useCallback, useState } from "preact/hooks";
import { type DriveStop, isOver } from "../model/drive-day.ts";
import { formatGrams, t } from "./i18n.ts";
import { PhoneIcon } from "./icons.tsx";
import { Camera, hasCamera, useTypedCodes } from "./scan/scanner.tsx";

interface PackagesProps {
  stop: DriveStop;
  scanned: readonly string[];
  scan(code: string): void;
  /** A scanned code that does not belong to this stop. */
  stray: string | null;
  /** Marks a line as missing; undefined while that is not possible. */
  onMissing?: ((line: DriveStop["packages"][number]) => void) | undefined;
}

/** Package lines, ticked by camera, by a scanner that types, or by hand. */
export function Packages({ stop, scanned, scan, stray, onMissing }: PackagesProps) {
  const [camera, setCamera] = useState(false);
  const [problem, setProblem] = useState("");
  const close = useCallback((why?: string) => {
    setCamera(false);
    setProblem(why ? t(why) : "");
  }, []);
  useTypedCodes(scan);
  return (
    <section className="drive-part">
      <h3>
        {t("drive:stop.package_list")}{" "}
        <span>{t("drive:stop.scanned", { done: scanned.length, all: stop.packages.length })}</span>
      </h3>
      {stray !== null && (
        <p className="drive-stray" role="alert">
          <PhoneIcon name="warning" size={20} /> {t("drive:stop.stray", { code: stray })}
        </p>
      )}
      {camera && <Camera onCode={scan} onClose={close} />}
      <ul>
        {stop.packages.map((each) => (
          <li className="drive-line" key={each.id}>
            <button
              type="button"
              className="drive-package"
              aria-pressed={scanned.includes(each.id)}
              onClick={() => scan(each.id)}
            >
              <span className="drive-box">{scanned.includes(each.id) && <PhoneIcon name="check" size={17} />}</span>
              <span>
                <b>{each.barcode ?? each.name ?? stop.shipment?.number}</b>
                <span>
                  {[
                    each.barcode ? each.name : null,
                    each.weight ? formatGrams(each.weight) : null,
                    each.quantity > 1 ? `× ${each.quantity}` : null,
                  ]
                    .filter(Boolean)
                    .join(", ")}
                </span>
              </span>
            </button>
            {onMissing && !scanned.includes(each.id) && (
              <button type="button" className="drive-link" onClick={() => onMissing(each)}>
                {t("drive:missing.ask")}
              </button>
            )}
          </li>
        ))}
      </ul>
      {problem && (
        <p className="drive-problem" role="alert">
          {problem}
        </p>
      )}
      {!camera && !isOver(stop) && hasCamera() && (
        <button type="button" className="drive-button" onClick={() => setCamera(true)}>
          <PhoneIcon name="scan" /> {t("drive:stop.scan")}
        </button>
      )}
    </section>
  );
}
