import { BEFORE } from "./before-data.ts";
import { CLIENTS } from "./clients-data.ts";
import { EXPECTATIONS } from "./expectations-data.ts";
import { PRACTICE, SAFETY } from "./practice-data.ts";
import { PHOTOS, READING } from "./reading-data.ts";
import type { Chapter } from "./schema.ts";
import { TESTS } from "./tests-data.ts";
import { TROUBLE } from "./trouble-data.ts";
import { WHITE } from "./white-data.ts";

/** The Consultation Guide, in the order of a visit. */
export const GUIDE: readonly Chapter[] = [
  BEFORE,
  READING,
  TESTS,
  PHOTOS,
  EXPECTATIONS,
  CLIENTS,
  WHITE,
  TROUBLE,
  PRACTICE,
  SAFETY,
];
