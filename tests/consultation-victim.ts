import { readFile } from "node:fs/promises";
import { createPlatforms } from "#agent/adapters/graph.ts";
import { createMigrationClients } from "#agent/adapters/sources/migration-clients.ts";
import { createPhotoStore } from "#agent/adapters/photo-store.ts";
import { createCards } from "#agent/adapters/stripe/stripe.ts";
import { createTexter } from "#agent/adapters/twilio.ts";
import { contextFor } from "#agent/context.ts";
import { readEnv } from "#agent/env.ts";
import { builtinModel } from "#agent/models/builtin/model.ts";
import { wire } from "#agent/wiring.ts";
import { createConsultation } from "#tools/consultations/create.ts";
import type { Actor } from "#tools/core/context.ts";

/*
 * A process that makes one consultation after the other until it is killed. It says on its output where it is, so that
 * the killer can choose the moment. Arguments: database, data folder, actor as JSON, a photo.
 */

const [databaseUrl = "", dataDir = "", actor = "{}", photo = ""] = process.argv.slice(2);
const env = readEnv({ DATA_DIR: dataDir, LOG_LEVEL: "silent" });
const quiet = () => {};
const { services } = await wire({
  env,
  databaseUrl,
  secret: "a secret that only the tests know, 32+",
  publicUrl: "http://localhost",
  model: { provider: "builtin", chat: builtinModel(), vision: null },
  photos: createPhotoStore(env),
  mail: { delivers: false, send: async () => {} },
  sms: createTexter(env, env.publicUrl ?? "http://localhost"),
  cards: createCards(env),
  platforms: createPlatforms(env),
  migrationClients: createMigrationClients(env),
  log: { debug: quiet, info: quiet, warn: quiet, error: quiet },
  now: () => new Date(),
});
const upload = new Uint8Array(await readFile(photo));
for (;;) {
  await createConsultation(
    contextFor(services, JSON.parse(actor) as Actor),
    {
      consultationType: "new",
      currentLevel: 5,
      desiredLevel: 7,
      hairCondition: "virgin",
      previousTreatments: [],
      damageLevel: "1",
      porosity: "normal",
      serviceType: "toning",
      currentPhotos: [upload],
      targetPhoto: upload,
    },
    ({ step }) => console.log(step),
  );
  console.log("saved");
}
