import type { Sql } from "postgres";
import type { AccountStatus, SalonRole } from "#tools/core/role-schema.ts";
import type { Turn } from "./lanes.ts";
import { preparingIn } from "./prepared.ts";

type Person = { id: string; name: string; email: string; passwordMailed: boolean };
type Place = {
  userId: string;
  salonId: string;
  stylistId: string;
  role: SalonRole;
  accountStatus: AccountStatus;
};

/** By the pool's own login, the only one that reads sessions; the person is handed on within the transaction. */
const PERSON = `select u.id, u.name, u.email, u.password_mailed as "passwordMailed", set_config('app.user_id', u.id, true)
  from session s join "user" u on u.id = s.user_id where s.token = $1 and s.expires_at >= $2`;
/** As the role that sees all salons. */
const PLACE = `select user_id as "userId", salon_id as "salonId", id as "stylistId", role, account_status as "accountStatus"
  from stylists where user_id = current_setting('app.user_id', true)`;

/** Reads sessions that are not over by the hash of their token: all that is asked of one goes out together. */
export function sessionsOf(pool: Sql, turn: Turn) {
  return (hash: string, now: Date) => {
    // nothing was written, so that nobody waits for its end
    const { promise, resolve, reject } = Promise.withResolvers<{
      user: Person;
      membership: Place | null;
    } | null>();
    turn(() =>
      pool.begin("read only", async (tx) => {
        const here = preparingIn(tx, pool.options);
        const [[user], , [membership]] = await Promise.all([
          here.unsafe<Person[]>(PERSON, [hash, now.toISOString()]),
          tx.unsafe("set local role undertone_system"),
          here.unsafe<Place[]>(PLACE),
        ]);
        resolve(user ? { user, membership: membership ?? null } : null);
      }),
    ).catch(reject);
    return promise;
  };
}
