import { setTimeout as after } from "node:timers/promises";
import sharp from "sharp";
import { chatOf, replyOf, wordsOf } from "#tests/chat.ts";
import { answerOf } from "#tests/load.ts";
import { chances } from "#tests/runs.ts";
import { soon } from "#tests/soon.ts";
import type { Cluster } from "./cluster.ts";

/** A network may book so often in a day with one stylist. */
const MOST_BOOKINGS = 60;
const BOOKING_EVERY_MS = 10_000;
const MESSAGE_EVERY_MS = 2_000;
const PHOTO_EVERY_MS = 1_000;
const TIMER_EVERY_MS = 1_000;
const AGAIN_AFTER_MS = 200;
const DAY_MS = 86_400_000;
/** So many are stored before anything fails. */
export const PICTURES = 6;

/** What was acknowledged, as whoever asked for it knows it. */
export type Day = {
  bookings: { id: string; name: string; email: string }[];
  replies: { messageId: string; id: string; words: string }[];
  photos: { id: string; picture: Picture }[];
  timers: { id: string; label: string; endsAt: string }[];
  statuses: Record<string, number>;
};

/** An upload, and how it is served, whole and small, after it was taken in calm. */
type Picture = { upload: Buffer; served: Buffer[] };

type Send = Cluster["caller"]["send"];

/** Books, talks, stores photos and starts timers in a cluster until it is evening: gives what of it was acknowledged. */
export async function spendDay(
  { caller: { send } }: Cluster,
  pictures: readonly Picture[],
  signal: AbortSignal,
): Promise<Day> {
  const statuses: Record<string, number> = {};
  const counted: Counted = (status) => {
    statuses[status] = (statuses[status] ?? 0) + 1;
  };
  /** Again and again under one key, as a page does whose answer was lost, also when it has become evening. */
  const insist: Insist = async <T>(path: string, content: () => BodyInit) => {
    const headers = { "idempotency-key": crypto.randomUUID() };
    for (;;) {
      const { status, body } = await answerOf(
        send(path, { method: "POST", headers, body: content() }),
      );
      counted(status);
      if (body) return body as T;
      await after(AGAIN_AFTER_MS);
    }
  };
  const [bookings, replies, photos, timers] = await Promise.all([
    book(send, insist, signal),
    talk(send, counted, signal),
    every(PHOTO_EVERY_MS, signal, async (at) => {
      const picture = pictures[at % pictures.length] as Picture;
      const made = await insist<{ id: string }>("/api/photos", () => formOf(picture.upload));
      return { id: made.id, picture };
    }),
    every(TIMER_EVERY_MS, signal, (at) => {
      const body = JSON.stringify({ label: `Bowl ${at}`, minutes: 60 });
      return insist<Day["timers"][number]>("/api/timers", () => body);
    }),
  ]);
  return { bookings, replies, photos, timers, statuses };
}

/** Does one thing after the other until it is evening: what came of those that were done. */
async function every<T>(
  pauseMs: number,
  signal: AbortSignal,
  act: (at: number) => Promise<T | undefined>,
): Promise<T[]> {
  const done: T[] = [];
  for (let at = 0; !signal.aborted; at += 1) {
    const made = await act(at);
    if (made) done.push(made);
    await after(pauseMs);
  }
  return done;
}

type Counted = (status: string) => void;
type Insist = <T>(path: string, content: () => BodyInit) => Promise<T>;

/** One free time after the other, each for a guest of its own. */
async function book(send: Send, insist: Insist, signal: AbortSignal): Promise<Day["bookings"]> {
  // whoever is refused asks again
  const { stylistId, slots } = await soon(() => freeTimes(send));
  return every(BOOKING_EVERY_MS, signal, async (at) => {
    const slotToken = slots[at]?.token;
    if (!slotToken) return undefined;
    const guest = { name: `Guest ${at}`, email: `guest${at}@example.com` };
    const body = JSON.stringify({
      stylistId,
      clientName: guest.name,
      clientEmail: guest.email,
      serviceType: "Haircut",
      slotToken,
    });
    const made = await insist<{ appointment: { id: string } }>("/api/appointments", () => body);
    return { id: made.appointment.id, ...guest };
  });
}

async function freeTimes(send: Send) {
  const get = async <T>(path: string) => (await (await send(`/api/${path}`)).json()) as T;
  const [stylist] = await get<{ id: string }[]>("stylists");
  const stylistId = stylist?.id ?? "";
  const [from, to] = [4, 31].map((days) =>
    new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10),
  );
  const { slots } = await get<{ slots: { start: string; token: string }[] }>(
    `availability?stylistId=${stylistId}&serviceType=Haircut&from=${from}&to=${to}`,
  );
  // on the hour, so that no two lie on each other
  const onTheHour = slots.filter(({ start }) => new Date(start).getUTCMinutes() === 0);
  return { stylistId, slots: onTheHour.slice(0, MOST_BOOKINGS) };
}

/** Asks the assistant, the same again where no whole reply came. */
function talk(send: Send, counted: Counted, signal: AbortSignal): Promise<Day["replies"]> {
  const chat = chatOf({
    request: (path, init) => send(path, init),
    json: (method, path, body) => send(path, { method, body: JSON.stringify(body) }),
  });
  let messageId: string = crypto.randomUUID();
  return every(MESSAGE_EVERY_MS, signal, async (at) => {
    const answer = await chat.send(`Good morning, the ${at}th`, { messageId }).catch(() => null);
    counted(String(answer?.status ?? "no answer"));
    if (!answer?.ok) return undefined;
    const reply = await replyOf(answer).catch(() => null);
    if (!reply) return undefined;
    const heard = { messageId, id: reply.id, words: wordsOf(reply) };
    messageId = crypto.randomUUID();
    return heard;
  });
}

/** Pictures of grain, no two alike, stored once before anything fails. */
export async function picturesIn({ caller: { send } }: Cluster): Promise<Picture[]> {
  const chance = chances(1);
  const pictures: Picture[] = [];
  while (pictures.length < PICTURES) {
    const raw = { width: 400, height: 300, channels: 3 } as const;
    const grain = Buffer.from(Array.from({ length: 400 * 300 * 3 }, () => chance() * 256));
    const upload = await sharp(grain, { raw }).jpeg().toBuffer();
    const body = formOf(upload);
    const { id } = (await (await send("/api/photos", { method: "POST", body })).json()) as {
      id: string;
    };
    pictures.push({ upload, served: await servedBy(send, id) });
  }
  return pictures;
}

/** A stored photo as it is served, whole and small. */
export async function servedBy(send: Send, id: string): Promise<Buffer[]> {
  const served: Buffer[] = [];
  for (const size of ["", "/thumbnail"]) {
    const answer = await send(`/api/photos/${id}${size}`);
    served.push(
      answer.ok ? Buffer.from(await answer.arrayBuffer()) : Buffer.from(`${answer.status}`),
    );
  }
  return served;
}

function formOf(photo: Buffer): FormData {
  const form = new FormData();
  form.set("photo", new File([new Uint8Array(photo)], "hair.jpg", { type: "image/jpeg" }));
  return form;
}
