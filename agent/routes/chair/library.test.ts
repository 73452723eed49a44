import { beforeAll, describe, expect, it } from "vitest";
import { read, utils } from "xlsx";
import { startApp, type TestApp } from "#tests/app.ts";
import { consultStored, newWords, storePhotos } from "#tests/consultation-form.ts";
import { joaquin, openSalon, type Salon } from "#tests/fixtures.ts";
import { hairPhoto } from "#tests/hair.ts";
import { handBowl } from "#tests/hand-bowl.ts";
import type { LibraryFormula, RestoreLibraryFormula } from "#tools/library/schema.ts";
import type { StoredFormula } from "#tools/formulas/schema.ts";
import type { WrittenFormula } from "#tools/bench/write-schema.ts";

let started: TestApp;
let maren: Salon;
let neighbour: Salon;
let photos: { currentPhotos: string[]; targetPhoto: string };

beforeAll(async () => {
  started = await startApp();
  [maren, neighbour] = [await openSalon(started), await openSalon(started, joaquin)];
  await maren.json("PUT", "/api/subscription/upgrade", { tier: "complete" });
  const [one = "", two = ""] = await storePhotos(
    maren,
    await hairPhoto({ level: 5 }),
    await hairPhoto({ level: 7 }),
  );
  photos = { currentPhotos: [one], targetPhoto: two };
});

const LIBRARY = "/api/formulas/library";
const GLOSS = "Redken Shades EQ Gloss: 09V 30g + 09T 30g + 60g processing solution 20m";
const COLOUR = "wella koleston perfect 7/0 40g + 20v 40g 1:1 35m";

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- what the test takes the answer for
async function asked<T>(answer: Promise<Response>): Promise<{ status: number; body: T }> {
  const response = await answer;
  return { status: response.status, body: (await response.json()) as T };
}
const save = (salon: Salon, given: object) =>
  asked<LibraryFormula>(salon.json("POST", LIBRARY, given));
async function list(salon: Salon, query: string) {
  const response = await salon.request(`${LIBRARY}?${query}`);
  return {
    status: response.status,
    total: Number(response.headers.get("X-Total-Count")),
    next: /cursor=([^&>]+)/.exec(response.headers.get("Link") ?? "")?.[1],
    items: (await response.json()) as LibraryFormula[],
  };
}
const names = (items: { name: string }[]) => items.map(({ name }) => name);
async function consultation(words: object = {}) {
  const { body } = await consultStored(maren, { ...newWords, ...photos, ...words });
  return body.consultation.id;
}
/** Grams that no rule of the engine would come to, in a bowl that the checks stop; not the seconds of an instant. */
const SECRET = /(?<!\d:)(?:43\.7|87\.4)/;
async function heldBack(clientName: string) {
  const id = await consultation({ clientName });
  const blocked = {
    ...handBowl,
    purpose: "lighten",
    line: "matrix/light-master",
    shades: [{ code: "Light Master", grams: 43.7 }],
    developerVolume: 30,
    ratio: "1:2",
    minutes: [20, 45],
    onScalp: true,
  };
  const { body } = await asked<WrittenFormula>(
    maren.json("POST", `/api/consultations/${id}/formulas`, { bowls: [blocked], name: "Too much" }),
  );
  return body.formulas[0]?.id ?? "";
}

