/** A new UUIDv7: sortable by time, made in the app because PostgreSQL 15 has no uuidv7(). */
export function newId(): string {
  const now = Date.now().toString(16).padStart(12, "0");
  // the rest of a random one, with its variant: it comes from a pool, so that a hundred thousand cost little
  return `${now.slice(0, 8)}-${now.slice(8)}-7${crypto.randomUUID().slice(15)}`;
}
