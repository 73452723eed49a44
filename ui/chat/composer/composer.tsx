import { useQuery } from "@tanstack/react-query";
import { ArrowUp, Camera, Square } from "lucide-react";
import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
} from "react";
import { useDropzone } from "react-dropzone";
import { may } from "#tools/access/permissions-rules.ts";
import { ACCEPTED_FILES } from "#ui/cards/photo-intake/intake-rules.ts";
import { sessionQuery } from "#ui/api/session.ts";
import { RefusedFiles } from "#ui/cards/photo-intake/photo-intake.tsx";
import { IconButton } from "#ui/components/icon-button.tsx";
import { UNREACHABLE } from "#ui/lib/http/api.ts";
import { cx } from "#ui/lib/cx.ts";
import { TOUCH, useMedia } from "#ui/lib/device/media.ts";
import { toast } from "#ui/lib/toast.ts";
import { spelledOut } from "./composer-commands.ts";
import { ComposerMenu } from "./composer-menu.tsx";
import { ComposerPhotos } from "./composer-photos.tsx";
import { ComposerSheets } from "./composer-sheets.tsx";
import { ComposerSuggestions } from "./composer-suggestions.tsx";
import { keepDraft, NO_DRAFT } from "./drafts.ts";
import type { Draft } from "#ui/chat/thread/threads.ts";
import { useChatPhotos } from "./use-chat-photos.ts";
import { useDraftPlace, useKeepDraft, useUnsent } from "./use-draft.ts";
import { ACCEPTED_SHEETS, useChatSheets } from "./use-chat-sheets.ts";
import { useDropAround } from "./use-drop-around.ts";
import { useSuggestions } from "./use-suggestions.ts";
import { DictationButton } from "#ui/chat/voice/dictation-button.tsx";

export type ComposerProps = {
  /** May be a promise: while it is not kept, the draft stays in the composer. */
  onSend: (draft: Draft) => unknown;
  /** A reply is being written: it can be stopped, and what is sent goes after it. */
  busy?: boolean;
  onStop?: () => void;
  placeholder?: string;
  /** What an edited message said. */
  initial?: string;
  /** Keeps what is unsent under this key, for the person who wrote it. */
  remember?: string;
  autoFocus?: boolean;
  big?: boolean;
};

/** On a phone the words have a row of their own above the buttons; below a thread only once there are some, so that nothing moves under a finger when the field is left. */
const NARROW_FIELD = "@max-md:order-first @max-md:basis-full @max-md:px-3";
const NARROW_FIELD_WRITTEN =
  "@max-md:not-placeholder-shown:order-first @max-md:not-placeholder-shown:basis-full @max-md:not-placeholder-shown:px-3";

/**
 * Text and photos on their way to the assistant, typed or spoken. Enter sends on a keyboard and makes a new line on touch;
 * "/" at the head of a message offers commands, "@" the salon's clients.
 */
