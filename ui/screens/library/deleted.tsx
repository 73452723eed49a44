import { useMutation } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { RestoreLibraryFormula } from "#tools/library/schema.ts";
import { restoreLibraryFormula } from "#ui/api/chair/library.ts";
import { Button } from "#ui/components/button.tsx";

/** How long a deleted formula can be had back, in milliseconds. */
const UNDO_MS = 30_000;

/** For half a minute after a formula was deleted: the way to have it back. */
export function Deleted() {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const restore = useMutation(restoreLibraryFormula);
  const { data: deleted } = RestoreLibraryFormula.safeParse(
    (state as { deleted?: unknown } | null)?.deleted,
  );
  const pending = restore.isPending;
  useEffect(() => {
    if (!deleted || pending) return undefined;
    const timer = setTimeout(() => void navigate({ search }, { replace: true }), UNDO_MS);
    return () => clearTimeout(timer);
  }, [deleted, pending, navigate, search]);
  if (!deleted) return null;
  const undo = () =>
    restore.mutate(deleted, {
      onSuccess: () => void navigate({ search }, { replace: true, state: null }),
    });
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-card border border-line bg-raised py-2.5 pr-3 pl-4">
      <p role="status" className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        “{deleted.name}” was deleted.
      </p>
      <Button icon={Undo2} pending={pending} onClick={undo}>
        Undo
      </Button>
    </div>
  );
}
