import { Fragment } from "react";

/** Words that hold an email address: on a narrow line it breaks before the @ or a dot. Copied, it is whole. */
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
  return address.split(/(?=[@.])/).map((piece, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}