export function Composer({
  onSend,
  busy = false,
  onStop,
  placeholder = "Message",
  initial = "",
  remember,
  autoFocus,
  big,
}: ComposerProps) {
  const touch = useMedia(TOUCH);
  const field = useRef<HTMLTextAreaElement>(null);
  const place = useDraftPlace(remember);
  const unsent = useUnsent(place);
  const [text, setText] = useState(unsent?.text || initial);
  const [caret, setCaret] = useState(text.length);
  const [unsure, setUnsure] = useState("");
  const placed = useRef<number>(undefined);
  const list = useId();
  const photos = useChatPhotos(unsent?.photos);
  const sheets = useChatSheets(unsent?.sheets);
  useKeepDraft(place, { text, photos: photos.references, sheets: sheets.references });
  const { data: session } = useQuery(sessionQuery);
  // the server takes neither photos nor sheets of the reception
  const takesFiles = !session || may(session.salon.role, "see_photos");
  const add = (files: readonly File[]) => takesFiles && photos.add(sheets.take(files));
  const over = useDropAround(field, add) && takesFiles;
  const { getInputProps, open } = useDropzone({
    accept: { ...ACCEPTED_FILES, ...ACCEPTED_SHEETS },
    noDrag: true,
    onDrop: (accepted, rejected) => add([...accepted, ...rejected.map(({ file }) => file)]),
  });
  const [leaving, setLeaving] = useState(false);
  const held = leaving || photos.sending || sheets.sending;
  const holds = photos.references.length + photos.unsent.length + sheets.references.length > 0;
  const sendable = (words: string) => !held && (words.trim() !== "" || holds);

  const clear = () => {
    // this may be gone before it is drawn again: the next screen must not find what was sent
    if (place) keepDraft(place, NO_DRAFT);
    setText("");
    photos.clear();
    sheets.clear();
    field.current?.focus();
  };
  const submit = (words = text) => {
    if (!sendable(words)) return;
    const going = onSend({
      text: spelledOut(words),
      photos: photos.references,
      ...(photos.unsent.length > 0 && { unsent: photos.unsent }),
      ...sheets.draft,
    });
    if (!(going instanceof Promise)) {
      clear();
      return;
    }
    setLeaving(true);
    void going
      .then(clear, () =>
        toast({ tone: "destructive", title: "Not sent", description: UNREACHABLE }),
      )
      .finally(() => setLeaving(false));
  };
  /** Puts words into the field with the caret behind them. */
  const write = (words: string, at = words.length) => {
    placed.current = at;
    setText(words);
    setCaret(at);
    field.current?.focus();
  };
  useLayoutEffect(() => {
    if (placed.current === undefined) return;
    field.current?.setSelectionRange(placed.current, placed.current);
    placed.current = undefined;
  });
  const suggested = useSuggestions(text, caret, (taken) =>
    taken.sends ? submit(taken.text) : write(taken.text, taken.caret),
  );
  const onKeyDown = (event: KeyboardEvent) => {
    if (suggested.onKey(event)) return;
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    const sends = touch ? event.ctrlKey || event.metaKey : !event.shiftKey;
    if (!sends) return;
    event.preventDefault();
    submit();
  };
  const onPaste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (files.length === 0) return;
    event.preventDefault();
    add(files);
  };

  return (
    <div className="flex w-full flex-col gap-2">
      <RefusedFiles refused={photos.refused} onDismiss={photos.forgetRefused} />
      <form
        aria-label="Message to the assistant"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        className={cx(
          "@container relative rounded-[26px] border bg-surface shadow-edge transition-colors duration-150 focus-within:border-ink-3",
          over ? "border-dashed border-ink" : "border-line",
        )}
      >
        <ComposerSuggestions
          id={list}
          label={suggested.kind === "command" ? "Commands" : "Clients"}
          shown={suggested.shown}
          at={suggested.at}
          onTake={suggested.take}
          below={big ?? false}
        />
        <ComposerPhotos photos={photos} />
        <ComposerSheets sheets={sheets.sheets} onRemove={sheets.remove} />
        {unsure && (
          <p aria-live="polite" className="px-5 pt-3 text-ink-3 [overflow-wrap:anywhere]">
            {unsure} …
          </p>
        )}
        <div className={cx("flex items-end gap-1 @max-md:flex-wrap", big ? "p-3" : "p-2")}>
          {takesFiles && (
            <>
              <input {...getInputProps({ "aria-label": "Choose photos" })} />
              <IconButton
                label="Add photos or sheets"
                icon={<Camera size={20} aria-hidden="true" />}
                onClick={open}
                tip="top"
              />
            </>
          )}
          <ComposerMenu
            onInsert={(sign) =>
              write(sign === "/" ? "/" : `${text}${text && !/\s$/.test(text) ? " " : ""}@`)
            }
            above={!big}
          />
          <textarea
            ref={field}
            rows={1}
            value={text}
            autoFocus={autoFocus}
            aria-label="Message"
            placeholder={over ? "Let go to add them" : placeholder}
            maxLength={4000}
            enterKeyHint={touch ? "enter" : "send"}
            aria-autocomplete="list"
            aria-controls={suggested.shown.length > 0 ? list : undefined}
            aria-activedescendant={suggested.at >= 0 ? `${list}-${suggested.at}` : undefined}
            onChange={({ target }) => {
              setText(target.value);
              setCaret(target.selectionStart);
              suggested.restart();
            }}
            onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
            className={cx(
              "peer field-sizing-content max-h-48 min-w-0 flex-1 resize-none bg-transparent px-1.5 outline-none placeholder:truncate placeholder:text-ink-3",
              big ? "py-2 text-md" : "py-2",
              "touch:py-2.5 touch:text-[16px]",
              big ? NARROW_FIELD : NARROW_FIELD_WRITTEN,
            )}
          />
          <span
            className={cx("flex-1 @md:hidden", !big && "hidden peer-not-placeholder-shown:block")}
          />
          <DictationButton
            onSaid={(said) =>
              setText((before) => [before.trimEnd(), said].filter(Boolean).join(" "))
            }
            onUnsure={setUnsure}
          />
          {busy && (
            <IconButton
              label="Stop"
              kind={sendable(text) ? "outline" : "primary"}
              icon={<Square size={15} fill="currentColor" aria-hidden="true" />}
              onClick={onStop}
              tip="top"
            />
          )}
          {(!busy || sendable(text)) && (
            <IconButton
              label={photos.sending ? "Sending photos" : "Send"}
              type="submit"
              kind="primary"
              disabled={!sendable(text)}
              icon={<ArrowUp size={20} aria-hidden="true" />}
              tip="top"
            />
          )}
        </div>
      </form>
    </div>
  );
}
