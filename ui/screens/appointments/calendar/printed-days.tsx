import type { CalendarView } from "#tools/appointments/schema.ts";
import { wallOf } from "#tools/values/zone-rules.ts";
import { statusWord } from "#ui/cards/appointment-card/appointment-words.ts";
import { dayWords } from "./day-words.ts";
import { phoneText, timesIn } from "#ui/lib/format.ts";
import { spanOf } from "./layout-rules.ts";

/** The days on paper: who comes when, with a line to write on. */
export function PrintedDays({ view, dates }: { view: CalendarView; dates: readonly string[] }) {
  return (
    <div className="hidden print:block">
      {dates.map((date) => {
        const rows = view.appointments.filter(
          ({ startsAt }) => wallOf(view.timeZone, Date.parse(startsAt)).date === date,
        );
        return (
          <section key={date} className="mb-8 break-inside-avoid-page">
            <h2 className="mb-2 text-xl">
              {dayWords(date, { weekday: "long", day: "numeric", month: "long", year: "numeric" })}
            </h2>
            {rows.length === 0 ? (
              <p>No appointments.</p>
            ) : (
              <table className="w-full text-left text-sm">
                <thead>
                  <tr className="border-b border-ink">
                    {["Time", "Client", "Service", "Stylist", "Notes"].map((name) => (
                      <th key={name} scope="col" className="py-1.5 pr-4">
                        {name}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {rows.map((row) => {
                    const { startsAt, endsAt } = spanOf(row);
                    return (
                      <tr
                        key={row.id}
                        className="break-inside-avoid border-b border-line align-top"
                      >
                        <td className="py-2 pr-4 font-mono whitespace-nowrap">
                          {timesIn(view.timeZone, startsAt, endsAt)}
                        </td>
                        <td className="py-2 pr-4 font-semibold">
                          {row.clientName}
                          <span className="block font-normal">
                            {row.clientPhone && phoneText(row.clientPhone)}
                          </span>
                        </td>
                        <td className="py-2 pr-4">
                          {row.serviceType}
                          {row.needsPatchTest && <span className="block">Patch test needed</span>}
                        </td>
                        <td className="py-2 pr-4">
                          {row.stylistName}
                          <span className="block">{statusWord(row)}</span>
                        </td>
                        <td className="w-[30%] py-2">{row.notes}</td>
                      </tr>
                    );
                  })}
                </tbody>
              </table>
            )}
          </section>
        );
      })}
    </div>
  );
}
