import { z } from "zod";
import { PhotoReference, SheetReference } from "#tools/chats/schema.ts";

const KEPT_MS = 30 * 24 * 60 * 60_000;
const PREFIX = "draft:";

const Kept = z.object({
  text: z.string(),
  photos: z.array(PhotoReference),
  sheets: z.array(SheetReference).default([]),
  at: z.number(),
});

/** Where a message is being written, and by whom: nobody else is shown it. */
export type DraftPlace = { owner: string; chat: string };
/** What was written and not sent. */
export type KeptDraft = Omit<z.infer<typeof Kept>, "at">;

/** What is kept where nothing was written. */
export const NO_DRAFT: KeptDraft = { text: "", photos: [], sheets: [] };

/** What was left unsent here, on this device; nothing after 30 days. */
export function readDraft(place: DraftPlace): KeptDraft {
  dropOld();
  const kept = parsed(localStorage.getItem(keyOf(place)));
  if (!kept) return NO_DRAFT;
  const { at: _at, ...draft } = kept;
  return draft;
}

/** Keeps what is being written; once there is nothing, nothing is kept. */
export function keepDraft(place: DraftPlace, draft: KeptDraft): void {
  const key = keyOf(place);
  if (!draft.text && draft.photos.length + draft.sheets.length === 0) {
    localStorage.removeItem(key);
    return;
  }
  try {
    localStorage.setItem(key, JSON.stringify({ ...draft, at: Date.now() }));
  } catch {
    // a full store keeps no draft; the words stay in the field
  }
}

const keyOf = ({ owner, chat }: DraftPlace) => `${PREFIX}${owner}:${chat}`;

function dropOld(): void {
  for (const key of Object.keys(localStorage)) {
    if (!key.startsWith(PREFIX)) continue;
    const kept = parsed(localStorage.getItem(key));
    if (!kept || Date.now() - kept.at > KEPT_MS) localStorage.removeItem(key);
  }
}

function parsed(text: string | null): z.infer<typeof Kept> | undefined {
  try {
    return Kept.safeParse(JSON.parse(text ?? "null")).data;
  } catch {
    return undefined;
  }
}
