import "./styles.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router/dom";
import { sessionQuery } from "#ui/api/session.ts";
import { Toaster } from "#ui/components/layers/toaster.tsx";
import { startAppWorker, stopAppWorker } from "#ui/lib/device/app-worker.ts";
import { whenQuiet } from "#ui/lib/device/when-quiet.ts";
import { makeQueryClient } from "#ui/lib/http/query.ts";
import { router } from "./routes.tsx";

// zod would compile its parsers with eval, which the page's policy forbids; it reads this when it loads
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

const client = makeQueryClient();
void client.prefetchQuery(sessionQuery);

const inPlace = import.meta.env.PROD
  ? startAppWorker((path) => void router.navigate(path), new Promise(whenQuiet))
  : stopAppWorker();
inPlace.catch(() => {
  // a browser that keeps nothing opens the app by the network alone
});

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>
  </StrictMode>,
);
