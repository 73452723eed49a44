import { source } from "./science.ts";
import type { Finding, TraceEntry } from "./schema.ts";
import type { Requirement, Severity } from "./words.ts";

/** What fired while a formula was made: rules for the trace, findings for people, tests to do first. */
export type Ledger = ReturnType<typeof openLedger>;

/** An empty ledger. A finding, like a trace rule, is kept once however often it fires. */
export function openLedger() {
  const findings = new Map<string, Finding>();
  const trace = new Map<string, TraceEntry>();
  const requires = new Set<Requirement>();
  const rule = (id: string, effect: string, from: string = source.practice) => {
    trace.set(`${id} ${effect}`, { rule: id, effect, source: from });
  };
  return {
    rule,
    find(code: string, severity: Severity, sentence: string, from: string = source.practice) {
      if (!findings.has(code)) findings.set(code, { code, severity, sentence, source: from });
      rule(code, sentence, from);
    },
    require(test: Requirement, because: string, from: string = source.practice) {
      requires.add(test);
      rule(test, because, from);
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
