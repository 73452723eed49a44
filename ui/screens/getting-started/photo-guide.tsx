import { GOOD_SHOTS, SPOILED_SHOTS } from "#tools/guide/light-data.ts";
import { Angles } from "#ui/cards/guide/figures/angles.tsx";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { TEXT_LINK } from "#ui/components/text-link-look.ts";
import { TextLink } from "#ui/components/text-link.tsx";
import { cx } from "#ui/lib/cx.ts";
import { ShotCard } from "./shot-card.tsx";

const STEPS = [
  ["Light", "At a window, lamps off. Two kinds of light cannot both be undone."],
  ["Background", "A white or gray wall. Something white in the picture tells the light’s color."],
  ["Distance", "An arm’s length: the hair fills more than half of the picture."],
  ["Hair", "Dry, brushed and down, so that roots, mids and ends are all in sight."],
  ["Camera", "No flash, no filter, no portrait mode. Tap the hair to focus, hold still."],
] as const;

/** Photo Guide: what to do, and what every mistake does to the same head. */
export function PhotoGuide() {
  return (
    <div className="flex flex-col gap-9">
      <section
        aria-labelledby="five"
        className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_424px]"
      >
        <div className="flex flex-col gap-6">
          <Card>
            <h2 id="five" className="mb-3 text-lg">
              Five things, in this order
            </h2>
            <ol className="flex list-decimal flex-col gap-3 pl-5 marker:font-semibold">
              {STEPS.map(([name, text]) => (
                <li key={name} className="pl-1">
                  <span className="font-semibold">{name}.</span>{" "}
                  <span className="text-ink-2">{text}</span>
                </li>
              ))}
            </ol>
          </Card>
          <Card>
            <h2 className="mb-2 text-lg">A gray card tells the light</h2>
            <p className="text-ink-2">
              Print it once and hold it beside the hair. Where all four codes show, the photo’s
              light is measured instead of guessed, and the level’s range narrows.
            </p>
            <a
              className={cx("mt-3 inline-block", TEXT_LINK)}
              href="/api/photos/card.pdf"
              target="_blank"
              rel="noreferrer"
            >
              Print the gray card
            </a>
          </Card>
        </div>
        <div className="max-lg:order-first">
          <Angles />
        </div>
      </section>
      <section aria-labelledby="good" className="flex flex-col gap-4">
        <div>
          <h2 id="good" className="text-xl">
            What a good photo gives
          </h2>
          <p className="mt-1 max-w-[64ch] text-ink-2">
            This head is drawn: its color is a golden level 7, so a reading can be right or wrong.
            Under each photo stands what Undertone reads in that very file.
          </p>
        </div>
        <ul className="grid gap-4 sm:grid-cols-3">
          {GOOD_SHOTS.map((shot) => (
            <ShotCard key={shot.id} shot={shot} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="spoiled" className="flex flex-col gap-4">
        <div>
          <h2 id="spoiled" className="text-xl">
            What spoils it
          </h2>
          <p className="mt-1 max-w-[64ch] text-ink-2">
            The same head eight times. Nothing about the hair has changed.
          </p>
        </div>
        <ul className="grid grid-cols-2 gap-4 lg:grid-cols-4">
          {SPOILED_SHOTS.map((shot) => (
            <ShotCard key={shot.id} shot={shot} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="yours" className="max-w-[68ch]">
        <h2 id="yours" className="text-lg">
          Your word goes first
        </h2>
        <p className="mt-1 mb-4 text-ink-2">
          A reading comes with a range because a photo is no swatch ring. It fills in what it sees;
          you correct it, and the formula follows you. More in{" "}
          <TextLink to="/guide#photos">the Consultation Guide</TextLink>.
        </p>
        <ButtonLink to="/consultation" kind="primary">
          Try it with a photo
        </ButtonLink>
      </section>
    </div>
  );
}
