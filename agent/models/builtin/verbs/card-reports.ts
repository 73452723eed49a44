import { reportBusiness } from "#agent/models/builtin/business/report.ts";
import { reportHouse } from "#agent/models/builtin/house/report.ts";
import { reportKnowledge } from "#agent/models/builtin/report-knowledge.ts";
import type { Report } from "#agent/models/builtin/report.ts";

/** What is said of a tool that came back, by the tool alone. */
export const reportedBy = (tool: string, value: unknown): string | Report =>
  reportBusiness(tool, value) ?? reportHouse(tool, value) ?? reportKnowledge(tool, value);
