import { reportBusiness } from "#agent/models/builtin/business/report.ts";
import { FRAMES } from "#agent/models/builtin/frames/all.ts";
import { reportHouse } from "#agent/models/builtin/house/report.ts";
import { reportKnowledge } from "#agent/models/builtin/report-knowledge.ts";
import type { Report } from "#agent/models/builtin/report.ts";
import type { About } from "./verb.ts";
import { reportTexts } from "#agent/models/builtin/texts/report.ts";

/** What is said of a tool that came back, by the tool alone. */
export const reportedBy = (tool: string, value: unknown, about: About): string | Report =>
  FRAMES.find((frame) => frame.tool === tool && frame.report)?.report?.(value, {}, about) ??
  reportTexts(tool, value) ??
  reportBusiness(tool, value, undefined) ??
  reportHouse(tool, value) ??
  reportKnowledge(tool, value);
