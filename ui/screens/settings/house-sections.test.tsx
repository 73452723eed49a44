import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { answering, renderScreen, type Answers } from "#tests/screen.tsx";
import type { AuditEntry } from "#tools/audit/schema.ts";
import { DEFAULT_WEEK } from "#tools/hours/data.ts";
import type { AiConfiguration } from "#tools/keys/schema.ts";
import type { SalonRole } from "#tools/core/role-schema.ts";
import type { TeamMember } from "#tools/stylists/team-schema.ts";
import type { ApiToken } from "#tools/tokens/schema.ts";
import { AiSection } from "./assistant/ai-section.tsx";
import { ScheduleForm } from "./booking/schedule-form.tsx";
import { SpecialtiesForm } from "./you/specialties-form.tsx";
import { AuditSection } from "./data/audit-section.tsx";
import { TeamSection } from "./team-section.tsx";
import { TokensSection } from "./access/tokens-section.tsx";

const own = "01890000-0000-7000-8000-000000000001";
const AT = "2026-11-20T10:00:00.000Z";

let copied: string[];
beforeEach(() => {
  copied = [];
  Object.defineProperty(navigator, "clipboard", {
    configurable: true,
    value: { writeText: async (text: string) => void copied.push(text) },
  });
});

const session = (role: SalonRole): Answers => ({
  "GET /api/auth/get-session": () => ({
    session: { id: "s", expiresAt: AT },
    user: { id: "u", name: "Maren Falk", email: "maren@x.example", isAdmin: false },
    salon: { id: own, stylistId: own, role, accountStatus: "verified" },
  }),
});

const builtin: AiConfiguration = {
  answering: "builtin",
  by: "none",
  model: "undertone-builtin-1",
  inHouse: true,
  key: null,
  ownKeys: true,
  mayChange: true,
};
const kept: AiConfiguration = {
  ...builtin,
  answering: "gemini",
  by: "own_key",
  inHouse: false,
  model: "gemini-3.5-flash",
  key: {
    provider: "gemini",
    hint: "7Qx9",
    checkedAt: AT,
    problem: null,
    savedBy: "Maren Falk",
    savedAt: AT,
  },
};
const KEY = "AIzaSyD-the-own-key-of-the-salon-7Qx9";

function openAi(first: AiConfiguration, more: Answers = {}) {
  let now = first;
  return answering({
    ...session("owner"),
    "GET /api/ai-key": () => now,
    "PUT /api/ai-key": () => (now = kept),
    "DELETE /api/ai-key": () => (now = builtin),
    "POST /api/ai-key/check": () => (now = kept),
    ...more,
  });
}

it("takes a key, says who answers from then on, and keeps nothing of it in the form", async () => {
  const requests = openAi(builtin);
  renderScreen(<AiSection />);
  await screen.findByText("The built-in assistant answers");
  const field = screen.getByLabelText<HTMLInputElement>("Your own Gemini API key");
  expect(field.type).toBe("password");
  fireEvent.change(field, { target: { value: "short" } });
  fireEvent.click(screen.getByRole("button", { name: "Try and save" }));
  await screen.findByText("Please enter the whole key.");
  expect(requests.some(({ method }) => method === "PUT")).toBe(false);
  fireEvent.change(field, { target: { value: KEY } });
  fireEvent.click(screen.getByRole("button", { name: "Try and save" }));
  await screen.findByText("Gemini answers");
  await screen.findByText("Key saved");
  const put = requests.find(({ method }) => method === "PUT");
  expect(await put?.json()).toEqual({ provider: "gemini", key: KEY });
  expect(screen.getByLabelText<HTMLInputElement>("Another Gemini API key").value).toBe("");
  screen.getByText(/Saved by Maren Falk/);
});

