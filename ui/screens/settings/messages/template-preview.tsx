import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type {
  Template,
  TemplatePreview as Preview,
  UpdateTemplate,
} from "#tools/messages/settings-schema.ts";
import { previewTemplate } from "#ui/api/desk/messages.ts";
import { Badge } from "#ui/components/badge.tsx";
import { Skeleton } from "#ui/components/page/skeleton.tsx";
import { ApiError, sentenceOf } from "#ui/lib/http/api-error.ts";
import { plural } from "#ui/lib/format.ts";
import { issueWithin } from "#ui/lib/http/issues.ts";
import { microsWords } from "./message-words.ts";

/** How long writing rests before the example is filled in again, in milliseconds. */
const REST_MS = 300;

/** The message as it would arrive, with example values; of a text, how long it is and what it costs. */
export function TemplatePreview({
  words,
  currency,
}: {
  words: Pick<Template, "kind" | "channel"> & UpdateTemplate;
  currency: string | undefined;
}) {
  const settled = useSettled(JSON.stringify(words));
  const { data, error, isPending } = useQuery({
    ...previewTemplate(JSON.parse(settled) as typeof words),
    placeholderData: keepPreviousData,
  });
  const refusal =
    error && (issueWithin(error, "body") ?? issueWithin(error, "subject") ?? sentenceOf(error));
  return (
    <section aria-label="Example" className="flex flex-col gap-2.5">
      <h3 className="text-sm">How it arrives</h3>
      {isPending && !error && (
        <div role="status" aria-label="Loading the example">
          <Skeleton className="h-28 w-full" />
        </div>
      )}
      {error && (
        <p role="alert" className="rounded-m bg-bad-soft px-4 py-3 text-sm text-bad">
          {error instanceof ApiError && error.status === 400
            ? refusal
            : `The example could not be read. ${refusal}`}
        </p>
      )}
      {data && !error && (
        <>
          <div className="rounded-card rounded-bl-[6px] border border-line-soft bg-surface px-4 py-3.5">
            {data.subject && <p className="mb-2 font-semibold wrap-anywhere">{data.subject}</p>}
            <p className="whitespace-pre-wrap wrap-anywhere">{data.body}</p>
          </div>
          {data.segments !== null && <Length preview={data} currency={currency} />}
        </>
      )}
    </section>
  );
}

function Length({ preview, currency }: { preview: Preview; currency: string | undefined }) {
  const { characters, encoding, segments, priceMicros, costly } = preview;
  return (
    <div role="status" className="flex flex-col gap-2">
      <p className="flex flex-wrap gap-1.5">
        <Badge>{plural(characters, "character")}</Badge>
        <Badge tone={segments === 1 ? "ok" : "warn"}>{plural(segments ?? 0, "part")}</Badge>
        {priceMicros !== null && currency && (
          <Badge>{microsWords(priceMicros, currency)} a text</Badge>
        )}
      </p>
      {priceMicros === null && segments !== null && segments > 1 && (
        <p className="text-sm text-ink-2">
          Billed as {segments} texts. With the price of one text, its cost stands here.
        </p>
      )}
      {encoding === "UCS-2" && (
        <p className="text-sm text-warn">
          {costly.length > 0 ? `${listed(costly)} makes` : "A name that is filled in makes"} each
          part hold 70 characters in place of 160.
          {costly.length > 0 && " Without, the text is cheaper."}
        </p>
      )}
      {encoding === "GSM-7" && costly.length > 0 && (
        <p className="text-sm text-ink-2">
          {listed(costly)} goes out as a plainer sign, so that it costs no more.
        </p>
      )}
    </div>
  );
}

const listed = (characters: readonly string[]) =>
  characters.map((character) => `“${character}”`).join(" ");

/** The value once it has rested. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
