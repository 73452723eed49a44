import { createHmac, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/**
 * What becomes of the next request that writes: an answer of that status; `die before` breaks the connection before it is done,
 * `die after` once it is; a number of ms answers late.
 */
export type Fault =
  | { status: number; type?: string }
  | "die before"
  | "die after"
  | { slow: number };

type Thing = Record<string, unknown> & { id: string; object: string };
type Params = Record<string, unknown>;
type Kept = { path: string; params: string; status: number; body: object };

const key = "sk_test_only_stripe_knows";
const webhookSecret = "whsec_only_stripe_knows";

/**
 * Stripe's API on loopback, as far as it is used: forms in, JSON out, keys of idempotency that give the first answer again and
 * refuse other words, pages that live between half an hour and a day, and events that it signs. Clients pay by `pay`.
 */
export async function fakeStripe({ now = () => new Date() } = {}) {
  const things = new Map<string, Thing>();
  const keys = new Map<string, Kept>();
  const faults: Fault[] = [];
  const requests: { method: string; path: string; params: Params }[] = [];
  let number = 0;
  let refuses: { code: string; message: string } | null = null;
  let refundsPend = false;

  const newId = (prefix: string) => `${prefix}_${(number += 1)}${randomBytes(6).toString("hex")}`;
  const seconds = () => Math.floor(now().getTime() / 1000);
  const keep = <T extends Thing>(thing: T): T => {
    things.set(thing.id, thing);
    return thing;
  };
  const get = (id: unknown) => {
    const found = things.get(String(id));
    if (!found) throw new Refusal(404, "resource_missing", `No such object: '${String(id)}'`);
    return found;
  };

  const server = createServer(async (request, response) => {
    const text = await bodyOf(request);
    const url = new URL(request.url ?? "", "http://fake");
    if (request.headers.authorization !== `Bearer ${key}`)
      return send(response, 401, {
        error: { type: "invalid_request_error", message: "Invalid API Key" },
      });
    const params = parse(request.method === "GET" ? url.search.slice(1) : text);
    const path = url.pathname;
    requests.push({ method: request.method ?? "", path, params });
    const fault = request.method === "GET" ? undefined : faults.shift();
    if (fault === "die before") return request.socket.destroy();
    if (typeof fault === "object" && "status" in fault)
      return send(response, fault.status, {
        error: { type: fault.type ?? "api_error", message: "Trouble" },
      });
    const { status, body } = answered(request, path, text, params);
    if (fault === "die after") return request.socket.destroy();
    if (typeof fault === "object") await pause(fault.slow);
    return send(response, status, body);
  });

  function answered(request: IncomingMessage, path: string, text: string, params: Params) {
    const asked = request.headers["idempotency-key"];
    const known = typeof asked === "string" ? keys.get(asked) : undefined;
    if (known && (known.params !== text || known.path !== path))
      return failure(
        new Refusal(
          400,
          "",
          "Keys for idempotent requests can only be used with the same parameters",
          "idempotency_error",
        ),
      );
    if (known) return { status: known.status, body: known.body };
    let result: { status: number; body: object };
    try {
      result = { status: 200, body: structuredClone(route(request.method ?? "", path, params)) };
    } catch (error) {
      result = failure(error);
    }
    // what was refused before anything ran is not kept (docs.stripe.com/api/idempotent_requests)
    if (typeof asked === "string" && request.method === "POST" && result.status !== 400)
      keys.set(asked, { path, params: text, ...result });
    return result;
  }

  function route(method: string, path: string, params: Params): object {
    const [, , kind = "", second = "", third = "", fourth = ""] = path.split("/");
    if (kind === "checkout") return ofCheckout(method, third, fourth, params);
    if (kind === "payment_intents")
      return method === "POST" ? charge(params) : shown(get(second), params);
    if (kind === "refunds") return method === "POST" ? refund(params) : list("refund", params);
    if (kind === "disputes") return shown(get(second), params);
    if (kind === "products")
      return keep({ id: newId("prod"), object: "product", name: params["name"] });
    if (kind === "subscriptions")
      return method === "POST" ? change(second, params) : shown(get(second), params);
    throw new Refusal(404, "", `Unrecognized request URL (${method}: ${path})`);
  }

  function ofCheckout(method: string, id: string, action: string, params: Params): object {
    if (method === "GET") return shown(settled(get(id)), params);
    if (action === "expire") {
      const session = settled(get(id));
      if (session["status"] !== "open")
        throw new Refusal(
          400,
          "",
          'Only Checkout Sessions with a status in ["open"] can be expired.',
        );
      return Object.assign(session, { status: "expired", url: null });
    }
    const expiresAt = Number(params["expires_at"] ?? seconds() + 86_400);
    if (expiresAt < seconds() + 1800 || expiresAt > seconds() + 86_400)
      throw new Refusal(
        400,
        "",
        "The `expires_at` timestamp must be between 30 minutes and 24 hours from now.",
      );
    const [item] = (params["line_items"] ?? []) as { price_data: Params }[];
    const price = item?.price_data;
    const session = newId("cs_test");
    return keep({
      id: session,
      object: "checkout.session",
      mode: params["mode"],
      status: "open",
      url: `https://checkout.stripe.com/c/pay/${session}`,
      payment_status: params["mode"] === "setup" ? "no_payment_required" : "unpaid",
      amount_total: price ? Number(price["unit_amount"]) : null,
      currency: price?.["currency"] ?? null,
      customer: params["customer"] ?? null,
      customer_email: params["customer_email"] ?? null,
      customer_creation: params["customer_creation"] ?? null,
      client_reference_id: params["client_reference_id"] ?? null,
      payment_intent: null,
      setup_intent: null,
      subscription: null,
      metadata: params["metadata"] ?? {},
      expires_at: expiresAt,
      success_url: params["success_url"],
      cancel_url: params["cancel_url"],
      asked: params,
    });
  }

  /** A page that nobody has used ends by the clock. */
  function settled(session: Thing): Thing {
    if (session["status"] === "open" && Number(session["expires_at"]) <= seconds())
      Object.assign(session, { status: "expired", url: null });
    return session;
  }

  function charge(params: Params): Thing {
    const succeeded = !refuses;
    const intent = intentOf(
      Number(params["amount"]),
      String(params["currency"]),
      params,
      succeeded,
    );
    if (!refuses) return shown(intent, params);
    const error = { type: "card_error", decline_code: refuses.code, ...refuses };
    Object.assign(intent, { status: "requires_payment_method", last_payment_error: error });
    throw new Refusal(402, refuses.code, refuses.message, "card_error", {
      payment_intent: shown(intent, params),
    });
  }

  function intentOf(amount: number, currency: string, given: Params, succeeded: boolean): Thing {
    const id = newId("pi");
    const made = succeeded
      ? keep({
          id: newId("ch"),
          object: "charge",
          payment_intent: id,
          payment_method_details: { type: "card", card: { brand: "visa", last4: "4242" } },
        }).id
      : null;
    return keep({
      id,
      object: "payment_intent",
      status: succeeded ? "succeeded" : "requires_payment_method",
      amount,
      amount_received: succeeded ? amount : 0,
      currency,
      customer: given["customer"] ?? null,
      payment_method: given["payment_method"] ?? newId("pm"),
      latest_charge: made,
      last_payment_error: null,
      metadata: given["metadata"] ?? {},
    });
  }

  function refund(params: Params): Thing {
    const intent = get(params["payment_intent"]);
    const gone = [...things.values()]
      .filter((thing) => thing.object === "refund" && thing["payment_intent"] === intent.id)
      .filter(({ status }) => status !== "failed")
      .reduce((sum, { amount }) => sum + Number(amount), 0);
    const amount = Number(params["amount"] ?? intent["amount_received"]);
    if (gone + amount > Number(intent["amount_received"]))
      throw new Refusal(
        400,
        "charge_already_refunded",
        `Refund amount (${amount}) is greater than unrefunded amount on charge`,
      );
    return keep({
      id: newId("re"),
      object: "refund",
      amount,
      currency: intent["currency"],
      payment_intent: intent.id,
      charge: intent["latest_charge"],
      status: refundsPend ? "pending" : "succeeded",
      metadata: params["metadata"] ?? {},
    });
  }

  function list(object: string, { payment_intent: intent }: Params) {
    const data = [...things.values()]
      .filter((thing) => thing.object === object && thing["payment_intent"] === intent)
      .toReversed();
    return { object: "list", data, has_more: false, url: `/v1/${object}s` };
  }

  function change(id: string, params: Params): Thing {
    const subscription = get(id);
    const [item] = (params["items"] ?? []) as { price_data: Params }[];
    if (params["cancel_at_period_end"] !== undefined)
      subscription["cancel_at_period_end"] = params["cancel_at_period_end"] === "true";
    if (params["metadata"]) subscription["metadata"] = params["metadata"];
    if (item) {
      const { data } = subscription["items"] as { data: Params[] };
      Object.assign(data[0] ?? {}, { price: priceOf(item.price_data) });
    }
    return shown(subscription, params);
  }

  const priceOf = ({ unit_amount, currency }: Params) => ({
    unit_amount: Number(unit_amount),
    currency,
  });

  /** An object with what `expand` asks for in place of ids. */
  function shown(thing: Thing, params: Params): Thing {
    const copy = structuredClone(thing);
    for (const path of (params["expand"] ?? []) as string[]) {
      let at: Params = copy;
      for (const name of path.split(".")) {
        const held = at[name];
        if (typeof held === "string" && things.has(held)) at[name] = structuredClone(get(held));
        if (typeof at[name] !== "object" || at[name] === null) break;
        at = at[name] as Params;
      }
    }
    return copy;
  }

  /** The client types a card on the page and pays, leaves it or subscribes. `amount` is taken in place of what was asked for. */
  function pay(
    sessionId: string,
    { amount, currency }: { amount?: number; currency?: string } = {},
  ): Thing {
    const session = settled(get(sessionId));
    if (session["status"] !== "open") throw new Error(`This page is ${String(session["status"])}.`);
    const asked = session["asked"] as Record<string, Params>;
    const keepsCustomer =
      session["customer_creation"] === "always" || session["mode"] === "subscription";
    const customer =
      session["customer"] ??
      (keepsCustomer ? keep({ id: newId("cus"), object: "customer" }).id : null);
    Object.assign(session, { status: "complete", url: null, customer });
    if (session["mode"] === "setup") {
      const card = { brand: "visa", last4: "4242" };
      const method = keep({ id: newId("pm"), object: "payment_method", card }).id;
      const made = {
        id: newId("seti"),
        object: "setup_intent",
        status: "succeeded",
        payment_method: method,
      };
      return Object.assign(session, { setup_intent: keep(made).id });
    }
    session["payment_status"] = "paid";
    if (session["mode"] === "subscription") {
      const price = { unit_amount: session["amount_total"], currency: session["currency"] };
      const item = { id: newId("si"), current_period_end: seconds() + 30 * 86_400, price };
      const made = {
        id: newId("sub"),
        object: "subscription",
        customer,
        status: "active",
        cancel_at_period_end: false,
        cancel_at: null,
        items: { data: [item] },
        latest_invoice: null,
        metadata: asked["subscription_data"]?.["metadata"] ?? {},
      };
      return Object.assign(session, { subscription: keep(made).id });
    }
    const given = { ...asked["payment_intent_data"], customer };
    const taken = amount ?? Number(session["amount_total"]);
    const intent = intentOf(taken, currency ?? String(session["currency"]), given, true);
    return Object.assign(session, { payment_intent: intent.id });
  }

  /** An event of an object as Stripe would send it, signed. */
  function event(
    type: string,
    thing: Thing,
    {
      id = newId("evt"),
      at = now(),
      secret = webhookSecret,
    }: { id?: string; at?: Date; secret?: string } = {},
  ) {
    const t = Math.floor(at.getTime() / 1000);
    const body = JSON.stringify({
      id,
      object: "event",
      api_version: "2026-10-28.endive",
      created: t,
      type,
      data: { object: shown(thing, {}) },
    });
    const signed = createHmac("sha256", secret).update(`${t}.${body}`).digest("hex");
    return { id, body, signature: `t=${t},v1=${signed}` };
  }

  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    things,
    requests,
    /** What the app is configured with to use it. */
    env: {
      STRIPE_SECRET_KEY: key,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_BASE_URL: url,
    },
    pay,
    event,
    /** The object of an id. */
    get,
    /** All objects of a kind, in their order. */
    all: (object: string) => [...things.values()].filter((thing) => thing.object === object),
    /** What becomes of the next requests that write, in turn. */
    next: (...of: Fault[]) => faults.push(...of),
    /** Forgets the faults that have not come up. */
    calm: () => faults.splice(0),
    /** From now on the bank refuses cards so, or with null takes them. */
    refuse: (why: { code: string; message: string } | null) => (refuses = why),
    /** Whether refunds wait for the bank. */
    pendRefunds: (pend: boolean) => (refundsPend = pend),
    /** Gives money back at Stripe itself. */
    refundThere: (intentId: string, amount: number) =>
      refund({ payment_intent: intentId, amount: String(amount) }),
    /** The card of a plan is refused: its month stays open, on a page where it can be paid. */
    lapse: (subscriptionId: string, status = "past_due") => {
      const id = newId("in");
      const hosted_invoice_url = `https://invoice.stripe.com/i/${id}`;
      const details = { subscription_details: { subscription: subscriptionId } };
      const made = { status: "open", hosted_invoice_url, parent: details };
      const invoice = keep({ id, object: "invoice", ...made });
      Object.assign(get(subscriptionId), { status, latest_invoice: invoice.id });
      return invoice;
    },
    /** The bank disputes a charge. */
    dispute: (intentId: string, status = "needs_response") => {
      const { amount_received, currency } = get(intentId);
      const made = { payment_intent: intentId, amount: amount_received, currency, status };
      return keep({ id: newId("dp"), object: "dispute", ...made });
    },
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly type: string;
  readonly more: object;

  constructor(
    status: number,
    code: string,
    message: string,
    type = "invalid_request_error",
    more: object = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.type = type;
    this.more = more;
  }
}

function failure(error: unknown): { status: number; body: object } {
  if (!(error instanceof Refusal)) throw error;
  const { status, code, message, type, more } = error;
  return { status, body: { error: { type, message, ...(code && { code }), ...more } } };
}

/** A form whose names say where a value belongs: "line_items[0][price_data][currency]". */
function parse(form: string): Params {
  const root: Params = {};
  for (const [name, value] of new URLSearchParams(form)) {
    const path = name.replaceAll("]", "").split("[");
    let at: Params = root;
    for (const [place, part] of path.entries()) {
      const last = place === path.length - 1;
      const next = path[place + 1];
      if (last) at[part] = value;
      else at = (at[part] ??= next === "" || /^\d+$/.test(next ?? "") ? [] : {}) as Params;
    }
  }
  return root;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

function send(response: ServerResponse, status: number, body: object): void {
  response
    .writeHead(status, { "content-type": "application/json", "request-id": "req_fake" })
    .end(JSON.stringify(body));
}
