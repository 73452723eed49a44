import { createContext } from "react";

/** Whether the bench stands beside the chat and shows what the photos say: then the thread need not repeat it. */
export const BenchInSight = createContext(false);
