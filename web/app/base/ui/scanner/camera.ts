/**
 * Why there is no picture of a camera.
 *
 * @value insecure the browser gives no camera to this page, as to one without https
 * @value none the device has no camera
 * @value refused the player or the device does not allow it
 * @value busy another program uses it
 */
export type CameraFault = "insecure" | "none" | "refused" | "busy";

/** By the names of the errors of `getUserMedia`. */
const FAULTS: Record<string, CameraFault> = {
  NotAllowedError: "refused",
  SecurityError: "insecure",
  NotFoundError: "none",
  NotReadableError: "busy",
  AbortError: "busy",
};

/** @param error of `openCamera` */
export const cameraFaultOf = (error: unknown): CameraFault =>
  (error instanceof Error && FAULTS[error.name]) || "none";

/** A size at which a code takes enough pixels, and a slow device still reads several a second. */
const VIDEO = { facingMode: "environment", width: { ideal: 960 }, height: { ideal: 720 } };

export async function openCamera(): Promise<MediaStream> {
  // Browsers hide the devices from pages that came without encryption.
  if (!navigator.mediaDevices) throw new DOMException("no devices", "SecurityError");
  return navigator.mediaDevices.getUserMedia({ video: VIDEO });
}

export function closeCamera(stream: MediaStream) {
  for (const track of stream.getTracks()) track.stop();
}

/**
 * Does something while the camera is open, or without it if there is none: a browser that shows the
 * camera to a page also tells it the addresses of the device.
 */
export async function withCamera<T>(act: () => Promise<T>): Promise<T> {
  const stream = await openCamera().catch(() => null);
  try {
    return await act();
  } finally {
    if (stream) closeCamera(stream);
  }
}
