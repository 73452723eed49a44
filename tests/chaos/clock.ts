/** How far a clock jumps, in milliseconds. */
export const JUMP_MS = 3 * 60_000;

/** At the signal the process's clock jumps: ahead, and right again, and behind, and right again. What ticks evenly is left alone. */
const JUMPS = `
  const shifts = [${JUMP_MS}, 0, -${JUMP_MS}, 0];
  let shift = 0;
  process.on("SIGUSR2", () => { shift = shifts.shift(); shifts.push(shift); });
  const now = () => Real.now() + shift;
  const Real = Date;
  globalThis.Date = new Proxy(Real, {
    construct: (real, given, made) => Reflect.construct(real, given.length > 0 ? given : [now()], made),
    get: (real, name, self) => (name === "now" ? now : Reflect.get(real, name, self)),
  });`;

/** For NODE_OPTIONS of a process whose clock is to jump at SIGUSR2. */
export const JUMPING = `--import data:text/javascript,${encodeURIComponent(JUMPS)}`;
