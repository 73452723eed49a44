import { Mark } from "#ui/components/mark.tsx";
import { ScreenSkeleton } from "#ui/components/page/skeleton.tsx";
import { cx } from "#ui/lib/cx.ts";

/** As wide as the sidebar will be: by what was chosen, else by the room there is. */
const WIDTHS = {
  true: "w-[16rem]",
  false: "w-[3rem] max-[75rem]:w-[5rem]",
  unknown: "w-[16rem] max-[64rem]:w-[5rem]",
};

/** Whether there is room for the name in it. */
const NAMES = { true: "", false: "hidden", unknown: "max-[64rem]:hidden" };

/** What the server draws before any program has come: the shell without its words, the shape of a screen in it. */
export function Frame({ sidebar }: { sidebar: keyof typeof WIDTHS }) {
  return (
    <div className="flex h-dvh overflow-hidden">
      <div
        className={cx(
          "shrink-0 border-r border-line-soft bg-sunken px-5.5 py-5 max-md:hidden",
          WIDTHS[sidebar],
        )}
      >
        <Name className={cx("text-[21px]", NAMES[sidebar])} />
      </div>
      <div className="flex min-w-0 flex-1 flex-col">
        <div className="flex h-13 shrink-0 items-center px-3.5 text-lg">
          <Name className="md:hidden" />
        </div>
        <div className="min-h-0 flex-1 overflow-hidden">
          <ScreenSkeleton />
        </div>
        <div className="h-14 shrink-0 border-t border-line-soft bg-sunken md:hidden" />
      </div>
    </div>
  );
}

function Name({ className }: { className: string }) {
  return (
    <p
      className={cx(
        "flex items-center gap-2 font-display font-semibold tracking-[-0.022em]",
        className,
      )}
    >
      <Mark className="size-6" />
      Undertone
    </p>
  );
}
