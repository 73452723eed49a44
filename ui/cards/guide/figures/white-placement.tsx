import { FigureFrame } from "./frame.tsx";

/** Where the brush goes, in its order. */
const ORDER = [
  "Hairline and temples",
  "Parting and crown",
  "Nape",
  "Cross-check",
  "Lengths, if they need it",
] as const;

/** The head from above and from behind, with the order of a coverage on it. */
export function WhitePlacement() {
  return (
    <FigureFrame caption="The numbers are the steps below.">
      <svg
        viewBox="0 0 300 190"
        role="img"
        aria-label={`Order on the head: ${ORDER.join(", ").toLowerCase()}`}
        className="w-full max-w-[420px] print:[print-color-adjust:exact]"
      >
        <ellipse cx="75" cy="88" rx="58" ry="72" fill="var(--l5)" />
        <path
          d="M20 72C24 34 46 16 75 16s51 18 55 56c-10-22-28-34-55-34S30 50 20 72z"
          fill="#e4dfd6"
        />
        <path d="M75 38v70M30 92h90" className="stroke-surface" strokeWidth="1.5" opacity=".6" />
        <path
          d="M62 60h26M62 68h26M62 76h26M62 84h26"
          className="stroke-surface"
          strokeWidth="1"
          opacity=".5"
        />
        <path
          d="M225 16c-38 0-52 28-52 60 0 44-6 74-10 96h124c-4-22-10-52-10-96 0-32-14-60-52-60z"
          fill="var(--l5)"
        />
        <path d="M225 16v92M175 96h100" className="stroke-surface" strokeWidth="1.5" opacity=".6" />
        <path
          d="M188 112h74M186 122h78M185 132h80"
          className="stroke-surface"
          strokeWidth="1"
          opacity=".5"
        />
        <Step x={75} y={28} number={1} />
        <Step x={75} y={72} number={2} />
        <Step x={225} y={60} number={2} />
        <Step x={225} y={120} number={3} />
        <Step x={44} y={116} number={4} />
        <Step x={225} y={158} number={5} />
        <text x="75" y="182" textAnchor="middle" className="fill-ink-3 text-[11px]">
          from above, face up
        </text>
        <text x="225" y="184" textAnchor="middle" className="fill-ink-3 text-[11px]">
          from behind
        </text>
      </svg>
    </FigureFrame>
  );
}

function Step({ x, y, number }: { x: number; y: number; number: number }) {
  return (
    <g>
      <circle cx={x} cy={y} r="11" className="fill-ink" />
      <text x={x} y={y + 4.5} textAnchor="middle" className="fill-bg text-[13px] font-bold">
        {number}
      </text>
    </g>
  );
}
