import { findTool } from "#tools/registry.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import { understand } from "#agent/models/builtin/hear/understand.ts";
import type { Result, UserEvent, View } from "#agent/models/builtin/view.ts";
import { askedIn, CONFIRM, type Asked } from "#agent/models/builtin/ask.ts";
import { eachIn, nextOf } from "#agent/models/builtin/talk/both.ts";
import { agreedToNothing, leftToDo } from "#agent/models/builtin/talk/no-card.ts";
import { addedTo, offeredWith } from "#agent/models/builtin/talk/goes-on.ts";
import { asLunch, askedOfCard } from "#agent/models/builtin/talk/of-card.ts";
import { ofWhatStands } from "#agent/models/builtin/talk/of-what-stands.ts";
import { movedThere, repeated, withThat } from "#agent/models/builtin/talk/that.ts";
import { CORRECTS } from "#agent/models/builtin/talk/edit.ts";
import { filledFrom } from "#agent/models/builtin/talk/fill.ts";
import {
  actIn,
  aroundOf,
  besideCard,
  doneIn,
  editOf,
  lastOf,
  LEAVE,
  type Heard,
  type Turn,
} from "#agent/models/builtin/talk/thread.ts";
import { askedOf } from "#agent/models/builtin/talk/asked-of.ts";
import { followed, takenBack } from "#agent/models/builtin/talk/follow.ts";
import { pickedAnew as otherOf } from "#agent/models/builtin/talk/picked-anew.ts";
import { asksOfBowl, asksOfHead, ofBowl } from "#agent/models/builtin/talk/of-bowl.ts";
import { ofColour } from "#agent/models/builtin/talk/of-colour.ts";
import { ofTone } from "#agent/models/builtin/talk/of-tone.ts";
import { withRest, withUnit, withWholeBody } from "#agent/models/builtin/talk/left.ts";
import { inRoom } from "#agent/models/builtin/talk/take.ts";
import { calledByName } from "#agent/models/builtin/talk/spoken.ts";
import { aboutOf } from "./about.ts";
import { answerTo, askedAnew, DROPS, pickedAnew, writtenFor } from "./answers.ts";
import {
  agreedTo,
  agrees,
  asItWas,
  cardAnswer,
  declines,
  denies,
  leaves,
  leavesAll,
  turnedDown,
  waitingFor,
} from "./cards.ts";
import type { HeardVerb } from "./hear.ts";
import { correctionIn, mendedText, replaced } from "./mend.ts";
import { formulaIn, mixingIn } from "./mixing.ts";
import { chosenOf, offeredIn, wholeWith } from "./open-questions.ts";
import { ordersIn } from "./several.ts";
import { offering } from "./offered.ts";
import { isStep, stepOf, type Told } from "./step.ts";
import { readingOf, recordOf } from "./readings.ts";
import { A_QUESTION, tellsAHead } from "./tells-head.ts";
import { turnOf } from "./turn.ts";
import { isOther } from "./whole.ts";

/** The newest words: an answer to a card or a question that is open, or the first of what they order. */
export function heard(event: UserEvent, before: Turn, told: Told, said: string): Heard {
  const isOpen = said.trimEnd().endsWith("?") || offeredIn(before.results).length > 0;
  const { cards = [] } = before;
  const waits = before.results.findLast(({ status }) => status === "left");
  const back = askedIn(said)
    ? undefined
    : takenBack(event.text, doneIn(before), !waits && isNewest(before));
  if (back) return { row: back, words: event.text };
  const isFree = !waits && !isOpen && !askedIn(said) && !lastOf(before)?.verb.does;
  const order = isFree ? followed(event.text, aroundOf(told), undefined) : undefined;
  if (order) return { ...order, words: event.text };
  const card =
    cardAnswer(event.text, before) ??
    (isOpen || askedIn(said) ? undefined : agreedTo(event.text, cards));
  // "forget it" is of all that was ordered with it
  if (card)
    return {
      row: card,
      words: card.aside ? event.text : before.words,
      more: leavesAll(event.text) ? [] : left(before),
    };
  const stood = isOpen || askedIn(said) || said.endsWith(CONFIRM);
  const whole = stood ? undefined : leftToDo(event, before);
  if (whole) return heardAs(whole, event, { before, told, said });
  const toNothing = stood ? undefined : agreedToNothing(event, before);
  if (toNothing) return { row: toNothing, words: event.text, more: left(before) };
  if (leaves(event.text) && !said.endsWith(CONFIRM)) return { row: undefined, words: LEAVE };
  const written = writtenFor(before.row, event.text, told);
  if (written) return { row: written, words: before.words, more: left(before) };
  const each = eachIn(before.row, event.text, told);
  if (each) return { ...each, words: before.words };
  const next = nextOf(before.row, event.text, left(before));
  if (next) return { row: next, words: before.words, more: left(before).slice(1) };
  const stands = ofWhatStands(event.text, before, told);
  if (stands) return { row: stands, words: event.text };
  const answer = answerIn(event.text, before, told, said);
  if (answer) return { more: left(before), ...heardAs(answer, event, { before, told, said }) };
  const offered = offeredIn(before.results);
  if (
    (NODS.test(plain(event.text)) || agrees(event.text)) &&
    offered.length > 1 &&
    !askedIn(said) &&
    !said.endsWith(CONFIRM)
  )
    return {
      row: askedAgain(before) ?? whichOf(offered, event.text),
      words: before.words,
      more: left(before),
    };
  const anew =
    before.row?.aside &&
    (askedAnew(before.row, offered, event.text) ??
      offeredWith(offered, event.text, told.view.names));
  if (anew) return { row: anew, words: before.words, more: left(before) };
  const asks = event.photos.length > 0 ? undefined : ofColour(event.text, told);
  if (asks) return { row: asks, words: event.text };
  const { first, more } = ordersIn(event.text, told.view.names);
  const turn = heardAs(first, event, { before, told, said });
  const down =
    turn.row || turn.meant !== "held" ? undefined : turnedDown(event.text, before.results);
  if (down) return { row: down, words: event.text };
  return { ...turn, more: more.length > 0 ? more : (turn.more ?? after(event.text, before)) };
}

