import type { Services } from "#agent/context.ts";
import { deleteSalon } from "#tools/exports/delete-salon.ts";
import { salonsOver } from "#tools/exports/leaving.ts";

/** Deletes the salons whose time is over. @returns whether it was done with all of them; the others are gone on with by the next round */
export async function deleteSalonsOver(services: Services): Promise<boolean> {
  const { tenancy, now, cards, photos, jobs, log } = services;
  const db = tenancy.forPlatform();
  let all = true;
  for (const salonId of await salonsOver(db, now())) {
    try {
      const removePeople = (ids: string[]) => remove(services, ids);
      await deleteSalon({ db, cards, photos, jobs, log, removePeople }, salonId);
    } catch (err) {
      all = false;
      log.error({ err, salonId }, "a salon could not be deleted to its end");
    }
  }
  return all;
}

async function remove({ auth }: Services, userIds: readonly string[]): Promise<void> {
  const { internalAdapter, adapter } = await auth.$context;
  for (const userId of userIds) {
    await internalAdapter.deleteUserSessions(userId);
    await adapter.deleteMany({
      model: "verification",
      where: [{ field: "value", value: userId }],
    });
    await internalAdapter.deleteUser(userId);
  }
}
