import { FigureFrame } from "./frame.tsx";

const SHAFTS = [
  { name: "Low", feel: "glass, water beads", out: 1.2, gap: 11 },
  { name: "Normal", feel: "smooth, water spreads", out: 4, gap: 13 },
  { name: "High", feel: "ruffled, water is drunk", out: 10, gap: 16 },
] as const;
const TALL = 150;

/** Three hairs under a lens: scales closed, at rest, raised. */
export function PorosityShafts() {
  return (
    <FigureFrame className="grid grid-cols-3 gap-3">
      {SHAFTS.map(({ name, feel, out, gap }) => (
        <div key={name} className="text-center">
          <svg
            viewBox={`0 0 90 ${TALL}`}
            role="img"
            aria-label={`${name} porosity: ${feel}`}
            className="mx-auto h-36 text-ink-2"
          >
            <rect x="29" y="0" width="32" height={TALL} fill="var(--l6)" opacity="0.85" />
            <rect x="41" y="0" width="8" height={TALL} fill="var(--l4)" opacity="0.6" />
            {scales(gap).map((y) => (
              <g key={y} fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round">
                <path d={`M29 ${y} q -${out} ${gap * 0.5} -${out} ${gap * 0.95}`} />
                <path d={`M61 ${y} q ${out} ${gap * 0.5} ${out} ${gap * 0.95}`} />
                <path d={`M29 ${y} q 16 7 32 0`} opacity="0.35" />
              </g>
            ))}
          </svg>
          <p className="mt-3 font-semibold">{name}</p>
          <p className="text-sm text-ink-2">{feel}</p>
        </div>
      ))}
    </FigureFrame>
  );
}

function scales(gap: number): number[] {
  return Array.from({ length: Math.floor((TALL - 6) / gap) }, (_, at) => 4 + at * gap);
}
