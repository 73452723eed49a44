import type { PublicPage } from "#tools/booking/own/page-schema.ts";
import { buttonLook } from "#ui/components/button-look.ts";
import { Frame, Heading } from "./frame.tsx";
import { StylistWords } from "./stylist-words.tsx";

type Nothing = Exclude<PublicPage, { kind: "book" | "manage" }>;

/** Where nothing can be booked, and why. */
export function NothingHere({ page }: { page: Nothing }) {
  if (page.kind === "not_online") {
    return (
      <Frame
        about={
          <>
            <Heading title={page.stylist.name} />
            <StylistWords stylist={page.stylist} />
            <p className="text-md text-ink-2">
              {page.stylist.name} does not take bookings online yet. Please get in touch with the
              salon.
            </p>
          </>
        }
      />
    );
  }
  const { title, sentence, help } = WORDS[page.kind];
  return (
    <Frame
      about={
        <Heading title={title}>
          <p className="text-md text-ink-2">{page.kind === "not_now" ? page.sentence : sentence}</p>
          {help && <p className="text-ink-2">{help}</p>}
          {page.kind === "no_stylist" && (
            <a href="/sign-in" className={buttonLook("ghost")}>
              Sign in for your own link
            </a>
          )}
        </Heading>
      }
    />
  );
}

const WORDS: Record<
  Exclude<Nothing["kind"], "not_online">,
  { title: string; sentence: string; help?: string }
> = {
  no_stylist: {
    title: "Stylist Not Found",
    sentence: "The booking link you're looking for doesn't exist.",
    help: "Please ask your salon for the link as it is now.",
  },
  no_page: {
    title: "404 Page Not Found",
    sentence: "There is nothing at this address.",
  },
  no_link: {
    title: "This link opens no booking",
    sentence: "It may have run out. Please use the link as it was sent.",
  },
  not_now: { title: "Not now", sentence: "" },
};
