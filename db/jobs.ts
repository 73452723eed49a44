import { QUEUES } from "#tools/core/queue-data.ts";
import { PgBoss, type Db as BossDatabase } from "pg-boss";
import postgres, { type Sql } from "postgres";
import { poolOptions } from "./client.ts";

/** A job that no process has finished after this is given to another. */
const EXPIRE_SECONDS = 120;
/** A finished job is kept this long, for whoever looks into what happened. */
const KEPT_SECONDS = 24 * 60 * 60;

/** Connections as pg-boss expects them: JSON goes as node-postgres writes it, so that what is text already stays as it is. */
export function connect(url: string, max: number, pooled = false): Sql {
  return postgres(url, {
    ...poolOptions(max, pooled),
    types: {
      json: {
        to: 114,
        from: [114, 3802],
        serialize: (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value)),
        parse: (text: string): unknown => JSON.parse(text),
      },
    },
  }) as Sql;
}

/**
 * pg-boss over postgres.js, by connections of `connect`: those that drizzle uses write values in another way. What pg-boss sends as several statements with
 * its own BEGIN and COMMIT runs on one connection.
 */
export function bossOver(sql: Sql): BossDatabase {
  return {
    executeSql: async (text, values) => {
      if (values?.length) {
        const given = values.map((value) => value ?? null);
        return { rows: [...(await sql.unsafe(text, given as never[]))] };
      }
      const connection = await sql.reserve();
      try {
        const answer: unknown[] = await connection.unsafe(text).simple();
        // several statements give several answers
        return { rows: answer.some(Array.isArray) ? answer.flat() : [...answer] };
      } finally {
        connection.release();
      }
    },
  };
}

/** Makes or updates the tables and queues of the jobs, as their owner and under the migration's lock. */
export async function installJobs(url: string): Promise<void> {
  const sql = connect(url, 1);
  const boss = new PgBoss({
    db: bossOver(sql),
    migrate: true,
    supervise: false,
    schedule: false,
  });
  const failures: unknown[] = [];
  boss.on("error", (error) => failures.push(error));
  await boss.start();
  try {
    const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
    for (const [name, wanted] of Object.entries(QUEUES)) {
      const options = {
        ...wanted,
        expireInSeconds: EXPIRE_SECONDS,
        deleteAfterSeconds: KEPT_SECONDS,
      };
      if (known.has(name)) await boss.updateQueue(name, options);
      else await boss.createQueue(name, options);
    }
  } finally {
    await boss.stop({ graceful: false });
    await sql.end();
  }
  if (failures.length > 0) throw failures[0];
}
