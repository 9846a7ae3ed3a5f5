import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { provide } from "../../../../testing/browser.ts";
import { cameraFaultOf, withCamera } from "./camera.ts";
import { scan } from "./scan.ts";

/** A camera whose tracks know whether they run, in place of the browser's devices. */
function plugIn(getUserMedia?: () => Promise<unknown>) {
  const track = { isOn: true, stop: () => (track.isOn = false) };
  const devices = { getUserMedia: getUserMedia ?? (async () => ({ getTracks: () => [track] })) };
  provide("navigator", { mediaDevices: devices });
  return track;
}

/** A detector that sees these texts, picture by picture, in place of the browser's. */
function see(...pictures: (string[] | Error)[]) {
  class Detector {
    static getSupportedFormats = async () => ["qr_code"];
    async detect() {
      const picture = pictures.shift() ?? [];
      if (picture instanceof Error) throw picture;
      return picture.map((rawValue) => ({ rawValue }));
    }
  }
  provide("BarcodeDetector", Detector);
}

const video = () => ({ srcObject: null as unknown, play: async () => {} });
const never = new AbortController().signal;

afterEach(() => {
  provide("navigator", {});
  provide("BarcodeDetector", undefined);
});

test("the first wanted code is returned, and the camera given back", async () => {
  const track = plugIn();
  see(new DOMException("no picture yet", "InvalidStateError"), [], ["other"], ["x", "wanted"]);
  const element = video();
  const text = await scan(element as never, (each) => each === "wanted", never);
  assert.equal(text, "wanted");
  assert.equal(track.isOn, false);
  assert.equal(element.srcObject, null);
});

test("a scan that is ended returns nothing, and gives the camera back", async () => {
  const track = plugIn();
  see();
  assert.equal(await scan(video() as never, () => true, AbortSignal.timeout(100)), null);
  assert.equal(track.isOn, false);
});

test("the errors of the camera are told apart", async () => {
  const faults = { NotAllowedError: "refused", NotFoundError: "none", NotReadableError: "busy" };
  for (const [name, fault] of Object.entries(faults)) {
    plugIn(async () => Promise.reject(new DOMException("", name)));
    const error = await scan(video() as never, () => true, never).catch((reason) => reason);
    assert.equal(cameraFaultOf(error), fault);
  }
  provide("navigator", {});
  const error = await scan(video() as never, () => true, never).catch((reason) => reason);
  assert.equal(cameraFaultOf(error), "insecure", "the page has no devices");
});

test("something is done with the camera, or without one", async () => {
  const track = plugIn();
  assert.equal(await withCamera(async () => track.isOn), true);
  assert.equal(track.isOn, false);
  plugIn(async () => Promise.reject(new DOMException("", "NotFoundError")));
  assert.equal(await withCamera(async () => "done"), "done");
});
