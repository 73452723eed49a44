import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { sessionQuery } from "#ui/api/session.ts";
import { keepDraft, readDraft, type DraftPlace, type KeptDraft } from "./drafts.ts";

/** Where the person who is signed in writes to a chat; undefined where nothing is to be kept. */
export function useDraftPlace(chat: string | undefined): DraftPlace | undefined {
  const queryClient = useQueryClient();
  const owner = queryClient.getQueryData(sessionQuery.queryKey)?.user.id ?? "";
  return useMemo(() => (chat === undefined ? undefined : { owner, chat }), [owner, chat]);
}

/** What was left unsent there before; undefined where nothing was. */
export function useUnsent(place: DraftPlace | undefined): KeptDraft | undefined {
  const [unsent] = useState(() => place && readDraft(place));
  return unsent;
}

/** Keeps what is being written: it survives a look at another screen, a reload, and signing out and in again. */
export function useKeepDraft(place: DraftPlace | undefined, draft: KeptDraft): void {
  const written = JSON.stringify(draft);
  useEffect(() => {
    if (place) keepDraft(place, JSON.parse(written) as KeptDraft);
  }, [place, written]);
}
