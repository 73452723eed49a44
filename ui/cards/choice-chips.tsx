import { useId, type ReactNode } from "react";
import { Chip } from "#ui/components/chip.tsx";
import { spokenWord } from "./hair-words.ts";

type Words<Word extends string> = {
  label: string;
  required?: boolean;
  hint?: ReactNode;
  words: readonly Word[];
  /** What a word is called here, where it is not said as it is written. */
  nameOf?: (word: Word) => string;
  /** A colour that goes with the word. */
  hexOf?: (word: Word) => string | undefined;
};

/** One of a few words, one tap each. With `optional`, tapping the chosen one takes it back. */
export function ChoiceChips<Word extends string>({
  value,
  onChange,
  optional,
  ...words
}: Words<Word> & {
  value: Word | undefined;
  onChange: (word: Word | undefined) => void;
  optional?: boolean;
}) {
  return (
    <ChipGroup
      {...words}
      isOn={(word) => word === value}
      onTap={(word) => {
        if (word !== value) onChange(word);
        else if (optional) onChange(undefined);
      }}
    />
  );
}

/** Any of a few words; with `most`, no more than that many at once. */
export function ManyChips<Word extends string>({
  value,
  onChange,
  most = Infinity,
  ...words
}: Words<Word> & { value: readonly Word[]; onChange: (words: Word[]) => void; most?: number }) {
  return (
    <ChipGroup
      {...words}
      isOff={(word) => value.length >= most && !value.includes(word)}
      isOn={(word) => value.includes(word)}
      onTap={(word) =>
        onChange(value.includes(word) ? value.filter((each) => each !== word) : [...value, word])
      }
    />
  );
}

function ChipGroup<Word extends string>({
  label,
  required,
  hint,
  words,
  nameOf = spokenWord,
  hexOf,
  isOn,
  isOff,
  onTap,
}: Words<Word> & {
  isOn: (word: Word) => boolean;
  isOff?: (word: Word) => boolean;
  onTap: (word: Word) => void;
}) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline gap-x-2">
        <span id={id} className="text-sm font-semibold">
          {label}
          {required && <span className="text-ink-3"> *</span>}
        </span>
        {hint && <span className="text-xs text-ink-3">{hint}</span>}
      </div>
      <div className="flex flex-wrap gap-2">
        {words.map((word) => {
          const hex = hexOf?.(word);
          return (
            <Chip
              key={word}
              on={isOn(word)}
              disabled={isOff?.(word)}
              onClick={() => onTap(word)}
              icon={
                hex && (
                  <span
                    aria-hidden="true"
                    className="-ml-1 size-3.5 rounded-full"
                    style={{ background: hex }}
                  />
                )
              }
            >
              {nameOf(word)}
            </Chip>
          );
        })}
      </div>
    </div>
  );
}