it("shows why a key was refused beside its field, and what else went wrong above", async () => {
  const words = "Gemini does not know this key.";
  let answer = Response.json(
    { error: words, message: words, code: "invalid", issues: [{ path: "key", message: words }] },
    { status: 400 },
  );
  openAi(builtin, { "PUT /api/ai-key": () => answer });
  renderScreen(<AiSection />);
  const field = await screen.findByLabelText("Your own Gemini API key");
  fireEvent.change(field, { target: { value: KEY } });
  fireEvent.click(screen.getByRole("button", { name: "Try and save" }));
  await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
  expect((await screen.findByText(words)).getAttribute("role")).toBe("alert");
  const down = "Gemini could not be reached. Nothing was changed.";
  answer = Response.json({ error: down, message: down, code: "ai_unavailable" }, { status: 503 });
  fireEvent.click(screen.getByRole("button", { name: "Try and save" }));
  await screen.findByText(down);
  screen.getByText("The built-in assistant answers");
});

it("tells of a key that is refused now, and tries it again", async () => {
  const refused = { ...builtin, key: { ...kept.key!, problem: "refused" as const } };
  openAi(refused);
  renderScreen(<AiSection />);
  await screen.findByText(/Gemini refuses this key now, so the built-in assistant answers/);
  fireEvent.click(screen.getByRole("button", { name: "Try it again" }));
  await screen.findByText("Gemini answers");
  expect(screen.queryByText(/refuses this key/)).toBeNull();
});

it("removes the key only when one is sure", async () => {
  const requests = openAi(kept);
  renderScreen(<AiSection />);
  fireEvent.click(await screen.findByRole("button", { name: "Remove key" }));
  const dialog = await screen.findByRole("dialog");
  expect(requests.some(({ method }) => method === "DELETE")).toBe(false);
  fireEvent.click(within(dialog).getByRole("button", { name: "Remove key" }));
  await screen.findByText("The built-in assistant answers");
});

it.each([
  [true, /photos that are analyzed stay in the house/],
  [false, /photos that are analyzed go to the service that answers/],
])("says where photos go with a model of one's own (in the house: %s)", async (inHouse, words) => {
  openAi({ ...builtin, answering: "own", by: "installation", model: "qwen3:8b", inHouse });
  renderScreen(<AiSection />);
  await screen.findByText("Your own model answers");
  screen.getByText("qwen3:8b");
  screen.getByText(words);
});

it.each<[string, Partial<AiConfiguration>, RegExp]>([
  ["the installation forbids keys", { ownKeys: false }, /has chosen who answers/],
  ["a stylist looks", { mayChange: false }, /The owner or a manager can bring/],
])("offers no form where %s", async (_, given, words) => {
  openAi({ ...builtin, ...given });
  renderScreen(<AiSection />);
  await screen.findByText(words);
  expect(screen.queryByRole("button")).toBeNull();
});

const token: ApiToken = {
  id: "01890000-0000-7000-8000-00000000000a",
  name: "Website",
  scopes: ["read"],
  prefix: "ut_Ab3d5",
  madeBy: "Maren Falk",
  createdAt: AT,
  lastUsedAt: null,
  expiresAt: null,
  revokedAt: null,
};
const SECRET = `ut_${"Ab3d5".padEnd(43, "x")}`;

it("makes a token, shows it once to copy, and lists it without", async () => {
  let tokens: ApiToken[] = [];
  const requests = answering({
    ...session("stylist"),
    "GET /api/api-tokens": () => tokens,
    "POST /api/api-tokens": () => {
      tokens = [token];
      return Response.json({ ...token, token: SECRET }, { status: 201 });
    },
  });
  renderScreen(<TokensSection />);
  await screen.findByText("No program is connected.");
  fireEvent.click(screen.getByRole("button", { name: "Make a key" }));
  fireEvent.click(screen.getByRole("button", { name: "Make key" }));
  await screen.findByText("Please name what uses it.");
  fireEvent.change(screen.getByLabelText(/What uses it/), { target: { value: "Website" } });
  fireEvent.click(screen.getByRole("radio", { name: "Read and change" }));
  fireEvent.change(screen.getByLabelText("How long it works"), { target: { value: "" } });
  fireEvent.click(screen.getByRole("button", { name: "Make key" }));
  await screen.findByText(SECRET);
  const post = requests.find(({ method }) => method === "POST");
  expect(await post?.json()).toEqual({ name: "Website", scopes: ["read", "write"], days: null });
  fireEvent.click(screen.getByRole("button", { name: "Copy key" }));
  await screen.findByText("Key Copied!");
  expect(copied).toEqual([SECRET]);
  fireEvent.click(screen.getByRole("button", { name: "I have copied it" }));
  await screen.findByText(/Never used\. Does not end by itself\./);
  expect(document.body.textContent).not.toContain(SECRET);
});