/** Whether the turn before changed something that can be taken back. */
const isNewest = ({ results }: Turn): boolean =>
  results.some(({ tool, status }) => status === "ok" && findTool(tool)?.undo !== undefined);

/** Orders that still wait once one of those that did is said by itself. */
function after(text: string, before: Turn): readonly string[] {
  const waiting = left(before).filter((order) => plain(order) !== plain(text));
  return waiting.length < left(before).length ? waiting : [];
}

/** A yes to several choices says nothing of which, and neither does asking back. */
const NODS =
  /^(?:yes|yep|yeah|yup|ok|okay|sure|please|yes please|do it|go ahead|which(?: (?:one|ones|of them))?|what|huh)[.!? ]*$/;

/** The row that asks, with its question once more. */
const askedAgain = ({ row }: Turn): HeardVerb | undefined =>
  row && !row.aside ? { ...row, before: WHICH_OF } : undefined;

const WHICH_OF = "Which of them? Tap one, or say which. ";

/** Asks once more which of several choices it is. */
const whichOf = (offered: ReturnType<typeof offeredIn>, text: string): HeardVerb =>
  offering(
    "Which of them? Tap one, or say which.",
    offered.map(({ says }) => says),
    text,
  );

/** Whoever leaves a thing leaves what was to come after it as it was said. */
const left = ({ more }: Turn): readonly string[] => more ?? [];
/** The words in full that answer what the rest of the model asked or offered; undefined where they answer nothing. */
function answerIn(text: string, before: Turn, told: Told, said: string): string | undefined {
  const { names } = told.view;
  if (askedIn(said) || DROPS.test(plain(text)) || denies(text)) return undefined;
  const tool = before.row?.verb.tool;
  const chosen = chosenOf(text, offeredIn(before.results));
  if (chosen && chosen !== text) return wholeWith(said, chosen) ?? chosen;
  const whole = wholeWith(said, text);
  if (whole === undefined) return undefined;
  return isOther(text, tool, names) ? undefined : whole;
}

type Thread = { before: Turn; told: Told; said: string };

