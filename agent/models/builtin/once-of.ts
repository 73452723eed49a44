/**
 * Works something out of an object once, for as long as it is there: what the calls of a thread gave stays the same from one
 * message to the next (`loadMessages`).
 */
export function onceOf<Of extends object, Made>(work: (of: Of) => Made): (of: Of) => Made {
  const known = new WeakMap<Of, { made: Made }>();
  return (of) => {
    let entry = known.get(of);
    if (!entry) known.set(of, (entry = { made: work(of) }));
    return entry.made;
  };
}
