import { Fragment } from "react";

/** Words that hold an email address: it goes on a line of its own before it breaks, and then before the @ or a dot. Copied, it is whole. */
export function EmailText({ children }: { children: string }) {
  return (
    <span className="min-w-0 [overflow-wrap:anywhere]">
      {children.split(/(\s+)/).map((word, at) => (
        <Fragment key={at}>{word.includes("@") ? <Breaking address={word} /> : word}</Fragment>
      ))}
    </span>
  );
}

function Breaking({ address }: { address: string }) {
  return (
    <span className="inline-block max-w-full">
      {address.split(/(?=[@.])/).map((piece, at) => (
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {piece}
        </Fragment>
      ))}
    </span>
  );
}
