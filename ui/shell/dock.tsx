import { X } from "lucide-react";
import { Suspense } from "react";
import { IconButton } from "#ui/components/icon-button.tsx";
import { Sheet } from "#ui/components/layers/sheet.tsx";
import { Skeleton } from "#ui/components/page/skeleton.tsx";
import { NARROW, useMedia } from "#ui/lib/device/media.ts";
import { closeDock, useDock } from "./dock-state.ts";
import type { Beside, ShellSlots } from "./slots.ts";

/** The assistant beside a screen: a column at a desk, a sheet on a tablet, the whole height on a phone. */
export function Dock({
  content: Content,
  beside,
}: {
  content: NonNullable<ShellSlots["dock"]>;
  beside: Beside;
}) {
  const open = useDock((state) => state.open);
  const narrow = useMedia(NARROW);
  if (!open) return null;
  const body = (
    <Suspense fallback={<DockSkeleton />}>
      <Content beside={beside} />
    </Suspense>
  );
  if (narrow) {
    return (
      <Sheet open onClose={closeDock} title="Assistant" className="w-full md:w-[420px]">
        <div className="flex h-full flex-col">{body}</div>
      </Sheet>
    );
  }
  return (
    <aside
      aria-label="Assistant"
      className="relative flex w-96 shrink-0 flex-col border-l border-line-soft bg-sunken"
    >
      <header className="flex h-15 shrink-0 items-center justify-between pr-3 pl-5">
        <h2 className="text-lg">Assistant</h2>
        <IconButton label="Close assistant" icon={<X size={18} />} onClick={closeDock} tip="left" />
      </header>
      <div className="flex min-h-0 flex-1 flex-col overflow-y-auto px-5 pb-5">{body}</div>
    </aside>
  );
}

function DockSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="flex flex-col gap-3">
      <Skeleton className="h-16" />
      <Skeleton className="h-28" />
    </div>
  );
}
