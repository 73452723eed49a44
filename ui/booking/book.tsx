import { lazy, Suspense, useRef, useState } from "react";
import type { BookPage } from "#tools/booking/own/page-schema.ts";
import { Chip } from "#ui/components/chip.tsx";
import { Spinner } from "#ui/components/page/spinner.tsx";
import { BookingForm } from "./booking-form.tsx";
import { Frame, Heading } from "./frame.tsx";
import { Portrait } from "./portrait.tsx";
import { StylistWords } from "./stylist-words.tsx";
import { useChoice } from "./use-choice.ts";
import { Work } from "./work.tsx";

/** Most visitors never open it: its code comes when they do. */
const BookingChat = lazy(async () => ({
  default: (await import("./chat/booking-chat.tsx")).BookingChat,
}));

type Way = "form" | "chat";

/** A stylist's page: who they are, what they offer, and two ways to book. */
export function BookScreen({ page }: { page: BookPage }) {
  const form = useRef<HTMLFormElement>(null);
  const choice = useChoice(page, form);
  const [way, setWay] = useState<Way>("form");
  const [chatOpened, setChatOpened] = useState(false);
  const { stylist, salon } = page;

  const openChat = () => {
    setChatOpened(true);
    setWay("chat");
  };
  const toForm = (words: string) => {
    setWay("form");
    const notes = form.current?.querySelector<HTMLTextAreaElement>("[name=notes]");
    if (notes && !notes.value) notes.value = words;
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>("select, input")?.focus());
  };
  return (
    <Frame
      about={
        <>
          <div className="flex flex-col gap-4 max-md:flex-row max-md:items-center">
            <Portrait name={stylist.name} src={stylist.portrait} />
            <Heading title={`Book with ${stylist.name}`} />
          </div>
          <StylistWords stylist={stylist} />
          <p className="text-sm text-ink-3 wrap-anywhere">
            {salon.name}
            {salon.address && <span className="block">{salon.address}</span>}
          </p>
        </>
      }
      more={<Work page={page} />}
    >
      <div role="group" aria-label="Ways to book" className="needs-script flex flex-wrap gap-2">
        <Chip on={way === "form"} onClick={() => setWay("form")}>
          Pick a time
        </Chip>
        <Chip on={way === "chat"} onClick={openChat}>
          Chat to book
        </Chip>
      </div>
      <div hidden={way !== "form"}>
        <BookingForm page={page} choice={choice} form={form} />
      </div>
      {chatOpened && (
        <div hidden={way !== "chat"}>
          <Suspense fallback={<Spinner label="Loading the chat" />}>
            <BookingChat page={page} onForm={toForm} />
          </Suspense>
        </div>
      )}
    </Frame>
  );
}
