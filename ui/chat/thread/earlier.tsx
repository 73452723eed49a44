import { useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";
import { flushSync } from "react-dom";
import { Button } from "#ui/components/button.tsx";

/** How many messages are drawn at first, and how many more each time that somebody reads back. */
const PART = 40;
/** Earlier ones are drawn this many pixels before their place is scrolled to. */
const AHEAD = "800px 0px 0px 0px";

type Scrolled = RefObject<HTMLElement | null>;

/**
 * The newest part of a thread, which is all that is drawn of a long one: from the message that is named, if that stands
 * higher, and a part more each time `showEarlier` is called, with what is read staying where it is.
 */
export function useNewest<Message extends { id: string }>(
  messages: readonly Message[],
  named: string,
  scrolled: Scrolled,
) {
  const [from, setFrom] = useState(() => Math.max(0, messages.length - PART));
  const at = named === "" ? -1 : messages.findIndex(({ id }) => id === named);
  // another branch may be shorter
  const start = Math.min(from, Math.max(0, messages.length - PART), at < 0 ? from : at);
  const showEarlier = () => {
    const { scrollHeight = 0, scrollTop = 0 } = scrolled.current ?? {};
    flushSync(() => setFrom(Math.max(0, start - PART)));
    scrolled.current?.scrollTo({
      top: scrolled.current.scrollHeight - scrollHeight + scrollTop,
      behavior: "instant",
    });
  };
  return { newest: messages.slice(start), start, showEarlier };
}

/**
 * Where a thread goes on upwards: earlier messages come as its edge is neared, and at a press. Each edge is one of its own,
 * by its `key`, since one that is near already is told of once.
 */
export function Earlier({ scrolled, onShow }: { scrolled: Scrolled; onShow: () => void }) {
  const edge = useRef<HTMLDivElement>(null);
  const show = useEffectEvent(onShow);
  useEffect(() => {
    if (!edge.current || !scrolled.current) return undefined;
    const watching = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) show();
      },
      { root: scrolled.current, rootMargin: AHEAD },
    );
    watching.observe(edge.current);
    return () => watching.disconnect();
  }, [scrolled]);
  return (
    <div ref={edge} className="flex justify-center">
      <Button kind="ghost" onClick={onShow}>
        Earlier messages
      </Button>
    </div>
  );
}
