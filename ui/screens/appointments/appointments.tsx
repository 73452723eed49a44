import { useQuery } from "@tanstack/react-query";
import { Hourglass, MessageSquareText, Plus, SlidersHorizontal } from "lucide-react";
import { useMemo, useState } from "react";
import type { Appointment, TimeBlock } from "#tools/appointments/schema.ts";
import { wallOf } from "#tools/values/zone-rules.ts";
import { getBookingRules } from "#ui/api/desk/booking-rules.ts";
import { sessionQuery } from "#ui/api/session.ts";
import { listStylists } from "#ui/api/house/stylists.ts";
import { Button } from "#ui/components/button.tsx";
import { IconButton } from "#ui/components/icon-button.tsx";
import { later } from "#ui/components/later.tsx";
import { PageHeader } from "#ui/components/page/page-header.tsx";
import { Page } from "#ui/components/page/page.tsx";
import { Tabs } from "#ui/components/page/tabs.tsx";
import { AppointmentsShape } from "./appointments-shape.tsx";
import { AskedBooking } from "./book/asked-booking.tsx";
import type { BookingDraft } from "./book/booking-draft.ts";
import { Calendar, type Free } from "./calendar/calendar.tsx";
import { DEVICE_ZONE } from "./calendar/day-words.ts";
import { ListFilters, type ListFilter } from "./list-filters.tsx";
import { ListView } from "./list-view.tsx";
import { EVERYBODY, StylistFilter } from "./stylist-filter.tsx";
import { cx } from "#ui/lib/cx.ts";
import { PHONE, useMedia } from "#ui/lib/device/media.ts";
import { useMinute } from "#ui/lib/use-minute.ts";
import { useView } from "./calendar/use-view.ts";

const CloseVisitSheet = later(
  async () => (await import("#ui/cards/money/closing/close-visit-sheet.tsx")).CloseVisitSheet,
);
const AppointmentSheet = later(
  async () => (await import("./appointment-sheet.tsx")).AppointmentSheet,
);
const BlockDialog = later(async () => (await import("./book/block-dialog.tsx")).BlockDialog);
const BookSheet = later(async () => (await import("./book/book-sheet.tsx")).BookSheet);
const TextDayDialog = later(async () => (await import("./text-day-dialog.tsx")).TextDayDialog);
const WaitlistSheet = later(async () => (await import("./book/waitlist-sheet.tsx")).WaitlistSheet);

const TABS = [
  { id: "list", label: "List" },
  { id: "day", label: "Day" },
  { id: "week", label: "Week" },
] as const;

/** Columns of a view that is on its way. */
const SHAPES = { list: 0, day: 3, week: 7 };

/** Every this many minutes something may begin, until the salon's own rule has come. */
const STEP = 15;

