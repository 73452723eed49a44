import { piecesOf } from "#tools/guide/rules.ts";
import { TextLink } from "#ui/components/text-link.tsx";

/** A sentence of the guide, with its links. */
export function GuideText({ text }: { text: string }) {
  return piecesOf(text).map(({ words, to }, at) =>
    to ? (
      <TextLink
        key={at}
        to={to}
        className="relative before:absolute before:inset-y-0 before:-inset-x-2 touch:before:content-['']"
      >
        {words}
      </TextLink>
    ) : (
      words
    ),
  );
}
