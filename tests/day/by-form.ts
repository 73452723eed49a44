import type { VisitMoney } from "#tools/payments/schema.ts";
import type { DaySalon, Person } from "./salon.ts";
import { DAY, type Act } from "./script.ts";

/** Does it by the calls that the screens make. @returns what was answered */
export async function byForm(salon: DaySalon, { json, request }: Person, act: Act) {
  const send = async (method: string, path: string, body: object): Promise<unknown> => {
    const response = await json(method, path, body);
    if (!response.ok) throw new Error(`${act.does}: ${await response.text()}`);
    return response.json();
  };
  const post = (path: string, body: object) => send("POST", path, body);
  switch (act.does) {
    case "block":
      return post("/api/time-blocks", {
        stylistId: salon.stylists[act.stylist],
        date: DAY,
        from: act.from,
        to: act.to,
        reason: act.reason,
      });
    case "book":
      return post("/api/appointments/for-client", {
        stylistId: salon.stylists[act.stylist],
        clientId: salon.clients.get(act.client),
        clientName: act.client,
        serviceId: salon.services.get(`${act.stylist} ${act.service}`),
        serviceType: act.service,
        appointmentDate: DAY,
        appointmentTime: act.time,
      });
    case "miss": {
      const { id, version } = await salon.visitOf(act.client);
      const status = { status: "cancelled", cancelledBy: "no_show", version };
      return send("PATCH", `/api/appointments/${id}/status`, status);
    }
    case "mix":
      return post(`/api/formulas/${salon.formulaId}/mix`, { totalGrams: act.grams });
    case "weigh back": {
      const weighed = { mixedGrams: act.mixed, leftGrams: act.left };
      return post(`/api/formulas/${salon.formulaId}/reweigh`, weighed);
    }
    case "time":
      return post("/api/timers", { label: act.label, minutes: act.minutes });
    case "rescue":
      return post("/api/colour/rescue", { text: act.words });
    case "close": {
      const { id } = await salon.visitOf(act.client);
      const { price, method, tip, weeks } = act;
      return post(`/api/appointments/${id}/close`, {
        price,
        paid: [{ method, ...(tip && { tip }) }],
        ...(weeks && { rebookWeeks: weeks }),
      });
    }
    case "refund": {
      const { id } = await salon.visitOf(act.client);
      const { payments } = (await (
        await request(`/api/appointments/${id}/money`)
      ).json()) as VisitMoney;
      const { amount, reason } = act;
      return post(`/api/payments/${payments[0]?.id}/refund`, { amount, reason });
    }
    default:
      return post("/api/payments/days", { counted: act.counted, float: act.float });
  }
}
