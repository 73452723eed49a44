import type { Token } from "./token.ts";

/** The tokens of one bowl, or of words between bowls. */
export type Group = Token[];

/**
 * Cuts tokens into bowls. A new line, semicolon or "then" begins one only where the bowl before it is complete enough, so
 * that a bowl may be written down a column; a zone or a purpose begins one where the bowl has its own already.
 */
export function groupTokens(tokens: readonly Token[]): Group[] {
  const groups: Group[] = [];
  let state = opened();
  const close = () => {
    if (state.tokens.length > 0) groups.push(state.tokens);
    state = opened();
  };
  for (const [at, token] of tokens.entries()) {
    if (token.kind === "break") {
      if (state.shades === 0 && (!state.head || state.purpose === "treat")) close();
      state.broken = true;
      continue;
    }
    if (state.tokens.length >= mostTokens || begins(state, token, tokens, at)) close();
    take(state, token);
  }
  close();
  return groups;
}

/** Nobody writes a bowl of so many words; what is longer is cut, so that a bowl costs no more than that. */
const mostTokens = 120;

type State = {
  tokens: Token[];
  shades: number;
  /** A developer, ratio or time has been read. */
  finished: boolean;
  zone: string | undefined;
  purpose: string | undefined;
  line: boolean;
  /** A zone, purpose or line stands before the first shade. */
  head: boolean;
  /** Its last zone or purpose stands behind its shades. */
  tail: boolean;
  /** A line break has come since the last token. */
  broken: boolean;
};

function opened(): State {
  return {
    tokens: [],
    shades: 0,
    finished: false,
    zone: undefined,
    purpose: undefined,
    line: false,
    head: false,
    tail: false,
    broken: false,
  };
}

function begins(state: State, token: Token, tokens: readonly Token[], at: number): boolean {
  const { shades, finished, broken, tail } = state;
  if (shades === 0) return false;
  switch (token.kind) {
    case "code":
      return (finished && (broken || tail)) || (tail && broken);
    case "amount":
      return finished && broken && measures(tokens, at);
    case "line":
      return (
        token.named.line?.type !== "treatment" &&
        token.named.line?.type !== "developer" &&
        (broken || (finished && headsNext(tokens, at)))
      );
    case "zone":
      return (
        (state.zone !== undefined && state.zone !== token.zone && !joined(tokens, at)) ||
        (broken && (finished || headsNext(tokens, at)))
      );
    case "purpose":
      return (
        broken ||
        tokens[at + 1]?.kind === "colon" ||
        (finished && (token.product || headsNext(tokens, at)))
      );
    case "word":
      return broken && finished;
    default:
      return false;
  }
}

/** Whether an amount is of a shade or product that stands behind it, in the same breath. */
function measures(tokens: readonly Token[], at: number): boolean {
  for (const { kind } of tokens.slice(at + 1, at + 5)) {
    if (kind === "code" || kind === "purpose" || kind === "line") return true;
    if (kind !== "word" && kind !== "filler") return false;
  }
  return false;
}

/** Whether it is followed by a colon, a line or a shade, and so speaks of what comes. */
function headsNext(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]?.kind;
  return next === "colon" || next === "code" || next === "line" || next === "amount";
}

function joined(tokens: readonly Token[], at: number): boolean {
  return tokens[at - 1]?.kind === "join" && tokens[at - 2]?.kind === "zone";
}

function take(state: State, token: Token): void {
  state.tokens.push(token);
  state.broken = false;
  switch (token.kind) {
    case "code":
      state.shades++;
      break;
    case "number":
      if (/[.,]/.test(token.code)) state.shades++;
      break;
    case "developer":
    case "time":
      if (!token.code || state.shades > 0) state.finished = state.finished || state.shades > 0;
      if (token.code && state.shades === 0) state.shades++;
      break;
    case "ratio":
      state.finished = state.finished || state.shades > 0;
      break;
    case "zone":
      state.zone = state.zone ?? token.zone;
      mark(state);
      break;
    case "purpose":
      state.purpose = state.purpose ?? token.purpose;
      if (token.product) state.shades++;
      mark(state);
      break;
    case "line":
      state.line = true;
      if (token.named.line?.shades.length === 0) state.shades++;
      mark(state);
      break;
    case "amount":
      if (token.code && state.shades === 0) state.shades++;
      break;
    default:
  }
}

function mark(state: State): void {
  if (state.shades === 0) state.head = true;
  else state.tail = true;
}
