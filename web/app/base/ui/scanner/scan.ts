import { closeCamera, openCamera } from "./camera.ts";

/** What of `BarcodeDetector` is used. TypeScript does not know the browser's. */
type Detector = { detect(video: HTMLVideoElement): Promise<{ rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: ["qr_code"] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
};

/** The pause between two pictures, in milliseconds. */
const PAUSE = 80;

/**
 * Shows the picture of the camera, and looks for a QR code in it. Returns the text of the first
 * wanted one; null if the signal ends the search. Gives the camera back before it returns. Rejects
 * with the errors of the camera.
 */
export async function scan(
  video: HTMLVideoElement,
  isWanted: (text: string) => boolean,
  signal: AbortSignal,
): Promise<string | null> {
  const stream = await openCamera();
  try {
    video.srcObject = stream;
    const [detector] = await Promise.all([createDetector(), video.play()]);
    while (!signal.aborted) {
      // A detector rejects before the first picture.
      const codes = await detector.detect(video).catch(() => []);
      const wanted = codes.find(({ rawValue }) => isWanted(rawValue));
      if (wanted) return wanted.rawValue;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
    return null;
  } finally {
    closeCamera(stream);
    video.srcObject = null;
  }
}

async function createDetector(): Promise<Detector> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  const formats = await BarcodeDetector?.getSupportedFormats().catch((): string[] => []);
  if (BarcodeDetector && formats?.includes("qr_code")) {
    return new BarcodeDetector({ formats: ["qr_code"] });
  }
  const decoder = await import("./decoder.ts");
  return new decoder.BarcodeDetector({ formats: ["qr_code"] });
}
