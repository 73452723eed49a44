import { z } from "zod";
import { defineTool } from "#tools/core/tool.ts";
import { getRoadmap } from "./roadmaps.ts";
import { PlannedRoadmap } from "./schema.ts";

export const roadmapTools = {
  share_roadmap: defineTool({
    description:
      "Offer the plan of several visits for sharing with the client. The card lets the stylist make the link with one tap, copy it or end it; you never see the link, so do not write one.",
    input: z.strictObject({
      consultationId: z
        .uuid()
        .describe("The id of a consultation whose goal takes several visits."),
    }),
    output: PlannedRoadmap,
    // the tap is on the card itself: a link in an answer would be kept with the chat and read by the model
    effect: "read",
    run: getRoadmap,
  }),
};
