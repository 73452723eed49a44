import { Fragment } from "react";

/** Words that hold an email address: on a narrow line it breaks before the @ or a dot, beside other words it goes on a line of its own first. Copied, it is whole. */
export function EmailText({ children }: { children: string }) {
  // alone it stays inline, where the line beneath a link goes on
  const apart = children.includes(" ") ? "inline-block max-w-full" : undefined;
  return (
    <span className="min-w-0 [overflow-wrap:anywhere]">
      {children.split(/(\s+)/).map((word, at) => (
        <Fragment key={at}>
          {word.includes("@") ? (
            <span className={apart}>
              <Breaking address={word} />
            </span>
          ) : (
            word
          )}
        </Fragment>
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