/** Who comes when: as a list, as a day of everybody or of one, as a week of either. */
export function Component() {
  const { view, date, stylistId: asked, show } = useView();
  const phone = useMedia(PHONE);
  const { data: session } = useQuery(sessionQuery);
  const { data: rules } = useQuery(getBookingRules);
  const team = useQuery(listStylists);
  const stylists = useMemo(() => team.data ?? [], [team.data]);
  const [open, setOpen] = useState<Appointment>();
  const [closing, setClosing] = useState<Appointment>();
  const [block, setBlock] = useState<{ block: TimeBlock; timeZone: string }>();
  const [booking, setBooking] = useState<{ at: Partial<Free>; from?: Partial<BookingDraft> }>();
  const [waiting, setWaiting] = useState(false);
  const [writing, setWriting] = useState(false);
  const [finding, setFinding] = useState(false);
  const [filter, setFilter] = useState<ListFilter>({ when: "coming", name: "" });

  const today = wallOf(rules?.timeZone ?? DEVICE_ZONE, useMinute()).date;
  const known = stylists.some(({ id }) => id === asked) ? asked : undefined;
  const me = session?.salon.stylistId ?? stylists[0]?.id ?? "";
  // a week begins with one's own
  const mine = view === "week" && asked !== EVERYBODY;
  const chosen = mine ? (known ?? me) : known;
  const shown = useMemo(
    () => (chosen ? stylists.filter(({ id }) => id === chosen) : stylists),
    [chosen, stylists],
  );
  // on a phone the list is narrowed by what is asked for alone
  const folded = view === "list" && phone && !finding;
  const usual = { stylistId: chosen ?? me, date: date ?? today };
  const book = (at: Partial<Free> = {}, from?: Partial<BookingDraft>) =>
    setBooking({ at, ...(from && { from }) });
  const again = (visit: Appointment) => {
    setOpen(undefined);
    book({ stylistId: visit.stylistId }, draftOf(visit));
  };

  return (
    <Page full shape={<AppointmentsShape columns={phone ? 0 : SHAPES[view]} />}>
      <PageHeader
        title="Appointments"
        beside
        className="print:hidden"
        actions={
          <>
            <Button
              icon={<Hourglass size={17} aria-hidden="true" />}
              className="max-md:w-11 max-md:px-0"
              onClick={() => setWaiting(true)}
            >
              <span className="max-md:sr-only">Waitlist</span>
            </Button>
            <Button
              kind="primary"
              icon={<Plus size={17} aria-hidden="true" className="max-md:hidden" />}
              disabled={stylists.length === 0}
              onClick={() => book(chosen ? { stylistId: chosen } : {})}
            >
              <span>
                Book<span className="max-md:sr-only"> a client</span>
              </span>
            </Button>
          </>
        }
      />
      <div className="-mt-2">
        <Tabs
          label="How appointments are shown"
          tabs={TABS}
          value={view}
          onChange={(next) => show({ view: next })}
          className="print:[&>div:first-child]:hidden"
          aside={
            <div className="flex min-w-0 flex-1 justify-end gap-2 max-md:contents">
              {view === "list" && (
                <ListFilters
                  filter={filter}
                  folded={folded}
                  onChange={(next) => {
                    // what narrows the list stays in sight once it is emptied again
                    setFinding(true);
                    setFilter(next);
                  }}
                />
              )}
              <StylistFilter
                stylists={stylists}
                value={chosen ?? EVERYBODY}
                onChange={(stylistId) => show({ stylistId })}
                className={cx(view === "list" && "max-md:order-1", folded && !known && "hidden")}
              />
              {view === "list" && phone && (
                <IconButton
                  label="Filters"
                  kind="outline"
                  icon={SlidersHorizontal}
                  aria-expanded={finding || Boolean(known)}
                  onClick={() => setFinding(!finding)}
                />
              )}
            </div>
          }
        >
          {view === "list" ? (
            <ListView
              filter={filter}
              stylistId={known}
              today={today}
              onOpen={setOpen}
              onAgain={again}
            />
          ) : (
            <Calendar
              by={view}
              date={date}
              stylists={shown}
              reader={session?.salon}
              stepMinutes={rules?.stepMinutes ?? STEP}
              onDate={(next) => show({ date: next })}
              onOpen={setOpen}
              onClose={setClosing}
              onBlock={(pressed, timeZone) => setBlock({ block: pressed, timeZone })}
              onFree={book}
              acts={
                view === "day" && (
                  <IconButton
                    label="Write to everybody"
                    kind="outline"
                    icon={<MessageSquareText size={17} aria-hidden="true" />}
                    disabled={stylists.length === 0}
                    onClick={() => setWriting(true)}
                  />
                )
              }
            />
          )}
        </Tabs>
      </div>
      {open && (
        <AppointmentSheet
          appointment={open}
          stylists={stylists}
          onChanged={setOpen}
          onAgain={again}
          onClose={() => setOpen(undefined)}
        />
      )}
      {closing && <CloseVisitSheet appointment={closing} onClose={() => setClosing(undefined)} />}
      {writing && (
        <TextDayDialog
          date={usual.date}
          stylist={stylists.find(({ id }) => id === chosen)}
          onClose={() => setWriting(false)}
        />
      )}
      {block && <BlockDialog {...block} onClose={() => setBlock(undefined)} />}
      {booking && (
        <BookSheet
          {...booking}
          usual={usual}
          stylists={stylists}
          onClose={() => setBooking(undefined)}
        />
      )}
      {rules && <AskedBooking usual={usual} stylists={stylists} />}
      {waiting && (
        <WaitlistSheet
          stylists={stylists}
          today={today}
          onClose={() => setWaiting(false)}
          onBook={(entry) => {
            setWaiting(false);
            book(
              {
                ...(entry.stylistId && { stylistId: entry.stylistId }),
                date: entry.from > today ? entry.from : today,
                ...(entry.earliest && { time: entry.earliest }),
              },
              draftOf(entry),
            );
          }}
        />
      )}
    </Page>
  );
}

/** Who comes, and for what, as it is known of another visit or from the waitlist. */
const draftOf = ({
  clientId,
  clientName,
  clientEmail,
  clientPhone,
  serviceId,
  serviceType,
}: Pick<
  Appointment,
  "clientId" | "clientName" | "clientEmail" | "clientPhone" | "serviceId" | "serviceType"
>) => ({
  clientId: clientId ?? "",
  clientName,
  isNew: !clientId,
  clientEmail: clientEmail ?? "",
  clientPhone: clientPhone ?? "",
  serviceId: serviceId ?? "",
  serviceType,
});
