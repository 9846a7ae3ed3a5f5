/** Reads QR codes where the browser cannot. */
export { BarcodeDetector } from "qr/decode.js";
