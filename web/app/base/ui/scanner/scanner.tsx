import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../../words/i18n.ts";
import { UrgentNotice } from "../notices/failure-notice.tsx";
import { type CameraFault, cameraFaultOf } from "./camera.ts";
import { scan } from "./scan.ts";

/** The keys of what a fault of the camera means, and what helps. */
const FAULTS = {
  insecure: "scan.insecure",
  none: "scan.none",
  refused: "scan.refused",
  busy: "scan.busy",
} as const;

/**
 * The picture of the camera, until it shows a QR code that is wanted. The camera is on while this is
 * drawn.
 *
 * @param props `onText`: called once, with the text of the code; `onStop`: the player scans no more
 */
export function Scanner({
  isWanted,
  onText,
  onStop,
}: {
  isWanted: (text: string) => boolean;
  onText: (text: string) => void;
  onStop?: () => void;
}) {
  const video = useRef<HTMLVideoElement | null>(null);
  const [fault, setFault] = useState<CameraFault | null>(null);

  useEffect(() => {
    const end = new AbortController();
    if (video.current) {
      scan(video.current, isWanted, end.signal).then(
        (text) => text !== null && !end.signal.aborted && onText(text),
        (error) => !end.signal.aborted && setFault(cameraFaultOf(error)),
      );
    }
    return () => end.abort();
  }, []);

  return (
    <>
      {fault ? (
        <UrgentNotice words={t(FAULTS[fault])} />
      ) : (
        <video ref={video} class="scanner" playsInline muted aria-label={t("scan.picture")} />
      )}
      {onStop && (
        <button type="button" class="button" onClick={onStop}>
          {t("scan.stop")}
        </button>
      )}
    </>
  );
}
