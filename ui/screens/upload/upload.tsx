import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { receiveImport } from "#ui/api/house/imports.ts";
import { ChosenFile } from "#ui/cards/sheet/chosen-file.tsx";
import { SheetDrop } from "#ui/cards/sheet/sheet-drop.tsx";
import { Button } from "#ui/components/button.tsx";
import { FormAlert } from "#ui/components/fields/form-alert.tsx";
import { PageHeader } from "#ui/components/page/page-header.tsx";
import { Page } from "#ui/components/page/page.tsx";
import { ImportHistory } from "./import-history.tsx";
import { SentSheet } from "./sent-sheet.tsx";
import { WhatIsUnderstood } from "./what-is-understood.tsx";

/** Brings a salon's spreadsheet of formulas into the library: choose, look how it reads, upload. */
export function Component() {
  const [file, setFile] = useState<File>();
  const [importId, setImportId] = useState<string>();
  const receive = useMutation(receiveImport);
  const choose = (chosen: File) => {
    setFile(chosen);
    receive.mutate(chosen, {
      onSuccess: ({ id }) => setImportId(id),
      onError: () => setFile(undefined),
    });
  };
  const clear = () => {
    setFile(undefined);
    setImportId(undefined);
    receive.reset();
  };
  return (
    <Page>
      <PageHeader
        title="Upload Formulas"
        lead="Your formula book as a spreadsheet, into your library. You see how every row reads before anything is kept."
      />
      {importId ? (
        <SentSheet key={importId} id={importId} onClear={clear} />
      ) : (
        <>
          {file && receive.isPending ? (
            <ChosenFile name={file.name} bytes={file.size}>
              <Button kind="primary" pending>
                Upload
              </Button>
              <Button onClick={clear}>Cancel</Button>
            </ChosenFile>
          ) : (
            <SheetDrop
              name="Spreadsheet of formulas"
              invites={{
                drop: "Drop your formula sheet here",
                choose: "Choose your formula sheet",
              }}
              hint="Excel or CSV (.xlsx, .xls, .csv), up to 10 MB and 100,000 rows. Nothing is taken before you have seen how it reads."
              onFiles={([first]) => first && choose(first)}
            />
          )}
          <FormAlert error={receive.error} />
          <WhatIsUnderstood />
        </>
      )}
      <ImportHistory open={importId} onOpen={setImportId} />
    </Page>
  );
}
