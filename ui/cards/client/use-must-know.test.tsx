import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { answering, renderScreen } from "#tests/screen.tsx";
import type { Appointment } from "#tools/appointments/schema.ts";
import { useMustKnow } from "./use-must-know.ts";

const idOf = (at: number) => `01980000-0000-7000-8000-${String(at).padStart(12, "0")}`;

function Told({ appointments }: { appointments: Appointment[] }) {
  const known = useMustKnow(appointments);
  return appointments.map(({ id, clientId }) => <p key={id}>{known.get(clientId ?? "")}</p>);
}

it("asks for those who come alone, fifty at once, each once", async () => {
  const asked: string[][] = [];
  answering({
    "GET /api/clients": ({ url }) => {
      const ids = new URL(url, "http://localhost").searchParams.get("ids")!.split(",");
      asked.push(ids);
      return ids.map((id) => ({
        id,
        mustKnow: id === idOf(119) ? "Cold water only" : null,
        hasAllergies: id === idOf(0),
        patchTest: { state: id === idOf(0) ? "failed" : "missing" },
      }));
    },
  });
  const appointments = Array.from({ length: 240 }, (_, at) => ({
    id: `visit ${at}`,
    clientId: at === 7 ? null : idOf(at % 120),
  })) as Appointment[];
  renderScreen(<Told appointments={appointments} />);
  expect(await screen.findAllByText("Cold water only")).toHaveLength(2);
  expect(await screen.findAllByText("Patch test failed · Allergies")).toHaveLength(2);
  expect(asked.map(({ length }) => length)).toEqual([50, 50, 20]);
  expect(new Set(asked.flat()).size).toBe(120);
});
