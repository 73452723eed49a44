import { Link } from "react-router";
import { piecesOf } from "#tools/guide/rules.ts";

/** A sentence of the guide, with its links. */
export function GuideText({ text }: { text: string }) {
  return piecesOf(text).map(({ words, to }, at) =>
    to ? (
      <Link
        key={at}
        to={to}
        className="font-semibold text-ink underline decoration-line underline-offset-3 hover:decoration-ink"
      >
        {words}
      </Link>
    ) : (
      words
    ),
  );
}