describe("the library", () => {
  it("keeps shorthand as it was written, and what was understood of it", async () => {
    const { status, body } = await save(maren, {
      name: "House gloss",
      notation: `${GLOSS}\nabracadabra 7`,
      clientName: "Ümit Falk",
      notes: "In winter",
    });
    expect([status, body.notation]).toEqual([201, `${GLOSS}\nabracadabra 7`]);
    expect(body).toMatchObject({
      origin: "saved",
      brandId: "redken",
      level: 9,
      clientName: "Ümit Falk",
      notes: "In winter",
      withheld: false,
    });
    expect(body.unread.join(" ")).toContain("abracadabra");
    expect(body.color).toMatch(/^#/);
    expect((await asked(maren.request(`${LIBRARY}/${body.id}`))).body).toEqual(body);
  });

  it.each([["pravana/chromasilk"], ["matrix/socolor"], [undefined]])(
    "reads bare codes as their preview did, in %s",
    async (line) => {
      const text = "6N 40g + 20v 40g 35m";
      const preview = await asked<Pick<LibraryFormula, "bowls">>(
        maren.json("POST", "/api/formulas/notation", { text, ...(line && { line }) }),
      );
      const { body } = await save(maren, { name: "6N", notation: text, line });
      expect(body.bowls).toEqual(preview.body.bowls);
      expect(body.bowls[0]?.line).toBe(line ?? preview.body.bowls[0]?.line);
      expect(body.bowls[0]?.line).toBeTruthy();
    },
  );

  it("copies a consultation's formula with its grams, in shorthand", async () => {
    const id = await consultation({ clientName: "Copied Client" });
    const { body: written } = await asked<WrittenFormula>(
      maren.json("POST", `/api/consultations/${id}/formulas`, { bowls: [handBowl] }),
    );
    const { body } = await save(maren, { name: "Copy", formulaId: written.formulas[0]?.id });
    expect(body).toMatchObject({ clientName: "Copied Client", consultationId: id, level: 7 });
    expect(body.notation).toContain("41.5g");
    expect(body.bowls[0]).toMatchObject({ line: handBowl.line, minutes: [30, 40] });
  });

  it.each([
    [{ name: "Both", notation: "7N", formulaId: crypto.randomUUID() }, 400, "notation"],
    [{ name: "Neither" }, 400, "notation"],
    [{ name: " ", notation: "7N" }, 400, "name"],
    [{ name: "Long", notation: "7".repeat(4001) }, 400, "notation"],
    [{ name: "Unknown", formulaId: crypto.randomUUID() }, 404, ""],
  ])("refuses %o", async (given, status, field) => {
    const answer = await asked<{ issues?: { path: string }[] }>(maren.json("POST", LIBRARY, given));
    expect([answer.status, answer.body.issues?.[0]?.path ?? ""]).toEqual([status, field]);
  });

  it("reads changed shorthand anew and leaves the rest as it was", async () => {
    const { body: before } = await save(maren, { name: "Base", notation: COLOUR, notes: "Keep" });
    const change = (given: object) =>
      asked<LibraryFormula>(maren.json("PATCH", `${LIBRARY}/${before.id}`, given));
    expect((await change({ name: "Her base" })).body).toMatchObject({
      name: "Her base",
      notation: COLOUR,
      bowls: before.bowls,
    });
    const { body } = await change({ notation: GLOSS });
    expect(body).toMatchObject({ name: "Her base", notes: "Keep", brandId: "redken", level: 9 });
    expect((await change({ line: "goldwell/topchic", notation: "7N 30g" })).body).toMatchObject({
      brandId: "goldwell",
      lineId: "topchic",
    });
  });

  it("puts a deleted formula back in its place", async () => {
    const { body: first } = await save(maren, { name: "Undone", notation: COLOUR });
    await save(maren, { name: "Later", notation: COLOUR });
    const gone = await asked<RestoreLibraryFormula>(
      maren.request(`${LIBRARY}/${first.id}`, { method: "DELETE" }),
    );
    expect((await list(maren, "search=undone")).total).toBe(0);
    expect((await maren.request(`${LIBRARY}/${first.id}`)).status).toBe(404);
    const { body } = await asked<LibraryFormula>(
      maren.json("POST", `${LIBRARY}/restore`, gone.body),
    );
    expect(body).toMatchObject({ name: "Undone", createdAt: first.createdAt, bowls: first.bowls });
    expect((await list(maren, "search=undone")).total).toBe(1);
  });

  it("restores nothing that hangs on another salon's things", async () => {
    const { body } = await save(neighbour, { name: "Theirs", notation: COLOUR });
    const gone = await asked<RestoreLibraryFormula>(
      neighbour.request(`${LIBRARY}/${body.id}`, { method: "DELETE" }),
    );
    const consultationId = await consultation();
    for (const more of [{ consultationId }, { importId: crypto.randomUUID() }]) {
      const answer = await neighbour.json("POST", `${LIBRARY}/restore`, { ...gone.body, ...more });
      expect([more, answer.status]).toEqual([more, 404]);
    }
  });

  it("leaves the formulas of consultations alone", async () => {
    const id = await consultation();
    const { body } = await asked<{ formulas: { id: string }[] }>(
      maren.request(`/api/consultations/${id}`),
    );
    const path = `${LIBRARY}/${body.formulas[0]?.id}`;
    expect((await maren.json("PATCH", path, { name: "Mine" })).status).toBe(409);
    expect((await maren.request(path, { method: "DELETE" })).status).toBe(409);
    expect((await maren.request(path)).status).toBe(200);
  });
});

describe("a search", () => {
  let salon: Salon;
  const long = `${"x".repeat(480)} kopper refresh at the very end ${"y".repeat(300)} endlessly`;

  beforeAll(async () => {
    salon = await openSalon(started, { name: "Vera", email: "vera@example.com" });
    await save(salon, { name: "Winter gloss", notation: GLOSS, clientName: "MÜLLER Anna" });
    await save(salon, { name: "Base 100%", notation: COLOUR, notes: "never_again" });
    await save(salon, { name: "Long", notation: "8N 20g", line: "goldwell/topchic", notes: long });
    await save(salon, { name: "Odd", notation: "zzz 12 qqq" });
  });

  it.each([
    ["search=gloss", ["Winter gloss"]],
    ["search=müller+WINTER", ["Winter gloss"]],
    ["search=winter+nobody", []],
    ["search=7/0", ["Base 100%"]],
    ["search=100%25", ["Base 100%"]],
    ["search=%25", ["Base 100%"]],
    ["search=r_a", ["Base 100%"]],
    ["search=endlessly+kopper", ["Long"]],
    ["search=\\", []],
    ["brandId=redken", ["Winter gloss"]],
    ["brandId=goldwell&lineId=topchic", ["Long"]],
    ["level=7", ["Base 100%"]],
    ["level=9&search=anna", ["Winter gloss"]],
    ["level=7&brandId=redken", []],
    ["tone=violet", ["Winter gloss"]],
    ["origin=import", []],
    ["origin=consultation", []],
    ["origin=saved", ["Odd", "Long", "Base 100%", "Winter gloss"]],
    ["unread=true", ["Odd"]],
    [`importId=${crypto.randomUUID()}`, []],
  ])("for %s finds %o", async (query, found) => {
    const { items, total } = await list(salon, query);
    expect(names(items)).toEqual(found);
    expect(total).toBe(found.length);
  });

  it.each(["level=0", "tone=sparkly", "origin=elsewhere", "cursor=x", "limit=501"])(
    "refuses %s",
    async (query) => {
      expect((await list(salon, query)).status).toBe(400);
    },
  );

  it("is paged over both tables without a gap, newest first, with the count of both", async () => {
    const before = await list(maren, "limit=500");
    const kept = new Set(before.items.map(({ origin }) => origin));
    expect([kept.has("saved"), kept.has("consultation")]).toEqual([true, true]);
    const seen: string[] = [];
    for (let cursor: string | undefined = ""; cursor !== undefined;) {
      const page = await list(maren, `limit=3${cursor && `&cursor=${cursor}`}`);
      expect(page.total).toBe(before.total);
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.next;
    }
    expect(seen).toEqual(before.items.map(({ id }) => id));
    const days = before.items.map(({ createdAt }) => createdAt);
    expect(days).toEqual(days.toSorted((a, b) => b.localeCompare(a)));
  });

  it("counts both in the spec's list and on the dashboard", async () => {
    const { total, items } = await list(maren, "limit=500");
    const response = await maren.request("/api/formulas?limit=500");
    const formulas = (await response.json()) as StoredFormula[];
    expect(response.headers.get("X-Total-Count")).toBe(String(total));
    expect(formulas.map(({ id }) => id)).toEqual(items.map(({ id }) => id));
    const { body } = await asked<{ formulasInDatabase: number }>(maren.request("/api/stats"));
    expect(body.formulasInDatabase).toBe(total);
    expect(formulas.find(({ name }) => name === "Her base")).toMatchObject({
      source: "stylist",
      consultationId: null,
      bowl: null,
    });
    expect(formulas.find(({ name }) => name === "Copy")?.ingredients).toContainEqual({
      name: "Wella Professionals Koleston Perfect 7/0",
      amount: "41.5 g",
    });
  });
});

describe("a formula that is withheld", () => {
  it("shows no grams in list, search, copy, use or export", async () => {
    const formulaId = await heldBack("Withheld Client");
    const found = await list(maren, "search=withheld+client");
    const held = found.items.find(({ id }) => id === formulaId);
    expect(held).toMatchObject({ withheld: true, name: "Too much" });
    for (const path of [
      `${LIBRARY}?search=withheld`,
      `${LIBRARY}/${formulaId}`,
      `${LIBRARY}/export?search=withheld`,
      "/api/formulas?limit=500",
    ])
      expect([path, SECRET.test(await (await maren.request(path)).text())]).toEqual([path, false]);
    for (const search of ["43.7", "43", "87.4"])
      expect(
        (await list(maren, `search=${search}+withheld`)).items.map(({ id }) => id),
      ).not.toContain(formulaId);
    expect((await save(maren, { name: "Stolen", formulaId })).status).toBe(409);
    const use = { consultationId: await consultation() };
    expect((await maren.json("POST", `${LIBRARY}/${formulaId}/use`, use)).status).toBe(409);
  });

  it("is found by its grams once it is released", async () => {
    const formulaId = await heldBack("Released Client");
    await maren.json("POST", `/api/formulas/${formulaId}/override`, {
      name: "Maren Falk",
      reason: "A test strand lifted cleanly at 30 vol.",
    });
    const { items } = await list(maren, "search=released+43.7g");
    expect(items.map(({ id }) => id)).toEqual([formulaId]);
    expect(items[0]?.notation).toMatch(SECRET);
  });
});

describe("a formula on somebody's hair", () => {
  const use = async (notation: string, consultationId: string) => {
    const { body } = await save(maren, { name: "On hair", notation });
    return asked<WrittenFormula & { error: string }>(
      maren.json("POST", `${LIBRARY}/${body.id}/use`, { consultationId }),
    );
  };

  it("is judged by the checks and kept with the consultation", async () => {
    const id = await consultation();
    const { status, body } = await use("koleston perfect 7/0 40g + 30v 40g 1:1 35m", id);
    expect([status, body.formulas[0]?.name, body.formulas[0]?.consultationId]).toEqual([
      201,
      "On hair",
      id,
    ]);
    expect(body.formulas[0]?.bowl?.shades).toMatchObject([{ code: "7/0", grams: 40 }]);
  });

  it("loses its grams where the checks stop it", async () => {
    const id = await consultation({ reactedToColourBefore: true });
    const { body } = await use("koleston perfect 7/0 43.7g + 20v 43.7g 1:1 35m", id);
    expect([body.ok, body.formulas[0]?.withheld]).toEqual([false, true]);
    expect(JSON.stringify(body)).not.toMatch(SECRET);
  });

  it.each([
    ["koleston perfect 7/0 + 20v 1:1 35m", /grams of 7\/0/],
    ["zzz 40g", /./],
    ["koleston perfect 7/0 40g + 20v 40g 1:1", /time/],
  ])("is refused where it is not whole: %s", async (notation, named) => {
    const { status, body } = await use(notation, await consultation());
    expect(status).toBe(400);
    expect(body.error).toMatch(named);
  });
});

describe("an export", () => {
  const EVIL = ["=1+1", "+49", "-2", "@sum", "\t=x"];
  let salon: Salon;

  beforeAll(async () => {
    salon = await openSalon(started, { name: "Ida", email: "ida@example.com" });
    for (const [at, evil] of EVIL.entries())
      await save(salon, { name: `E${at}`, notation: COLOUR, notes: `${evil}, "quoted"\nline` });
    await save(salon, { name: "Ümit", notation: GLOSS, clientName: "=cmd|' /C calc'!A0" });
  });

  it("holds every formula that the search finds, and no cell that runs", async () => {
    const response = await salon.request(`${LIBRARY}/export?format=csv`);
    expect(response.headers.get("Content-Disposition")).toMatch(
      /^attachment; filename="formulas-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const bytes = new Uint8Array(await response.arrayBuffer());
    const book = read(bytes, { type: "array", raw: true });
    const [headings, ...rows] = utils.sheet_to_json<string[]>(
      book.Sheets[book.SheetNames[0] ?? ""] ?? {},
      {
        header: 1,
        raw: true,
      },
    );
    expect(headings).toEqual([
      "Formula name",
      "Client",
      "Brand",
      "Line",
      "Formula",
      "Date",
      "Notes",
    ]);
    expect(rows).toHaveLength(EVIL.length + 1);
    expect(rows[0]?.slice(0, 2)).toEqual(["Ümit", "'=cmd|' /C calc'!A0"]);
    for (const cell of rows.flat()) expect(cell ?? "").not.toMatch(/^[=+\-@\t\r]/);
    expect(rows.at(-1)?.[6]).toBe(`'${EVIL[0]}, "quoted"\nline`);
  });

  it("is the same as a workbook, and keeps to the filters", async () => {
    const response = await salon.request(`${LIBRARY}/export?format=xlsx&search=e3`);
    expect(response.headers.get("Content-Type")).toContain("spreadsheetml");
    const book = read(new Uint8Array(await response.arrayBuffer()), { type: "array" });
    const rows = utils.sheet_to_json<string[]>(book.Sheets["Formulas"] ?? {}, { header: 1 });
    expect(rows).toHaveLength(2);
    const [name, client = "", brand, line, notation, , notes] = rows[1] ?? [];
    expect([name, client, brand, line]).toEqual([
      "E3",
      "",
      "Wella Professionals",
      "Koleston Perfect",
    ]);
    expect([notation, notes?.slice(0, 5)]).toEqual([COLOUR, "'@sum"]);
  });

  it.each(["csv", "xlsx"])("is read back by the upload as it was, from %s", async (format) => {
    const other = await openSalon(started, { name: "Noor", email: `noor-${format}@example.com` });
    const name = `Signs ${format}`;
    await save(salon, { name, notation: COLOUR, notes: "a < b & _x0041_ > 'c'" });
    const response = await salon.request(`${LIBRARY}/export?format=${format}`);
    const form = new FormData();
    form.set("file", new File([await response.arrayBuffer()], `formulas.${format}`));
    const uploaded = await other.request("/api/formulas/upload", { method: "POST", body: form });
    const [sent, back] = [await list(salon, "limit=500"), await list(other, "limit=500")];
    expect(await uploaded.json()).toMatchObject({ count: sent.total, skipped: 0, errors: [] });
    const told = (items: LibraryFormula[]) =>
      items
        .map(({ name: called, clientName, notes, bowls }) => ({
          called,
          clientName,
          notes: notes.trim(),
          shades: bowls.flatMap(({ shades }) => shades),
        }))
        .toSorted((a, b) => a.called.localeCompare(b.called));
    expect(told(back.items)).toEqual(told(sent.items));
  });

  it("is refused in a format that is none", async () => {
    expect((await salon.request(`${LIBRARY}/export?format=pdf`)).status).toBe(400);
  });
});
