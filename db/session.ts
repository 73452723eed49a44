import type { Sql } from "postgres";
import type { AccountStatus, SalonRole } from "#tools/core/role-schema.ts";
import type { Turn } from "./lanes.ts";
import { preparing } from "./prepared.ts";

type Person = { id: string; name: string; email: string; passwordMailed: boolean };
type Place = {
  userId: string;
  salonId: string;
  stylistId: string;
  role: SalonRole;
  accountStatus: AccountStatus;
};

/** By the pool's own login, the only one that reads sessions; of the salons' tables it sees where people work (after.sql). */
const SESSION = `select u.id, u.name, u.email, u.password_mailed, p.salon_id, p.id, p.role, p.account_status
  from session s join "user" u on u.id = s.user_id left join stylists p on p.user_id = u.id
  where s.token = $1 and s.expires_at >= $2`;

type Found = [
  ...[id: string, name: string, email: string, passwordMailed: boolean],
  ...[salonId: string | null, stylistId: string, role: SalonRole, accountStatus: AccountStatus],
];

/** Reads sessions that are not over by the hash of their token, with where whoever it is works. */
export function sessionsOf(pool: Sql, turn: Turn) {
  const prepared = preparing(pool);
  return async (
    hash: string,
    now: Date,
  ): Promise<{ user: Person; membership: Place | null } | null> => {
    const [row] = await turn(async () =>
      prepared.unsafe(SESSION, [hash, now.toISOString()]).values(),
    );
    if (!row) return null;
    const [id, name, email, passwordMailed, salonId, ...place] = row as unknown as Found;
    const [stylistId, role, accountStatus] = place;
    const membership = salonId && { userId: id, salonId, stylistId, role, accountStatus };
    return { user: { id, name, email, passwordMailed }, membership: membership || null };
  };
}
