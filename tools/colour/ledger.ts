import { certaintyOf, source } from "./science.ts";
import type { Finding, TraceEntry } from "./schema.ts";
import type { Requirement, Severity } from "./words.ts";

/** What fired while a formula was made: rules for the trace, findings for people, tests to do first. */
export type Ledger = ReturnType<typeof openLedger>;

/** Which figure of which bowl a rule decided, and how well its source is established. */
export type About = Partial<Pick<TraceEntry, "about" | "step" | "confidence">>;

/** An empty ledger. A trace rule is kept once for each bowl, however often it fires; a finding once for all, the first or one that blocks. */
export function openLedger() {
  const findings = new Map<string, Finding>();
  const trace = new Map<string, TraceEntry>();
  const requires = new Set<Requirement>();
  let ofHair: { findings: ReadonlySet<string>; trace: ReadonlySet<string> } | undefined;
  const rule = (
    id: string,
    effect: string,
    from: string = source.practice,
    { about, step, confidence = certaintyOf(from) }: About = {},
  ) => {
    trace.set(`${step ?? ""} ${about ?? ""} ${id} ${effect}`, {
      rule: id,
      effect,
      source: from,
      ...(confidence && { confidence }),
      ...(about && { about }),
      ...(step === undefined ? {} : { step }),
    });
  };
  return {
    rule,
    find(
      code: string,
      severity: Severity,
      sentence: string,
      from: string = source.practice,
      about: About = {},
    ) {
      const graver = severity === "block" && findings.get(code)?.severity !== "block";
      if (graver || !findings.has(code))
        findings.set(code, { code, severity, sentence, source: from });
      rule(code, sentence, from, about);
    },
    require(test: Requirement, because: string, from: string = source.practice) {
      requires.add(test);
      rule(test, because, from);
    },
    /** All that was said so far is true of the hair; what follows speaks of the bowls. */
    beginBowls() {
      ofHair = { findings: new Set(findings.keys()), trace: new Set(trace.keys()) };
    },
    /** There are no bowls: what was said of them is taken back, but for what blocks them. */
    dropBowls() {
      if (!ofHair) return;
      for (const [code, { severity }] of findings)
        if (!ofHair.findings.has(code) && severity !== "block") findings.delete(code);
      for (const [key, { rule: id }] of trace)
        if (!ofHair.trace.has(key) && !findings.has(id)) trace.delete(key);
    },
    has: (code: string) => findings.has(code),
    needs: (test: Requirement) => requires.has(test),
    read: () => ({
      findings: [...findings.values()],
      trace: [...trace.values()],
      requires: [...requires],
    }),
  };
}

/** A ledger that opens each sentence with the part of the head it is about, and writes into the ledger given. */
export function ledgerOfPart(ledger: Ledger, part: string): Ledger {
  const said = (sentence: string) => `${part}: ${sentence}`;
  return {
    ...ledger,
    rule: (id, effect, from, about) => ledger.rule(id, said(effect), from, about),
    find: (code, severity, sentence, from, about) =>
      ledger.find(code, severity, said(sentence), from, about),
    require: (test, because, from) => ledger.require(test, said(because), from),
  };
}
