import { Download } from "lucide-react";
import { buttonLook } from "#ui/components/button-look.ts";
import { Card } from "#ui/components/page/card.tsx";
import { TEMPLATE_HREF } from "./upload-words.ts";

const POINTS = [
  [
    "One formula a row",
    "In shorthand, as you write it: “30g 7/1 + 10g 8/0, 20 vol, 1:1, 35 min”. Or in columns: brand, line, shades, grams, developer, ratio, minutes.",
  ],
  [
    "Beside it",
    "Client, date, name and notes, each where you have it. Columns for roots and ends become a bowl each.",
  ],
  [
    "Your headings",
    "English, German, Spanish and French are known, and none at all will do. You can correct every guess.",
  ],
  [
    "What is not understood",
    "Stays as you wrote it and is marked. A row without any formula is left out, and you see which.",
  ],
] as const;

/** What a sheet may look like, and one to begin with. */
export function WhatIsUnderstood() {
  return (
    <Card title="What is understood">
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {POINTS.map(([term, text]) => (
          <div key={term}>
            <dt className="font-semibold">{term}</dt>
            <dd className="text-sm text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
      <a
        href={TEMPLATE_HREF}
        download="formulas-template.csv"
        className={buttonLook("secondary", false, "mt-5")}
      >
        <Download size={17} aria-hidden="true" />
        Download a template (CSV)
      </a>
    </Card>
  );
}
