import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { answering, renderScreen, type Answers } from "#tests/screen.tsx";
import type {
  Migration,
  MigrationDryRun,
  MigrationMapping,
  MigrationRow,
  PlatformShown,
} from "#tools/migration/schema.ts";
import { Component as MigrationScreen } from "./migration.tsx";

const ID = (at: number) => `01980000-0000-7000-8000-0000000000${String(at).padStart(2, "0")}`;
const OWN = ID(9);

const PLATFORMS: PlatformShown[] = [
  {
    id: "mindbody",
    name: "Mindbody",
    hasApi: true,
    kinds: ["clients"],
    labels: {
      username: "Staff username",
      password: "Staff password",
      apiKey: "API key",
      subdomain: "Site ID",
    },
    exportSteps: ["Open Reports."],
  },
  {
    id: "acuity",
    name: "Acuity Scheduling",
    hasApi: true,
    kinds: ["clients"],
    labels: { username: "User ID", password: "API key", apiKey: null, subdomain: null },
    exportSteps: ["Open Clients."],
  },
  {
    id: "vagaro",
    name: "Vagaro",
    hasApi: false,
    kinds: ["clients"],
    labels: null,
    exportSteps: ["Open Reports, then Customers.", "Upload the files here."],
  },
];

const NONE = { clients: 0, appointments: 0, products: 0, services: 0, formulas: 0 };

const REVIEW: Migration = {
  id: ID(1),
  stylistId: OWN,
  platform: "vagaro",
  platformName: "Vagaro",
  source: "file",
  status: "pending",
  phase: "review",
  startedAt: "2026-11-20T10:00:00.000Z",
  finishedAt: null,
  itemsImported: NONE,
  alreadyThere: NONE,
  skipped: 0,
  warned: 0,
  rows: 3,
  done: 0,
  resumed: 0,
  errorLog: null,
  files: [
    {
      id: ID(2),
      fileName: "customers.csv",
      sizeBytes: 2048,
      mapping: {
        kind: "clients",
        columns: [{ column: 0, field: "name" }],
        headerRow: 1,
        dateOrder: null,
      },
      proposedBy: "tables",
      headings: ["Customer", "Cell", "Loyalty"],
      sample: [["Ana Kern", "555 0100", "12"]],
      rows: 3,
    },
  ],
};
const DONE: Migration = {
  ...REVIEW,
  id: ID(3),
  status: "completed",
  phase: "over",
  finishedAt: "2026-11-20T10:01:00.000Z",
  itemsImported: { ...NONE, clients: 1240, appointments: 3 },
  alreadyThere: { ...NONE, clients: 40 },
  skipped: 2,
  done: 3,
};
const FAILED: Migration = {
  ...DONE,
  id: ID(4),
  platformName: "Mindbody",
  source: "api",
  status: "failed",
  itemsImported: NONE,
  skipped: 0,
  errorLog: "Mindbody refuses this account.",
};

let requests: Request[];
let role: string;
let listed: Migration[];
let one: Migration;

beforeEach(() => {
  role = "owner";
  listed = [];
  one = REVIEW;
});

function open(answers: Answers = {}, at = "/migration") {
  requests = answering({
    "GET /api/auth/get-session": () => ({
      session: { id: "s", expiresAt: "2027-01-01T00:00:00Z" },
      user: { id: "u", name: "Maren", email: "m@x.example", isAdmin: false },
      salon: { id: ID(8), stylistId: OWN, role, accountStatus: "verified" },
    }),
    "GET /api/stylists": () => [
      { id: OWN, name: "Maren Falk" },
      { id: ID(7), name: "Sia Lund" },
    ],
    "GET /api/migration/platforms": () => PLATFORMS,
    [`GET /api/migration/status/${OWN}`]: () => listed,
    [`GET /api/migration/status/${ID(7)}`]: () => [],
    [`GET /api/migration/${ID(1)}`]: () => one,
    ...answers,
  });
  renderScreen(<MigrationScreen />, { path: "/migration", at });
}

const asked = (method: string, path: string) =>
  requests.filter((each) => each.method === method && new URL(each.url).pathname === path);
const startDialog = async () => {
  const [first] = await screen.findAllByRole("button", { name: "Start AI Migration" });
  fireEvent.click(first!);
  const dialog = within(await screen.findByRole("dialog"));
  await dialog.findByRole("tab", { name: "Have it fetched" });
  return dialog;
};
const choose = (dialog: ReturnType<typeof within>, label: RegExp | string, value: string) =>
  fireEvent.change(dialog.getByLabelText(label), { target: { value } });

