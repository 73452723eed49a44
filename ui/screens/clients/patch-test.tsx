import { TestTube } from "lucide-react";
import { useState } from "react";
import type { Client } from "#tools/clients/schema.ts";
import { TestDialog } from "#ui/cards/client/test-dialog.tsx";
import { Button } from "#ui/components/button.tsx";

/** Records a patch test, beside what is known of the last. */
export function PatchTest({ client: { id, name } }: { client: Client }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={TestTube} className="-my-1.5 max-md:mb-0" onClick={() => setOpen(true)}>
        Patch test
      </Button>
      {open && <TestDialog clientId={id} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}
