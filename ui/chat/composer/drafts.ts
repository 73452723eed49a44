import type { PhotoReference, SheetReference } from "#tools/chats/schema.ts";

const KEPT_MS = 30 * 24 * 60 * 60_000;
const PREFIX = "draft:";

/** Where a message is being written, and by whom: nobody else is shown it. */
export type DraftPlace = { owner: string; chat: string };
/** What was written and not sent. */
export type KeptDraft = { text: string; photos: PhotoReference[]; sheets: SheetReference[] };
type Kept = KeptDraft & { at: number };

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

/** Only what this screen wrote itself: what it refers to is asked of the server when it is sent. */
function parsed(text: string | null): Kept | undefined {
  try {
    const { photos, sheets = [], ...kept } = JSON.parse(text ?? "{}") as Partial<Kept>;
    if (typeof kept.text !== "string" || typeof kept.at !== "number") return undefined;
    if (!photos?.every(({ photoId }) => typeof photoId === "string")) return undefined;
    if (!sheets.every(({ fileId }) => typeof fileId === "string")) return undefined;
    return { text: kept.text, at: kept.at, photos, sheets };
  } catch {
    return undefined;
  }
}
