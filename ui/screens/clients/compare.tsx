import { useState } from "react";

/** Two photos over each other, the line between them moved by finger, mouse or arrow keys. */
export function Compare({ before, after }: { before: string; after: string }) {
  const [share, setShare] = useState(50);
  return (
    <div className="flex flex-col gap-3">
      <div className="relative mx-auto aspect-[4/5] max-h-[62dvh] w-full overflow-hidden rounded-[16px] border border-line bg-sunken">
        <img
          src={after}
          alt="The hair after the visit"
          className="absolute inset-0 size-full object-cover"
        />
        <img
          src={before}
          alt="The hair before the visit"
          className="absolute inset-0 size-full object-cover"
          style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }}
        />
        <span
          aria-hidden="true"
          className="absolute inset-y-0 w-0.5 -translate-x-1/2 bg-[#fff]"
          style={{ left: `${share}%` }}
        />
        <Name className="left-3">Before</Name>
        <Name className="right-3">After</Name>
        <input
          type="range"
          min={0}
          max={100}
          value={share}
          aria-label="How much of the photo before is shown"
          aria-valuetext={`${share} percent`}
          onChange={({ target }) => setShare(Number(target.value))}
          className="absolute inset-0 size-full cursor-ew-resize opacity-0"
        />
      </div>
      <p aria-hidden="true" className="text-center text-sm text-ink-2">
        Drag across the photo to compare.
      </p>
    </div>
  );
}

function Name({ className, children }: { className: string; children: string }) {
  return (
    <span
      aria-hidden="true"
      className={`absolute bottom-3 rounded-full bg-[#100c0a]/72 px-2.5 py-0.5 text-2xs font-semibold text-[#fff] ${className}`}
    >
      {children}
    </span>
  );
}