it("revokes a token when one is sure, and keeps those that ended apart", async () => {
  let revokedAt: string | null = null;
  answering({
    ...session("owner"),
    "GET /api/api-tokens": () => [
      { ...token, revokedAt },
      { ...token, id: own, name: "Old till", expiresAt: "2026-01-01T00:00:00.000Z" },
    ],
    [`DELETE /api/api-tokens/${token.id}`]: () => {
      revokedAt = AT;
      return { ...token, revokedAt };
    },
  });
  renderScreen(<TokensSection />);
  const live = await screen.findByRole("list", { name: "Tokens that work" });
  expect(within(live).queryByText("Old till")).toBeNull();
  fireEvent.click(within(live).getByRole("button", { name: "Revoke Website" }));
  const dialog = await screen.findByRole("dialog");
  fireEvent.click(within(dialog).getByRole("button", { name: "Revoke" }));
  await screen.findByText("No program is connected.");
  screen.getByText(/Revoked on/);
});

const maren: TeamMember = {
  id: own,
  name: "Maren Falk",
  email: "maren@x.example",
  phone: null,
  bookingSlug: null,
  bio: null,
  specialties: [],
  role: "owner",
  accountStatus: "verified",
  signsIn: true,
};
const ines: TeamMember = { ...maren, id: token.id, name: "Ines Albers", role: "stylist" };

function openTeam(role: SalonRole, more: Answers = {}) {
  return answering({
    ...session(role),
    "GET /api/stylists/team": () => [maren, ines],
    "GET /api/invitations": () => [],
    ...more,
  });
}

it("lets the owner change a role, and says when that is refused", async () => {
  let answer = (): unknown => ines;
  const requests = openTeam("owner", { [`PATCH /api/stylists/${ines.id}`]: () => answer() });
  renderScreen(<TeamSection />);
  const pick = await screen.findByLabelText<HTMLSelectElement>("Role of Ines Albers");
  expect(screen.queryByLabelText("Role of Maren Falk")).toBeNull();
  fireEvent.change(pick, { target: { value: "manager" } });
  await screen.findByText("Profile saved.");
  const patch = requests.find(({ method }) => method === "PATCH");
  expect(await patch?.json()).toEqual({ role: "manager" });
  answer = () => Response.json({ error: "No.", code: "conflict" }, { status: 409 });
  fireEvent.change(pick, { target: { value: "reception" } });
  await screen.findByText("No.");
  await waitFor(() => expect(pick.value).toBe("stylist"));
});

it("shows a manager the roles", async () => {
  openTeam("manager");
  renderScreen(<TeamSection />);
  await screen.findByText("Ines Albers");
  expect(screen.queryByRole("combobox")).toBeNull();
});

const line: AuditEntry = {
  id: token.id,
  action: "team.role_changed",
  words: "made Ines Albers a manager",
  stylistId: own,
  by: "Maren Falk",
  via: "assistant",
  subjectId: ines.id,
  chatId: own,
  createdAt: AT,
};

it("reads the log page by page and by what was done, and offers the same as a file", async () => {
  const requests = answering({
    ...session("owner"),
    "GET /api/stylists": () => [ines],
    "GET /api/audit": (request) => {
      const query = new URL(request.url).searchParams;
      if (query.get("action") === "order.sent") return [];
      const headers = {
        "X-Total-Count": "2",
        ...(!query.has("cursor") && { Link: '</api/audit?cursor=next>; rel="next"' }),
      };
      const words = query.has("cursor") ? "joined the team as manager" : line.words;
      const id = query.has("cursor") ? own : line.id;
      return Response.json([{ ...line, id, words }], { headers });
    },
  });
  renderScreen(<AuditSection />);
  await screen.findByText(/made Ines Albers a manager/);
  screen.getByText("By the assistant");
  fireEvent.click(screen.getByRole("button", { name: "Show older lines" }));
  await screen.findByText(/joined the team as manager/);
  expect(screen.queryByRole("button", { name: "Show older lines" })).toBeNull();
  fireEvent.change(screen.getByLabelText("Who"), { target: { value: ines.id } });
  await waitFor(() =>
    expect(screen.getByRole("link", { name: "Download as CSV" }).getAttribute("href")).toBe(
      `/api/audit.csv?stylistId=${ines.id}`,
    ),
  );
  fireEvent.change(screen.getByLabelText("What"), { target: { value: "order.sent" } });
  await screen.findByText("Nothing like this was written down.");
  const last = new URL(requests.at(-1)?.url ?? "").searchParams;
  expect(Object.fromEntries(last)).toEqual({
    limit: "20",
    action: "order.sent",
    stylistId: ines.id,
  });
});

