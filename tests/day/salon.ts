import type { TestApp } from "#tests/app.ts";
import { newWords, storePhotos } from "#tests/consultation-form.ts";
import { maren, openSalon, type Salon } from "#tests/fixtures.ts";
import { hairPhoto } from "#tests/hair.ts";
import { joinTeam } from "#tests/salons/team.ts";
import type { Appointment } from "#tools/appointments/schema.ts";
import type { ConsultationResult } from "#tools/consultations/schema.ts";
import { CLIENTS, DAY, MENU, TEAM, type Colleague } from "./script.ts";

/** Whoever is signed in and makes requests: the owner, or the stylist at her chair. */
export type Person = Pick<Salon, "request" | "json" | "cookie">;
export type DaySalon = Awaited<ReturnType<typeof openDaySalon>>;

/** A salon of three before its day: its menu, its clients, a formula of Ana's, and what it takes on the shelf. */
export async function openDaySalon(started: TestApp, door: string) {
  const owner = await openSalon(started, { email: `${door}-${maren.email}` });
  const post = async <T>(path: string, body: object, method = "POST") => {
    const response = await owner.json(method, path, body);
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return (await response.json()) as T;
  };
  await post("/api/subscription/upgrade", { tier: "complete" }, "PUT");
  await post("/api/inventory/subscribe", {}, "PUT");
  const emailOf = (name: string) => `${name.split(" ")[0]?.toLowerCase()}-${door}@salon.example`;
  const join = (name: Colleague) =>
    joinTeam(started, owner, { name, email: emailOf(name), slug: `${door}-${name}` });
  const stylist = await join(TEAM[1]);
  const third = await join(TEAM[2]);
  const stylists: Record<Colleague, string> = {
    [TEAM[0]]: owner.actor.stylistId,
    [TEAM[1]]: stylist.stylistId,
    [TEAM[2]]: third.stylistId,
  };
  const services = new Map<string, string>();
  for (const [stylistName, stylistId] of Object.entries(stylists))
    for (const [name, { price, minutes }] of Object.entries(MENU)) {
      const { id } = await post<{ id: string }>("/api/services", {
        stylistId,
        name,
        category: "Other",
        basePrice: price,
        duration: minutes,
      });
      services.set(`${stylistName} ${name}`, id);
    }
  const clients = new Map<string, string>();
  for (const name of CLIENTS)
    clients.set(name, (await post<{ id: string }>("/api/clients", { name })).id);
  const stock = (name: string, link: object) =>
    post("/api/inventory/items", {
      name,
      unit: "bottle",
      unitGrams: 60,
      currentQuantity: 4,
      link,
    });
  const [targetPhoto] = await storePhotos(owner, await hairPhoto({ level: 7, seed: 3 }));
  const { consultation, formulas } = await post<ConsultationResult>("/api/consultations", {
    ...newWords,
    targetPhoto,
    clientId: clients.get("Ana Reyes"),
    clientName: "Ana Reyes",
    currentPhotos: [],
  });
  const formula = formulas.find(({ bowl }) => bowl);
  const bowl = formula?.bowl;
  if (!bowl) throw new Error("Nothing is mixed for Ana.");
  const line = `${bowl.brandId}/${bowl.lineId}`;
  for (const { code } of bowl.shades)
    await stock(`${bowl.lineName} ${code}`, { line, part: "colour", code, volume: null });
  if (bowl.developer) {
    const { volume } = bowl.developer;
    await stock(`Developer ${volume}`, { line, part: "developer", code: null, volume });
  }
  return {
    owner,
    stylist,
    stylists,
    services,
    clients,
    consultationId: consultation.id,
    formulaId: formula.id,
    /** The visit of a client on this day. */
    visitOf: async (client: string): Promise<Appointment> => {
      const all = (await (
        await owner.request(`/api/appointments?from=${DAY}&to=${DAY}`)
      ).json()) as Appointment[];
      const visit = all.find(({ clientName }) => clientName === client);
      if (!visit) throw new Error(`${client} is not booked.`);
      return visit;
    },
  };
}
