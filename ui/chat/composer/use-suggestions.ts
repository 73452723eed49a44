import { useQuery } from "@tanstack/react-query";
import { useState, type KeyboardEvent } from "react";
import { findClients } from "#ui/api/find-anything.ts";
import { useKeepsClients } from "#ui/cards/client/use-keeps-clients.ts";
import { useDebounced } from "#ui/lib/debounced.ts";
import { commandsFor, triggerAt, type Trigger } from "./composer-commands.ts";

/** One line under what is being written. */
export type Suggestion = {
  id: string;
  label: string;
  hint: string | undefined;
  /** What stands in the field when it is taken. */
  words: string;
  sends: boolean;
};

const LEAST = 2;
const WAIT_MS = 150;

/** What the words at the caret may become, and the keys that choose among it. `onTake` gets the whole new text. */
export function useSuggestions(
  text: string,
  caret: number,
  onTake: (taken: { text: string; caret: number; sends: boolean }) => void,
) {
  const trigger = triggerAt(text, caret);
  const [active, setActive] = useState(0);
  const [closed, setClosed] = useState<string>();
  const clients = useClients(trigger);
  const key = trigger && `${trigger.kind}:${trigger.from}:${trigger.query}`;
  const found: Suggestion[] =
    trigger?.kind === "command"
      ? commandsFor(trigger.query).map(({ name, hint, words, sends = false }) => ({
          id: name,
          label: `/${name}`,
          hint,
          words,
          sends,
        }))
      : clients;
  const open = trigger !== undefined && closed !== key && found.length > 0;
  const shown = open ? found : [];
  const at = Math.min(active, shown.length - 1);

  const take = ({ words, sends }: Suggestion) => {
    if (!trigger) return;
    const start = text.slice(0, trigger.from) + words;
    setActive(0);
    onTake({ text: start + text.slice(trigger.to), caret: start.length, sends });
  };
  /** True where the key was meant for the list. */
  const onKey = (event: KeyboardEvent): boolean => {
    if (!open || event.nativeEvent.isComposing) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = shown[at];
    if (step) setActive((at + step + shown.length) % shown.length);
    else if ((event.key === "Enter" || event.key === "Tab") && chosen) take(chosen);
    else if (event.key === "Escape") setClosed(key);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  return {
    shown,
    at,
    kind: trigger?.kind ?? "command",
    take,
    onKey,
    /** Something was typed: the first line is the one again. */
    restart: () => setActive(0),
  };
}

/** Clients by the beginning of a name, as it is typed; none below the tier that keeps them. */
function useClients(trigger: Trigger | undefined): Suggestion[] {
  const kept = useKeepsClients();
  const query = trigger?.kind === "client" ? trigger.query.trim() : "";
  const sought = useDebounced(query, WAIT_MS);
  const asks = kept && query.length >= LEAST && sought.length >= LEAST;
  const { data } = useQuery({ ...findClients(sought), enabled: asks });
  if (!asks) return [];
  return (data ?? []).map(({ id, name, phone, email }) => ({
    id,
    label: name,
    hint: phone ?? email ?? undefined,
    words: `${name} `,
    sends: false,
  }));
}
