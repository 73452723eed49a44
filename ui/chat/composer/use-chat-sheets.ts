import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { SheetReference } from "#tools/chats/schema.ts";
import { MAX_CHAT_SHEETS } from "#tools/chats/sheet-rules.ts";
import { receiveMigrationFiles, sheetWaits } from "#ui/api/house/migration.ts";
import { sessionQuery } from "#ui/api/session.ts";
import { sentenceOf } from "#ui/lib/http/api-error.ts";

/** What the picker offers beside photos. */
export const ACCEPTED_SHEETS: Record<string, string[]> = {
  "text/csv": [".csv"],
  "application/vnd.ms-excel": [".xls"],
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": [".xlsx"],
};

/** A sheet of a message being written: on its way, there, or refused with a sentence. */
export type ChatSheet = {
  key: string;
  name: string;
  reference?: SheetReference;
  failure?: string;
};

const isSheet = ({ name }: File) => /\.(?:csv|xls|xlsx)$/i.test(name);

/**
 * Sheets of one message, those of an unsent one first: each is uploaded at once, and waits there for a yes like one of the Data
 * Migration screen.
 */
export function useChatSheets(unsent: readonly SheetReference[] = []) {
  const queryClient = useQueryClient();
  const receive = useMutation(receiveMigrationFiles);
  const [sheets, setSheets] = useState<ChatSheet[]>(() => unsent.map(keptSheet));
  const [first] = useState(unsent);
  useEffect(() => {
    // it may have been brought in, or left out, since
    for (const { migrationId, fileId } of first)
      void sheetWaits(migrationId, fileId).then(
        (waits) => !waits && setSheets((before) => before.filter(({ key }) => key !== fileId)),
      );
  }, [first]);
  const settle = (keys: ReadonlySet<string>, as: (at: number) => Partial<ChatSheet>) =>
    setSheets((before) => {
      let at = -1;
      return before.map((sheet) => {
        if (!keys.has(sheet.key)) return sheet;
        at += 1;
        return { ...sheet, ...as(at) };
      });
    });
  const references = sheets.flatMap(({ reference }) => (reference ? [reference] : []));
  const send = async (files: readonly File[], keys: ReadonlySet<string>) => {
    try {
      const session = await queryClient.ensureQueryData(sessionQuery);
      if (!session) return;
      const { stylistId } = session.salon;
      const moved = await receive.mutateAsync({ stylistId, platform: "other", files });
      settle(keys, (at) => {
        const file = moved.files[at];
        return file
          ? { reference: { migrationId: moved.id, fileId: file.id, name: file.fileName } }
          : { failure: "It was not kept." };
      });
    } catch (error) {
      settle(keys, () => ({ failure: sentenceOf(error, "It could not be read.") }));
    }
  };
  return {
    sheets,
    references,
    /** What of it goes along with the message. */
    draft: references.length > 0 ? { sheets: references } : {},
    sending: sheets.some(({ reference, failure }) => !reference && !failure),
    /** Takes what is a sheet, as many as there is room for. @returns the other files */
    take: (files: readonly File[]): File[] => {
      const taken = files.filter(isSheet).slice(0, Math.max(0, MAX_CHAT_SHEETS - sheets.length));
      const added = taken.map(({ name }) => ({ key: crypto.randomUUID(), name }));
      if (added.length > 0) {
        setSheets((before) => [...before, ...added]);
        void send(taken, new Set(added.map(({ key }) => key)));
      }
      return files.filter((file) => !isSheet(file));
    },
    remove: (key: string) => setSheets((before) => before.filter((sheet) => sheet.key !== key)),
    clear: () => setSheets([]),
  };
}

const keptSheet = (reference: SheetReference): ChatSheet => ({
  key: reference.fileId,
  name: reference.name,
  reference,
});
