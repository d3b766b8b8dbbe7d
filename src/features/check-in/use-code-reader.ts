import { type RefObject, useEffect, useRef, useState } from 'react';

interface Detector {
  detect(image: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: ['qr_code'] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/**
 * Creates a code reader. Uses the browser's own reader (Shape Detection API) if it can read QR codes.
 * Otherwise loads a reader in JavaScript.
 */
async function makeDetector(): Promise<Detector> {
  const native = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  if (native && (await native.getSupportedFormats().catch((): readonly string[] => [])).includes('qr_code'))
    return new native({ formats: ['qr_code'] });
  const { BarcodeDetector } = await import('qr/decode.js');
  return new BarcodeDetector({ formats: ['qr_code'] });
}

/** Opens the camera, on a phone the rear one if possible. */
const openCamera = (): Promise<MediaStream> =>
  navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
  });

/**
 * Milliseconds between two attempts to read a code. People hold a code up for longer, and a shorter pause
 * would heat the device.
 */
const PAUSE = 150;
/** Milliseconds for which a code must be out of the camera's sight before it is read as a new code. */
const OUT_OF_SIGHT = 2_000;

type CameraState = 'starting' | 'ready' | 'none';

/** Reads codes from the camera while the video element is shown. */
export function useCodeReader(
  video: RefObject<HTMLVideoElement | null>,
  onCode: (text: string) => void,
): CameraState {
  const [state, setState] = useState<CameraState>('starting');
  const tell = useRef(onCode);
  useEffect(() => {
    tell.current = onCode;
  }, [onCode]);
  useEffect(() => {
    let ended = false;
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last = { text: '', at: 0 };
    const read = async (detector: Detector, element: HTMLVideoElement) => {
      // If reading a frame fails, it counts as a frame without a code.
      const codes = await detector.detect(element).catch(() => []);
      const text = codes[0]?.rawValue;
      const now = performance.now();
      if (text !== undefined && !ended) {
        const isNew = text !== last.text || now - last.at > OUT_OF_SIGHT;
        last = { text, at: now };
        if (isNew) tell.current(text);
      }
      if (!ended) timer = setTimeout(() => void read(detector, element), PAUSE);
    };
    const start = async () => {
      const [opened, detector] = await Promise.all([openCamera(), makeDetector()]);
      stream = opened;
      const element = video.current;
      if (ended || !element) return stop();
      element.srcObject = stream;
      await element.play();
      setState('ready');
      void read(detector, element);
    };
    const stop = () => {
      ended = true;
      clearTimeout(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    start().catch(() => {
      stop();
      setState('none');
    });
    return stop;
  }, [video]);
  return state;
}
