import { Printer } from "lucide-react";
import { useState } from "react";
import { GUIDE } from "#tools/guide/data.ts";
import { searchGuide } from "#tools/guide/rules.ts";
import { Button } from "#ui/components/button.tsx";
import { PageHeader } from "#ui/components/page/page-header.tsx";
import { Page } from "#ui/components/page/page.tsx";
import { SearchField } from "#ui/components/fields/search-field.tsx";
import { ChapterView } from "./chapter-view.tsx";
import { ContentsList, ContentsSelect } from "./contents.tsx";
import { FoundList } from "./found-list.tsx";
import { useCurrent } from "./use-current.ts";

/** How a consultation is led and what it decides: a book to look things up in, with an address for every entry. */
export function Component() {
  const [words, setWords] = useState("");
  const current = useCurrent(GUIDE);
  const found = words.trim() === "" ? undefined : searchGuide(GUIDE, words);
  return (
    <Page className="max-w-[1120px]! print:gap-4 print:p-0">
      <PageHeader
        title="Consultation Guide"
        beside
        lead="What to ask, how to read, what to promise, and what to do when it goes wrong. Figures are the ones the engine works with."
        actions={
          <Button className="print:hidden" icon={Printer} onClick={() => window.print()}>
            Print
          </Button>
        }
      />
      <div className="gap-10 xl:grid xl:grid-cols-[13.5rem_1fr]">
        <div className="contents xl:block print:hidden">
          <div className="sticky top-0 z-10 -mx-5 flex flex-col gap-2 border-b border-line-soft bg-bg px-5 py-3 md:-mx-8 md:px-8 xl:top-6 xl:-mx-1 xl:max-h-[calc(100dvh-3rem)] xl:gap-4 xl:overflow-y-auto xl:border-0 xl:p-1 print:hidden">
            <SearchField
              label="Search the guide"
              placeholder="Search the guide"
              value={words}
              onChange={setWords}
            />
            <ContentsSelect current={current} onGo={() => setWords("")} />
            <ContentsList current={current} onGo={() => setWords("")} />
          </div>
        </div>
        <div className="flex min-w-0 flex-col gap-14 max-xl:pt-6">
          {found && <FoundList found={found} sought={words} onGo={() => setWords("")} />}
          <div className={found ? "hidden print:block" : "flex flex-col gap-14"}>
            {GUIDE.map((chapter) => (
              <ChapterView key={chapter.id} chapter={chapter} />
            ))}
          </div>
        </div>
      </div>
    </Page>
  );
}
