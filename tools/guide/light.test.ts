import { join } from "node:path";
import { expect, it } from "vitest";
import { LIGHT_HAIR, LIGHT_SHOTS, SPOILED_SHOTS } from "#tools/guide/light-data.ts";
import { readShot } from "#tests/light-pictures/shots.ts";

it.each(LIGHT_SHOTS)("says of the photo “$title” what the engine reads in it", async (shot) => {
  const { level, tone, zones, quality } = await readShot(
    join(import.meta.dirname, "../../ui/public", shot.image),
    shot,
  );
  expect({ level, tone, flags: quality.flags }).toEqual({
    level: shot.read.level,
    tone: shot.read.tone,
    flags: shot.read.flags,
  });
  for (const [zone, read] of Object.entries(shot.read.zones ?? {}))
    expect(zones[zone as keyof typeof zones]?.level, zone).toBe(read);
});

it("shows of each spoiled photo what it costs: a wrong level, a wrong tone, or less certainty", () => {
  const certain = 2; // levels between least and most, as the good photo has them
  for (const { title, read } of SPOILED_SHOTS) {
    const { level, tone } = read;
    const spoiled =
      level === null ||
      tone !== LIGHT_HAIR.tone ||
      Math.abs(level.value - LIGHT_HAIR.level) > 1 ||
      level.high - level.low > certain;
    expect(spoiled, title).toBe(true);
  }
});
