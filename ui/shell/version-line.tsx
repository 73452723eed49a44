import { RefreshCw } from "lucide-react";
import { Button } from "#ui/components/button.tsx";
import { takeNewVersion, useNewVersion } from "#ui/lib/device/app-worker.ts";

/** Says that there is a newer version; it is loaded when somebody says so, and never by itself. */
export function VersionLine() {
  const waiting = useNewVersion((state) => state.waiting);
  return (
    <div role="status" aria-label="Version">
      {waiting && (
        <p className="flex flex-wrap items-center gap-x-2.5 border-b border-line-soft bg-sunken px-4 py-1 text-sm text-ink-2">
          <RefreshCw size={16} aria-hidden="true" className="shrink-0" />
          There is a new version of Undertone.
          <Button kind="ghost" onClick={takeNewVersion}>
            Reload
          </Button>
        </p>
      )}
    </div>
  );
}
