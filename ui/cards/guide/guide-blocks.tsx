import { Quote, TriangleAlert } from "lucide-react";
import type { Block, Fact } from "#tools/guide/schema.ts";
import { GuideFigures } from "./figures/guide-figures.tsx";
import { GuideText } from "./guide-text.tsx";
import { Looks } from "./looks.tsx";

/** The pieces of an entry, one below the other. */
export function GuideBlocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, at) => <Piece key={at} block={block} />);
}

function Piece({ block }: { block: Block }) {
  switch (block.kind) {
    case "text":
      return (
        <p className="max-w-[68ch]">
          <GuideText text={block.text} />
        </p>
      );
    case "warning":
      return (
        <p className="flex max-w-[72ch] gap-3 rounded-m bg-bad-soft px-4 py-3 text-bad">
          <TriangleAlert size={19} aria-hidden="true" className="mt-0.5" />
          <span className="font-medium">{block.text}</span>
        </p>
      );
    case "quote":
      return (
        <p className="flex gap-2.5 font-display text-lg font-semibold tracking-tight text-ink">
          <Quote size={17} aria-hidden="true" className="mt-1 text-ink-3" />
          {block.text}
        </p>
      );
    case "points":
      return (
        <ul className={`${LIST} list-disc`}>
          <Items texts={block.items} />
        </ul>
      );
    case "steps":
      return (
        <ol className={`${LIST} list-decimal`}>
          <Items texts={block.items} />
        </ol>
      );
    case "facts":
      return <Facts rows={block.rows} />;
    case "table":
      return <GuideTable {...block} />;
    case "looks":
      return (
        <div className="flex items-center gap-5 max-sm:flex-col max-sm:items-start">
          <Looks seen={block.seen} wanted={block.wanted} />
          <p className="max-w-[52ch]">{block.text}</p>
        </div>
      );
    default:
      return <GuideFigures figure={block.figure} />;
  }
}

const LIST = "flex max-w-[68ch] flex-col gap-2.5 pl-5";

function Items({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <li key={text} className="break-inside-avoid pl-1 marker:text-ink-3">
      <GuideText text={text} />
    </li>
  ));
}

function Facts({ rows }: { rows: readonly Fact[] }) {
  return (
    <dl className="grid max-w-[76ch] gap-x-6 gap-y-3 sm:grid-cols-[9.5rem_1fr]">
      {rows.map(({ term, text }, at) => (
        <div
          key={at}
          className="break-inside-avoid sm:col-span-2 sm:grid sm:grid-cols-subgrid sm:items-baseline"
        >
          <dt className="font-semibold text-ink">{term}</dt>
          {/* what is said aloud stands out from what is to be known of it */}
          <dd className={text.startsWith("“") ? "text-md font-medium text-ink" : undefined}>
            <GuideText text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function GuideTable({ caption, head, rows }: Extract<Block, { kind: "table" }>) {
  return (
    <table className="w-full max-w-[720px] break-inside-avoid text-left max-sm:text-sm">
      <caption className="pb-2 text-left text-sm text-ink-3">{caption}</caption>
      <thead className="text-sm text-ink-3">
        <tr className="border-b border-line">
          {head.map((words) => (
            <th key={words} scope="col" className="py-2 pr-4 font-medium">
              {words}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line-soft align-top">
        {rows.map(([first, ...rest]) => (
          <tr key={first}>
            <th scope="row" className="py-2.5 pr-4 font-semibold text-ink">
              {first}
            </th>
            {rest.map((words, at) => (
              <td key={at} className="py-2.5 pr-4 last:pr-0">
                {words}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