it("says in one line of the log what several did in the same minute, and a day once", async () => {
  const entries = [
    { ...line, id: ines.id, by: "Theo Brandt" },
    line,
    { ...line, id: own, words: "joined the team as manager" },
  ];
  answering({
    ...session("owner"),
    "GET /api/stylists": () => [ines],
    "GET /api/audit": () => Response.json(entries, { headers: { "X-Total-Count": "3" } }),
  });
  renderScreen(<AuditSection />);
  await screen.findByText("Theo Brandt and Maren Falk");
  const log = within(screen.getByRole("list", { name: "Who did what" }));
  expect(log.getAllByRole("heading")).toHaveLength(1);
  const times = log.getAllByText(/^\d+:\d\d\s[AP]M$/, { selector: "time" });
  expect(times).toHaveLength(2);
});

it("saves specialties, each once, and refuses none at all by the field", async () => {
  let stylist = { ...ines, id: own, specialties: ["balayage"] };
  const requests = answering({
    ...session("stylist"),
    "GET /api/stylists": () => [stylist],
    [`PATCH /api/stylists/${own}`]: async (request) =>
      (stylist = { ...stylist, ...((await request.json()) as object) }),
  });
  renderScreen(<SpecialtiesForm />);
  const field = await screen.findByLabelText<HTMLInputElement>("Specialties");
  fireEvent.change(field, { target: { value: " , " } });
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText("Please name at least one specialty.");
  fireEvent.change(field, { target: { value: "balayage,  gloss " } });
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText("Profile saved.");
  const patches = requests.filter(({ method }) => method === "PATCH");
  expect(patches).toHaveLength(1);
  expect(await patches[0]?.json()).toEqual({ specialties: ["balayage", "gloss"] });
});

it("saves the week one works", async () => {
  const path = `/api/stylists/${own}/hours`;
  const requests = answering({
    ...session("stylist"),
    [`GET ${path}`]: () => ({ stylistId: own, week: [...DEFAULT_WEEK], isDefault: true }),
    "GET /api/hours-exceptions": () => [],
    [`PUT ${path}`]: async (request) => ({
      ...((await request.json()) as object),
      stylistId: own,
      isDefault: false,
      conflicts: [],
    }),
  });
  renderScreen(<ScheduleForm />);
  const [monday] = await screen.findAllByRole("switch");
  fireEvent.click(monday!);
  fireEvent.click(await screen.findByRole("button", { name: /^Save/ }));
  await waitFor(() => expect(requests.some(({ method }) => method === "PUT")).toBe(true));
  const put = requests.find(({ method }) => method === "PUT");
  const { week } = (await put!.json()) as { week: (object | null)[] };
  expect(week[0] === null).not.toBe(DEFAULT_WEEK[0] === null);
  expect(week.slice(1)).toEqual(DEFAULT_WEEK.slice(1));
});

it.each([
  ["who answers", <AiSection key="ai" />, "Who answers could not be read"],
  ["the tokens", <TokensSection key="tokens" />, "The tokens could not be read"],
  ["the team", <TeamSection key="team" />, "The team could not be read"],
  ["the log", <AuditSection key="audit" />, "The log could not be read"],
])("says that %s could not be read, and reads again", async (_, section, words) => {
  const requests = answering(session("owner"));
  renderScreen(section);
  await screen.findByText(words);
  const before = requests.length;
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(requests.length).toBeGreaterThan(before));
});
