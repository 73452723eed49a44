import type { ReactNode } from "react";
import { FigureFrame } from "./frame.tsx";

const HAIR = "var(--l6)";
const LIGHT = "var(--l8)";

/** The four photos to take, as they should fill the frame. */
export function Angles() {
  return (
    <FigureFrame
      className="grid grid-cols-2 gap-3 @lg:grid-cols-4"
      caption="The hair fills more than half of the picture, the same distance each time: about an arm’s length."
    >
      <Shot name="Back" says="The back of the head, hair down over the shoulders">
        <path d="M18 88c0-14 12-20 32-20s32 6 32 20v12H18z" fill="var(--line)" />
        <path
          d="M50 12c-18 0-26 14-26 30 0 20-4 34-6 42h64c-2-8-6-22-6-42 0-16-8-30-26-30z"
          fill={HAIR}
        />
        <path
          d="M50 14v68M38 22c-4 20-4 40-8 60M62 22c4 20 4 40 8 60"
          className="stroke-surface"
          opacity=".28"
        />
      </Shot>
      <Shot name="Side" says="The head from the side, from temple to ends">
        <path d="M22 90c2-12 14-18 30-18s28 8 28 18v10H22z" fill="var(--line)" />
        <path d="M30 34c-6 4-8 12-4 16l-4 8 5 2c0 8 3 13 12 12l8-30z" fill="#c99e83" />
        <path
          d="M34 40C26 20 44 10 58 14c20 6 22 28 22 44 0 12 2 20 4 26H52c-2-12-6-18-4-30-8-2-12-6-14-14z"
          fill={HAIR}
        />
        <path
          d="M56 22c10 12 8 40 14 60M46 26c8 16 8 36 12 56"
          className="stroke-surface"
          opacity=".28"
          fill="none"
        />
      </Shot>
      <Shot name="Parting" says="The parting from above, close up">
        <rect width="100" height="100" fill={HAIR} />
        <path d="M48 0c3 30-2 60 2 100h6c-4-40 1-70-2-100z" fill="#d9b9a0" />
        {[8, 20, 32, 44, 56, 68, 80, 92].map((y) => (
          <g key={y} className="stroke-surface" opacity=".34" fill="none">
            <path d={`M48 ${y}q-18 2-48 22`} />
            <path d={`M56 ${y}q18 2 44 22`} />
          </g>
        ))}
      </Shot>
      <Shot name="Ends" says="The ends of the hair on a white towel">
        <rect width="100" height="100" fill="var(--line)" />
        {[0, 1, 2, 3, 4, 5, 6, 7].map((at) => (
          <path
            key={at}
            d={`M${14 + at * 10} 0q${at - 4} 40 ${(at - 3.5) * 1.6} ${66 + ((at * 7) % 18)}`}
            stroke={at % 2 ? LIGHT : HAIR}
            strokeWidth="8"
            strokeLinecap="round"
            fill="none"
          />
        ))}
      </Shot>
    </FigureFrame>
  );
}

function Shot({ name, says, children }: { name: string; says: string; children: ReactNode }) {
  return (
    <div className="text-center text-sm">
      <svg
        viewBox="0 0 100 100"
        role="img"
        aria-label={says}
        className="mb-2 aspect-square w-full rounded-m bg-surface"
      >
        {children}
        <path
          d="M6 18V6h12M82 6h12v12M94 82v12H82M18 94H6V82"
          className="stroke-ink"
          strokeWidth="2"
          fill="none"
        />
      </svg>
      <span className="font-semibold">{name}</span>
    </div>
  );
}
