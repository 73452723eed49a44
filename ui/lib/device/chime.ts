let context: AudioContext | undefined;

/** Three notes, twice: when each begins in seconds, and how high it is in hertz. */
const NOTES = [0, 0.22, 0.44, 1.2, 1.42, 1.64].map((at, index) => ({
  at,
  pitch: [659, 784, 988][index % 3] ?? 784,
}));
const LENGTH = 0.2;

/** Makes sound possible from the first touch or key on; browsers keep a page silent before it. Returns what stops waiting. */
export function unlockChime(): () => void {
  const unlock = () => {
    forget();
    context ??= newContext();
    void context?.resume().catch(() => {});
  };
  const forget = () => {
    removeEventListener("pointerdown", unlock);
    removeEventListener("keydown", unlock);
  };
  addEventListener("pointerdown", unlock);
  addEventListener("keydown", unlock);
  return forget;
}

/** Rings, where this page may sound. */
export function chime(): void {
  if (!context) return;
  void context.resume().catch(() => {});
  const { currentTime, destination } = context;
  for (const { at, pitch } of NOTES) {
    const note = context.createOscillator();
    const volume = context.createGain();
    note.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, currentTime + at);
    volume.gain.exponentialRampToValueAtTime(0.4, currentTime + at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, currentTime + at + LENGTH);
    note.connect(volume).connect(destination);
    note.start(currentTime + at);
    note.stop(currentTime + at + LENGTH);
  }
}

function newContext(): AudioContext | undefined {
  return typeof AudioContext === "undefined" ? undefined : new AudioContext();
}
