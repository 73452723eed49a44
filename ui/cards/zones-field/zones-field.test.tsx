import { fireEvent, render, screen, within } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, expect, it } from "vitest";
import { readingOf } from "#tests/reading.ts";
import { Zones } from "#tools/colour/hair-schema.ts";
import type { HairReading } from "#tools/colour/reading/schema.ts";
import { ServicesField } from "./services-field.tsx";
import { zonesSeen } from "./zone-words.ts";
import { ZonesField } from "./zones-field.tsx";

let said: unknown;
const hear = (told: unknown) => (said = told);

beforeEach(() => hear(undefined));
function Form({ seen, from, max }: { seen?: HairReading; from?: Zones; max?: 10 | 12 }) {
  const [zones, setZones] = useState(from);
  return (
    <ZonesField
      value={zones}
      onChange={(next) => {
        setZones(next);
        hear(next);
      }}
      level={6}
      seen={seen}
      {...(max !== undefined && { max })}
    />
  );
}
const zone = (level: number | null) => ({ level, tone: "natural" as const });
const uneven = readingOf(6, { zones: { roots: zone(4.5), mids: zone(6), ends: zone(8) } });
const add = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

it("is empty until a part is added, and empty again when the last is taken away", () => {
  render(<Form />);
  expect(said).toBeUndefined();
  expect(screen.queryByRole("slider")).toBeNull();
  add("Roots");
  expect(said).toEqual({ roots: { level: 6 } });
  expect(screen.queryByRole("button", { name: "Roots" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Remove roots" }));
  expect(said).toBeUndefined();
});

it("takes a wish for one part alone, which is gone once the part is left as it is", () => {
  render(<Form />);
  add("Ends");
  fireEvent.change(screen.getByLabelText("Level wanted here"), { target: { value: "9" } });
  fireEvent.change(screen.getByLabelText("Tone wanted here"), { target: { value: "beige" } });
  expect(said).toEqual({ ends: { level: 6, desiredLevel: 9, desiredTone: "beige" } });
  expect(screen.getByText(/to 9, beige/)).toBeTruthy();
  fireEvent.click(screen.getByLabelText(/Leave it as it is/));
  expect(screen.getByText(/left as it is/)).toBeTruthy();
  expect(screen.queryByLabelText("Level wanted here")).toBeNull();
});

it("moves each zone's pin by the keys, whatever lies at the same level", () => {
  render(<Form max={12} />);
  for (const name of ["Roots", "Mids", "Ends", "Bands", "Hairline", "Resistant gray"]) add(name);
  fireEvent.keyDown(screen.getByRole("slider", { name: "roots" }), { key: "ArrowLeft" });
  fireEvent.keyDown(screen.getByRole("slider", { name: "ends" }), { key: "End" });
  fireEvent.keyDown(screen.getByRole("slider", { name: "resistant gray" }), { key: "PageDown" });
  expect(said).toEqual({
    roots: { level: 5 },
    mids: { level: 6 },
    ends: { level: 12 },
    bands: { level: 6 },
    hairline: { level: 6 },
    resistant: { level: 4 },
  });
});

it("keeps what is known of a zone beside its level, as the server takes it", () => {
  render(<Form />);
  add("Ends");
  const row = within(screen.getByRole("listitem"));
  fireEvent.click(row.getByRole("button", { name: "High" }));
  fireEvent.click(row.getByRole("button", { name: "Bleached" }));
  fireEvent.click(row.getByRole("button", { name: "Pale-yellow" }));
  fireEvent.change(row.getByLabelText("Gray"), { target: { value: "230 %" } });
  fireEvent.keyDown(screen.getByRole("slider", { name: "ends" }), { key: "ArrowRight" });
  expect(said).toEqual({
    ends: {
      level: 7,
      porosity: "high",
      hairCondition: "bleached",
      tone: "pale-yellow",
      greyShare: 100,
    },
  });
  expect(Zones.safeParse(said).error).toBeUndefined();
  expect(row.getByText(/level 7, Medium Blonde · bleached · high porosity/)).toBeTruthy();
  fireEvent.click(row.getByRole("button", { name: "High" }));
  fireEvent.change(row.getByLabelText("Gray"), { target: { value: "" } });
  expect(JSON.parse(JSON.stringify(said))).toEqual({
    ends: { level: 7, hairCondition: "bleached", tone: "pale-yellow" },
  });
});

it("offers what the photo saw, and takes it with a tap", () => {
  render(<Form seen={uneven} />);
  expect(said).toBeUndefined();
  expect(screen.getByText("The photo shows roots 5, mids 6, ends 8.")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Use this" }));
  expect(said).toEqual({ roots: { level: 5 }, mids: { level: 6 }, ends: { level: 8 } });
  expect(screen.queryByRole("button", { name: "Use this" })).toBeNull();
});

it("never speaks over what the stylist has set", () => {
  render(<Form seen={uneven} from={{ roots: { level: 3 } }} />);
  expect(screen.queryByText(/The photo shows/)).toBeNull();
});

it.each([
  ["one level", readingOf(6)],
  [
    "zones that round to one level",
    readingOf(6, { zones: { roots: zone(5.5), mids: zone(6), ends: null } }),
  ],
  ["one zone alone", readingOf(6, { zones: { roots: zone(4), mids: null, ends: zone(null) } })],
  ["no hair", { ...uneven, hairFound: false }],
  ["no photo", undefined],
])("has nothing to offer from %s", (_, reading) => {
  expect(zonesSeen(reading, 10)).toBeUndefined();
});

it("takes up to four services and holds the rest back", () => {
  function Services() {
    const [services, setServices] = useState<Parameters<typeof ServicesField>[0]["value"]>();
    return (
      <ServicesField
        value={services}
        onChange={(next) => {
          setServices(next);
          hear(next);
        }}
      />
    );
  }
  render(<Services />);
  expect(said).toBeUndefined();
  for (const name of ["Gray coverage", "Balayage", "Toner", "Gloss"]) add(name);
  expect(said).toEqual(["grey_coverage", "balayage", "toning", "gloss"]);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Lowlights" }).disabled).toBe(true);
  for (const name of ["Gray coverage", "Balayage", "Toner", "Gloss"]) add(name);
  expect(said).toBeUndefined();
});