it("says of each system how its data is got and what comes over, and begins with the one that is chosen", async () => {
  open();
  const vagaro = await screen.findByRole("button", {
    name: /^Vagaro\s*By its export files\s*Clients/,
  });
  screen.getByRole("button", { name: /^Mindbody\s*Fetched for you/ });
  fireEvent.click(vagaro);
  const dialog = within(await screen.findByRole("dialog"));
  expect((await dialog.findByLabelText<HTMLSelectElement>(/^Where you come from/)).value).toBe(
    "vagaro",
  );
});

it("offers the files first, with the system's own steps, and shows what arrived", async () => {
  open({ "POST /api/migration/files": () => Response.json(REVIEW, { status: 201 }) });
  const dialog = await startDialog();
  choose(dialog, /^Where you come from/, "vagaro");
  dialog.getByText("Open Reports, then Customers.");
  const file = new File(["Customer\nAna"], "customers.csv", { type: "text/csv" });
  fireEvent.change(dialog.getByLabelText("Export files"), { target: { files: [file] } });
  await screen.findByRole("region", { name: "customers.csv" });
  const [sent] = asked("POST", "/api/migration/files");
  const form = await sent?.formData();
  expect([form?.get("platform"), form?.get("stylistId")]).toEqual(["vagaro", OWN]);
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("asks for a key and a subdomain only where the system has them, by its own names", async () => {
  open();
  const dialog = await startDialog();
  fireEvent.click(dialog.getByRole("tab", { name: "Have it fetched" }));
  const platforms = within(dialog.getByLabelText(/^Platform/)).getAllByRole("option");
  expect(platforms.map((each) => each.textContent)).toEqual([
    "Choose a system",
    "Mindbody",
    "Acuity Scheduling",
  ]);
  choose(dialog, /^Platform/, "acuity");
  dialog.getByLabelText(/^User ID/);
  expect(dialog.queryByLabelText("Site ID")).toBeNull();
  choose(dialog, /^Platform/, "mindbody");
  dialog.getByLabelText("Site ID");
  dialog.getByLabelText("API key");
});

it("requires system, username and password, then starts and reads the list again 3 s later", async () => {
  open({
    "POST /api/migration/start": () =>
      Response.json({ ...REVIEW, source: "api", phase: "queued" }, { status: 201 }),
    [`GET /api/migration/${ID(1)}`]: () => ({ ...REVIEW, source: "api", phase: "queued" }),
  });
  const dialog = await startDialog();
  fireEvent.click(dialog.getByRole("tab", { name: "Have it fetched" }));
  const go = dialog.getByRole("button", { name: "Start Migration" });
  fireEvent.click(go);
  dialog.getByText("Please choose a system.");
  choose(dialog, /^Platform/, "mindbody");
  fireEvent.click(go);
  dialog.getByText("Please enter the username.");
  dialog.getByText("Please enter the password.");
  expect(asked("POST", "/api/migration/start")).toEqual([]);
  choose(dialog, /^Staff username/, "maren");
  choose(dialog, /^Staff password/, "secret");
  choose(dialog, "Site ID", "-99");
  choose(dialog, "Site ID", "salon99");
  vi.useFakeTimers({ shouldAdvanceTime: true });
  fireEvent.click(go);
  await screen.findByText("Migration Started!");
  screen.getByText("AI is extracting your data. This may take a few minutes.");
  expect(await asked("POST", "/api/migration/start")[0]?.json()).toEqual({
    stylistId: OWN,
    platform: "mindbody",
    username: "maren",
    password: "secret",
    subdomain: "salon99",
  });
  const lists = () => asked("GET", `/api/migration/status/${OWN}`).length;
  const before = lists();
  await vi.advanceTimersByTimeAsync(3100);
  expect(lists()).toBeGreaterThan(before);
});

it("says what the server said when a start fails", async () => {
  const error = "A migration of this stylist is running. Wait for it, or cancel it.";
  open({
    "POST /api/migration/start": () => Response.json({ error, code: "conflict" }, { status: 409 }),
  });
  const dialog = await startDialog();
  fireEvent.click(dialog.getByRole("tab", { name: "Have it fetched" }));
  choose(dialog, /^Platform/, "acuity");
  choose(dialog, /^User ID/, "12");
  choose(dialog, /^API key/, "k");
  fireEvent.click(dialog.getByRole("button", { name: "Start Migration" }));
  await screen.findByText("Migration Failed");
  expect(screen.getAllByText(error).length).toBeGreaterThan(0);
});

it("maps a column, checks the rows, shows what would be left out, and brings the rest in", async () => {
  const saved: MigrationMapping[] = [];
  const counts = { rows: 3, created: 2, merged: 0, kept: 0, skipped: 1 };
  const problem: MigrationRow = {
    ordinal: 2,
    kind: "clients",
    fileName: "customers.csv",
    row: 3,
    outcome: "skipped",
    problem: "There is no name in this row.",
    words: "555 0101",
  };
  const none = { rows: 0, created: 0, merged: 0, kept: 0, skipped: 0 };
  const dry: MigrationDryRun = {
    counts: {
      clients: counts,
      appointments: none,
      products: none,
      services: none,
      formulas: none,
    },
    problems: [problem],
    skipped: 1,
    warnings: [],
    warned: 0,
    dates: [],
  };
  const at = `/api/migration/${ID(1)}`;
  open(
    {
      [`PUT ${at}/files/${ID(2)}/mapping`]: async (request) => {
        const mapping = (await request.json()) as MigrationMapping;
        saved.push(mapping);
        one = { ...one, files: one.files.map((file) => ({ ...file, mapping })) };
        return one;
      },
      [`POST ${at}/check`]: () => dry,
      [`POST ${at}/run`]: () =>
        (one = { ...one, phase: "writing", status: "in_progress", done: 1 }),
    },
    `/migration?open=${ID(1)}`,
  );
  const card = within(await screen.findByRole("region", { name: "customers.csv" }));
  card.getByText("Ana Kern");
  const check = () => screen.getByRole<HTMLButtonElement>("button", { name: "Check the rows" });
  choose(card, "Customer", "");
  await card.findByText(/Say which column holds the client's name/);
  await waitFor(() => expect(check().disabled).toBe(true));
  choose(card, "Customer", "name");
  fireEvent.click(card.getByText("2 columns left out"));
  choose(card, "Cell", "phone");
  await waitFor(() => expect(saved).toHaveLength(3));
  expect(saved.at(-1)?.columns).toEqual([
    { column: 0, field: "name" },
    { column: 1, field: "phone" },
  ]);
  await waitFor(() => expect(check().disabled).toBe(false));
  fireEvent.click(check());
  await screen.findByText("1 row would be left out");
  screen.getByText(/There is no name in this row/);
  fireEvent.click(screen.getByRole("button", { name: "Bring in 2 rows" }));
  const bar = await screen.findByRole("progressbar", { name: "Migration" });
  expect(bar.getAttribute("aria-valuetext")).toBe("1 of 3 rows");
});

it("says how days are read and what rows come without before it brings them in, and takes another order", async () => {
  const saved: MigrationMapping[] = [];
  const none = { rows: 0, created: 0, merged: 0, kept: 0, skipped: 0 };
  const warning: MigrationRow = {
    ordinal: 1,
    kind: "clients",
    fileName: "customers.csv",
    row: 2,
    outcome: "created",
    problem: "Row 2, without “Email”: “ana at home” is no email address.",
    words: "Ana Kern",
  };
  const readAs = (order: "day" | "month"): MigrationDryRun => ({
    counts: {
      clients: { ...none, rows: 3, created: 3 },
      appointments: none,
      products: none,
      services: none,
      formulas: none,
    },
    problems: [],
    skipped: 0,
    warnings: [warning],
    warned: 1,
    dates: [
      {
        fileId: ID(2),
        fileName: "customers.csv",
        order,
        settledBy: order === "month" ? "hints" : "person",
        example: "12/01/2026",
        day: order === "month" ? "2026-12-01" : "2026-01-12",
        sentence: `12/01/2026 is read with the ${order} first.`,
      },
    ],
  });
  const at = `/api/migration/${ID(1)}`;
  open(
    {
      [`PUT ${at}/files/${ID(2)}/mapping`]: async (request) => {
        saved.push((await request.json()) as MigrationMapping);
        return one;
      },
      [`POST ${at}/check`]: () => readAs(saved.length === 0 ? "month" : "day"),
    },
    `/migration?open=${ID(1)}`,
  );
  const check = async () =>
    fireEvent.click(await screen.findByRole("button", { name: "Check the rows" }));
  const orders = await screen.findByLabelText<HTMLSelectElement>("Days are written");
  expect(orders.selectedOptions[0]?.text).toBe("As the file shows");
  await check();
  const days = within(await screen.findByRole("region", { name: "How days are read" }));
  days.getByText("12/01/2026 is read with the month first.");
  days.getByText(/choose how days are written above and check the rows again/);
  screen.getByText("1 row would come without something");
  screen.getByText(/without “Email”: “ana at home” is no email address/);
  fireEvent.change(orders, { target: { value: "day" } });
  await waitFor(() =>
    expect(screen.queryByRole("region", { name: "How days are read" })).toBeNull(),
  );
  await waitFor(() => expect(saved.at(-1)?.dateOrder).toBe("day"));
  await check();
  await screen.findByText("12/01/2026 is read with the day first.");
  expect(screen.queryByText(/check the rows again/)).toBeNull();
  screen.getByRole("button", { name: "Bring in 3 rows" });
});

it("shows the rows that came without something once it is done", async () => {
  one = { ...DONE, id: ID(1), skipped: 0, warned: 1 };
  const row: MigrationRow = {
    ordinal: 4,
    kind: "clients",
    fileName: "customers.csv",
    row: 5,
    outcome: "created",
    problem: "Row 5, without “Phone”: “12” is no phone number.",
    words: "Ana Kern",
  };
  open({ [`GET /api/migration/${ID(1)}/rows`]: () => [row] }, `/migration?open=${ID(1)}`);
  const rows = within(
    await screen.findByRole("region", { name: "Rows that came without something" }),
  );
  rows.getByText("1 row came without something");
  fireEvent.click(rows.getByRole("button", { name: "Show them" }));
  await rows.findByText("customers.csv: without “Phone”: “12” is no phone number. (Ana Kern)");
  expect(asked("GET", `/api/migration/${ID(1)}/rows`)[0]?.url).toContain("warned=true");
  expect(rows.getByRole("link", { name: "Download (CSV)" }).getAttribute("href")).toBe(
    `/api/migration/${ID(1)}/rows.csv?warned=true`,
  );
});

it("lists a stylist's migrations: counts of what came, and why one failed", async () => {
  listed = [DONE, FAILED];
  open();
  await screen.findByText("1,240 clients, 3 appointments, 0 products");
  screen.getByText("Mindbody refuses this account.");
  fireEvent.change(await screen.findByLabelText("Stylist"), { target: { value: ID(7) } });
  await screen.findByText("Nothing was moved yet");
});

it("reads the list every 5 s while one runs, and no more when it is over", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  listed = [{ ...DONE, status: "in_progress", phase: "writing", rows: 10, done: 4 }];
  open();
  await screen.findByText("4 of 10 rows");
  const lists = () => asked("GET", `/api/migration/status/${OWN}`).length;
  const before = lists();
  listed = [DONE];
  await vi.advanceTimersByTimeAsync(5100);
  expect(lists()).toBe(before + 1);
  await screen.findByText("Completed");
  await vi.advanceTimersByTimeAsync(11_000);
  expect(lists()).toBe(before + 1);
});

it("shows every row that was left out, offers them as a sheet, and takes all back", async () => {
  one = { ...DONE, id: ID(1) };
  const row = (ordinal: number): MigrationRow => ({
    ordinal,
    kind: "clients",
    fileName: "customers.csv",
    row: ordinal,
    outcome: "skipped",
    problem: `Row ${ordinal} has no name.`,
    words: "",
  });
  open(
    {
      [`GET /api/migration/${ID(1)}/rows`]: ({ url }) =>
        url.includes("cursor=x")
          ? [row(7)]
          : Response.json([row(4)], {
              headers: { link: `</api/migration/${ID(1)}/rows?cursor=x>; rel="next"` },
            }),
      [`POST /api/migration/${ID(1)}/undo`]: () => ({
        ...(one = { ...one, status: "undone" }),
        removed: 1200,
        restored: 40,
        left: 3,
      }),
    },
    `/migration?open=${ID(1)}`,
  );
  await screen.findByText("Your move from Vagaro is done");
  screen.getByText("40 there already");
  fireEvent.click(screen.getByRole("button", { name: "Show them" }));
  await screen.findByText(/Row 4 has no name/);
  fireEvent.click(screen.getByRole("button", { name: "Show more" }));
  await screen.findByText(/Row 7 has no name/);
  expect(screen.getByRole("link", { name: "Download (CSV)" }).getAttribute("href")).toBe(
    `/api/migration/${ID(1)}/rows.csv?outcome=skipped`,
  );
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  fireEvent.click(await screen.findByRole("button", { name: "Take it back" }));
  await screen.findByText(
    "1,200 taken out, 40 put back as they were, 3 changed or used since, and left.",
  );
  await screen.findByText("Your move from Vagaro was undone");
});

it("is for who leads the salon, and asks for nothing otherwise", async () => {
  role = "stylist";
  open();
  await screen.findByText("For owners and managers");
  expect(requests.some(({ url }) => url.includes("/api/migration"))).toBe(false);
});
