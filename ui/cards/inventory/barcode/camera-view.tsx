import { CameraOff } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Spinner } from "#ui/components/page/spinner.tsx";
import { openBarcodeReader } from "./barcode-reader.ts";
import { cameraRefusal } from "./camera-rules.ts";

/** How often a picture is looked at, in milliseconds. */
const LOOK_MS = 120;

/** The camera's picture, looked at for a barcode. One that was read twice in a row is told, once; the camera is off when this goes. */
export function CameraView({ onRead }: { onRead: (barcode: string) => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const tell = useRef(onRead);
  useEffect(() => {
    tell.current = onRead;
  });
  const [refusal, setRefusal] = useState<string>();
  const [seeing, setSeeing] = useState(false);
  useEffect(() => {
    const shown = video.current;
    const over = new AbortController();
    if (shown) {
      watch(shown, over.signal, {
        onSee: () => setSeeing(true),
        onRead: (barcode) => tell.current(barcode),
      }).catch((error: unknown) => {
        if (!over.signal.aborted) setRefusal(cameraRefusal(error, window.isSecureContext));
      });
    }
    return () => over.abort();
  }, []);
  if (refusal)
    return (
      <p role="alert" className="flex items-start gap-3 rounded-m bg-warn-soft px-4 py-3.5 text-sm">
        <CameraOff size={19} aria-hidden="true" className="mt-px shrink-0 text-warn" />
        {refusal}
      </p>
    );
  return (
    <figure className="flex flex-col gap-2">
      <div className="relative aspect-[4/3] w-full overflow-hidden rounded-m bg-sunken">
        <video
          ref={video}
          playsInline
          muted
          aria-label="What the camera sees"
          className="size-full object-cover"
        />
        <span
          aria-hidden="true"
          className="absolute inset-x-[12%] top-1/2 h-24 -translate-y-1/2 rounded-m border-2 border-white/80"
        />
        {!seeing && (
          <span className="absolute inset-0 grid place-items-center">
            <Spinner label="Starting the camera" />
          </span>
        )}
      </div>
      <figcaption className="text-sm text-ink-2">
        Hold it into the frame, a hand's width away.
      </figcaption>
    </figure>
  );
}

type Told = { onSee: () => void; onRead: (barcode: string) => void };

async function watch(video: HTMLVideoElement, over: AbortSignal, { onSee, onRead }: Told) {
  const [stream, read] = await Promise.all([
    navigator.mediaDevices.getUserMedia({
      video: { facingMode: { ideal: "environment" }, width: { ideal: 1280 } },
      audio: false,
    }),
    openBarcodeReader(),
  ]);
  const end = () => stream.getTracks().forEach((track) => track.stop());
  if (over.aborted) return end();
  over.addEventListener("abort", end);
  video.srcObject = stream;
  await video.play();
  onSee();
  let before: string | null = null;
  while (!over.aborted) {
    const found = await read(video);
    // one picture may be blurred into another code: two must agree
    if (found !== null && found === before && !over.aborted) return onRead(found);
    before = found;
    await new Promise((resolve) => {
      setTimeout(resolve, LOOK_MS);
    });
  }
}