function heardAs(typed: string, { photos }: UserEvent, { before, told, said }: Thread): Heard {
  const text = calledByName(turnOf(typed), told.spoken);
  const hair = askedIn(said);
  const again = LEVEL_AGAIN.exec(plain(text));
  const level = again && (hair || (again[2] && formulaIn(told))) && `${again[1]}${again[2] ?? ""}`;
  if (level) return { row: undefined, words: `wants level ${level}` };
  if (hair && tellsOfHair(text, hair, told.view.names)) return { row: undefined, words: text };
  const mixing = mixingIn(text, told) ?? ofTone(text, told) ?? ofBowl(text, told);
  if (mixing) return { row: mixing, words: text };
  if (hair && !formulaIn(told) && asksOfBowl(plain(text)) && !asksOfHead(plain(text)))
    return { row: undefined, words: text };
  if (tellsAHead(text, told.view.names)) return { row: undefined, words: text };
  const open =
    said.trimEnd().endsWith("?") && !isOther(text, before.row?.verb.tool, told.view.names);
  // a question of hair keeps no words that tell nothing of hair
  const asked = photos.length > 0 || (open && !(hair && understand(text, hair).intent === "none"));
  const known = { sensed: undefined, ...before, asked, told };
  const answered = before.row && !before.row.aside && answerTo(before.row, text, told);
  if (answered) return { row: answered, words: before.words, more: left(before) };
  const around = aroundOf(told);
  const last = lastOf(before);
  // another place of the list is meant, and no look at it
  const other = hair ? undefined : otherOf(last, text, around);
  if (other) return { row: other, words: before.words };
  const asks = hair ? undefined : (askedOfCard(text, before, told) ?? askedOf(text, told));
  if (asks) return { row: asks, words: text };
  const act = actIn(before);
  const added =
    withThat(act, text, before, told) ??
    addedTo(act, text, told.view.names) ??
    movedThere(text, before, told) ??
    repeated(text, last, told);
  if (added) return { row: added, words: text };
  const card = before.results.findLast(({ status }) => status === "left");
  const order = followed(text, around, card?.tool);
  // what was ordered last is put right before what was told of
  if (order && !lastOf(before)?.verb.does) return { ...order, words: text };
  const anew = pickedAnew(last, text);
  if (anew) return { row: anew, words: before.words };
  const edit = editOf(before, text, around);
  if (edit) return edit;
  if (order) return { ...order, words: text };
  const about = asked && hair ? undefined : aboutOf(lastOf(before), text, told);
  if (about) return { row: about, words: text };
  const corrected = correctionOf(before, text, told.view.names);
  if (corrected) return corrected;
  if (declines(text) && !denies(text) && !askedIn(said) && understand(text).intent === "none")
    return { row: undefined, words: "no" };
  const strange = readingOf(text, known, told.view.names);
  const waits = strange?.row && !strange.row.doubt && waitingFor(strange.row, before.cards ?? []);
  if (waits) return { row: waits, words: text };
  const isPut = CORRECTS.test(plain(text)) && !A_QUESTION.test(text.trim());
  const asItStood = isPut ? asItWas(text, before.cards ?? []) : undefined;
  const filled =
    strange?.row && filledFrom(inRoom(strange.row, lastOf(before), around), text, around);
  // what begins as a correction and can't stand by itself was of the card
  if (asItStood && filled && !isWhole(filled, told)) return { row: asItStood, words: text };
  if (strange && filled) {
    const own = asLunch(filled, told);
    const row = withRest(withUnit(withWholeBody(own, text), text), text, told.view.names);
    return { ...strange, row: besideCard(withBefore(row, before.row, told), before, text) };
  }
  if (asItStood && !strange) return { row: asItStood, words: text };
  const record = strange?.meant || asked ? undefined : recordOf(text, told);
  return (record && { row: record, words: text }) ?? strange ?? { row: undefined, words: text };
}

/** Whether an order asks for nothing before it looks or acts. */
const isWhole = (row: HeardVerb, told: Told): boolean =>
  !row.aside && stepOf(row, { ...told, results: [] }).kind !== "ask";

/** "Actually 8", while a question of hair is open: of the level that is wanted, unless it was the one that was asked for. */
const LEVEL_AGAIN =
  /^(?:(?:no|actually|wait|sorry|oops|rather|make (?:it|that)|better) ?,? ?)+(?:an? |level )?(\d{1,2})( (?:ash|beige|copper|red|gold|pearl|violet|neutral|natural|cool|warm|brown))?$/;

/** Whether words that come while a question of hair is open tell facts of hair: they answer, and are no question about colour. */
const tellsOfHair = (text: string, asked: Asked, names: View["names"]): boolean =>
  Object.keys(understand(text, asked).facts).length > 0 &&
  !A_QUESTION.test(text.trim()) &&
  !isOther(text, "colour_facts", names);

/** The words before, put right by "no, 30": as a row, or as words for the rest of the model. */
function correctionOf(before: Turn, text: string, names: View["names"]): Heard | undefined {
  const correction = correctionIn(text);
  const tool = before.row?.verb.tool;
  if (!correction || !acted(before.results) || heardElsewhere(text)) return undefined;
  if (isOther(text, tool, names)) return undefined;
  const words = replaced(before.words, correction);
  const kinds = before.row?.verb.slots;
  const slots = kinds && before.row && mendedText(kinds, before.row.slots, correction);
  if (before.row && slots)
    return { row: { ...before.row, slots, before: undefined }, words: before.words };
  return words !== undefined && !before.row ? { row: undefined, words } : undefined;
}

/** A row whose question the row before has answered: "whats in pro", "ok upgrade". */
function withBefore(row: HeardVerb, before: HeardVerb | undefined, told: Told): HeardVerb {
  const slot = Object.keys(row.verb.slots ?? {}).find(
    (each) =>
      [row, before].every((one) => one?.verb.slots?.[each] === "word") &&
      before?.slots[each] &&
      !row.slots[each],
  );
  if (!slot || !before || before.aside) return row;
  const step = stepOf(row, { ...told, results: [], earlier: [...told.earlier, ...told.results] });
  return step.kind === "ask" && step.ask.slot === slot
    ? { ...row, slots: { ...row.slots, [slot]: before.slots[slot] } }
    : row;
}

/** Whether the turn came to a call: what was never done has nothing to be put right. */
const acted = (results: readonly Result[]) => results.some(isStep);

/** Words that the rest of the model takes for more than facts of hair. */
const heardElsewhere = (text: string) =>
  !["none", "tell", "thanks"].includes(understand(text).intent);
